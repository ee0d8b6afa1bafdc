#include "reports/html_style.hpp"

namespace bakuk::harness {

std::string_view html_style() {
    return R"(:root {
  color-scheme: light dark;
  --page: #fbfaf7; --card: #ffffff; --ink: #1f2328; --soft: #59616b; --line: #d9d5cb;
  --wood: #e9dcc3; --hole: #fffdf8; --good: #1a7f37; --bad: #b42318; --bad-fill: #fde3df;
  --mark: #8a5a00; --mark-fill: #fff2cc; --code: #f1eee7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16181b; --card: #1e2125; --ink: #e6e8ea; --soft: #a3abb5; --line: #3a3f46;
    --wood: #4a3f2d; --hole: #24272b; --good: #56d37d; --bad: #ff8b7e; --bad-fill: #4a2320;
    --mark: #f2c55c; --mark-fill: #453713; --code: #2a2e33;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 60rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
}
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; font-weight: 600; }
p { margin: .4rem 0; }
a { color: inherit; text-underline-offset: .15em; }
code, pre, .reply { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .9em; overflow-wrap: anywhere; }
code { background: var(--code); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--code); padding: .75rem; border-radius: 8px; white-space: pre-wrap; margin: .5rem 0; }
.soft { color: var(--soft); }
.verdict { border-left: .5rem solid var(--soft); padding-left: 1rem; }
.verdict.good { border-color: var(--good); }
.verdict.bad { border-color: var(--bad); }
.good h1 { color: var(--good); }
.bad h1 { color: var(--bad); }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); font-size: .875rem; }
td.number, th.number { text-align: right; }
.number + :not(.number) { padding-left: 1rem; }
.clause { font-size: 1.05rem; border-left: 3px solid var(--line); padding-left: .75rem; }
article {
  background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
  margin: 1rem 0;
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .9rem; margin: .25rem 0 .75rem; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; }
.reply.given { color: var(--bad); font-weight: 600; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem; margin: .75rem 0; }
figure { margin: 0; max-width: 17rem; }
figcaption { font-size: .875rem; }
figcaption b { display: block; font-size: 1rem; }
svg.board { display: block; width: 100%; height: auto; }
.wood { fill: var(--wood); stroke: var(--line); }
.hole circle { fill: var(--hole); stroke: var(--line); stroke-width: 1.5; }
.hole text { fill: var(--ink); font-size: 20px; text-anchor: middle; font-weight: 600; }
.hole.bare text { fill: var(--soft); font-weight: 400; }
.letter { fill: var(--soft); font-size: 14px; text-anchor: middle; }
.hole.chosen circle { stroke: var(--mark); stroke-width: 4; fill: var(--mark-fill); }
.hole.differing circle { stroke: var(--bad); stroke-width: 4; fill: var(--bad-fill); }
.hole.differing text { fill: var(--bad); font-weight: 700; }
ol.turn { margin: .5rem 0 0; padding-left: 2rem; }
ol.turn li { padding: .2rem .5rem; border-radius: 6px; }
ol.turn li.parts { background: var(--bad-fill); outline: 2px solid var(--bad); }
ol.turn .cites { color: var(--soft); font-size: .875rem; white-space: nowrap; }
.here { display: block; color: var(--bad); font-weight: 600; }
.stones { display: block; font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .85em; white-space: pre-wrap; }
@media (max-width: 40rem) {
  th, td { padding-right: .5rem; }
  figure.asked { grid-column: 1 / -1; }
  table.rows thead { display: none; }
  table.rows, table.rows tbody, table.rows tr, table.rows td { display: block; border: 0; padding: 0; }
  table.rows tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  table.rows td::before { content: attr(data-label) " "; color: var(--soft); font-size: .875rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .4rem; }
}
@media print {
  :root {
    --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #999; --wood: #fff;
    --hole: #fff; --good: #000; --bad: #000; --bad-fill: #e4e4e4; --mark: #000;
    --mark-fill: #f2f2f2; --code: #f4f4f4;
  }
  body { max-width: none; padding: 0; font-size: 10pt; }
  figure { max-width: 11rem; }
  .hole.chosen circle { stroke-dasharray: 4 3; }
  article, tr, li, figure { break-inside: avoid; }
  h2, h3, .clause { break-after: avoid; }
}
)";
}

} // namespace bakuk::harness
