#include "command_line.hpp"

#include "bakuk/text.hpp"
#include "base/lines.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <functional>
#include <map>

namespace bakuk::harness {

namespace {

/// The program's arguments and the verbs that they choose from.
class Arguments {
public:
    explicit Arguments(CLI::App& program) : program_(program) {
        add_check();
        add_doctor();
        add_explain();
        add_list();
        add_show();
        add_verify();
        add_generate();
        add_census();
        add_facts();
        add_solve();
        add_perft();
        add_serve();
        add_clauses();
        add_misreadings();
        add_rulings();
    }

    /// Requires: the arguments were parsed, so that one verb was chosen.
    [[nodiscard]] Command chosen() const {
        for (const auto& [verb, command] : verbs_) {
            if (verb->parsed()) {
                return command();
            }
        }
        throw CLI::RequiredError("a verb");
    }

private:
    template <typename Options>
    CLI::App* add_verb(const std::string& name, const std::string& summary,
                       const std::string& example, const Options& options) {
        CLI::App* verb = program_.add_subcommand(name, summary);
        verb->footer("Example:\n  " + example);
        verbs_.emplace_back(verb, [&options] { return Command(options); });
        return verb;
    }

    static void add_players(CLI::App* verb, std::vector<int>& players) {
        verb->add_option("--players", players, "Number of players, 2 or 3; both if left out")
            ->check(CLI::IsMember({2, 3}))
            ->delimiter(',');
    }

    static void add_selection(CLI::App* verb, Selection& selection) {
        verb->add_option("--class", selection.classes, "Conformance class: moves, end or games")
            ->check(CLI::IsMember({"moves", "end", "games"}))
            ->delimiter(',');
        add_players(verb, selection.players);
        verb->add_option("--filter", selection.filter,
                         "Only vectors whose identifier or one of whose clauses fits this glob");
    }

    static void add_vectors(CLI::App* verb, std::string& vectors) {
        verb->add_option("--vectors", vectors, "Folder of the golden vectors");
    }

    template <typename Keep>
    static void add_rulings_option(CLI::App* verb, const std::string& help, Keep keep) {
        verb->add_option_function<std::vector<std::string>>(
                "--ruling",
                [keep](const std::vector<std::string>& texts) {
                    Rulings rulings;
                    for (const std::string& text : texts) {
                        const auto read = parse_ruling(text, rulings);
                        if (const TextError* error = std::get_if<TextError>(&read)) {
                            throw CLI::ValidationError("--ruling", to_text(*error));
                        }
                        rulings = std::get<Rulings>(read);
                    }
                    keep(rulings);
                },
                help)
            ->type_name("RULING=VALUE")
            ->type_size(1)
            ->allow_extra_args(false)
            ->take_all();
    }

    static void add_timeout(CLI::App* verb, double& timeout) {
        verb->add_option("--timeout", timeout, "Seconds to wait for a reply")
            ->check(CLI::PositiveNumber)
            ->capture_default_str();
    }

    static void add_command(CLI::App* verb, std::vector<std::string>& command) {
        verb->add_option("COMMAND", command, "The adapter's command and its arguments, after --")
            ->required();
    }

    static std::pair<int, int> parse_range(const std::string& text) {
        const std::size_t dots = text.find("..");
        const std::string first = text.substr(0, dots);
        const std::string last = dots == std::string::npos ? first : text.substr(dots + 2);
        std::pair<int, int> range;
        if (!CLI::detail::lexical_cast(first, range.first) ||
            !CLI::detail::lexical_cast(last, range.second) || range.first < 0 ||
            range.first > range.second || range.second > 36) {
            throw CLI::ValidationError(
                "--stones", "\"" + text + "\"; expected K or A..B, as in 2..10, from 0 to 36");
        }
        return range;
    }

    void add_check() {
        CLI::App* verb = add_verb("check", "Tests an implementation through its adapter",
                                  "bakuk check --class moves -- python3 my_adapter.py", check_);
        add_selection(verb, check_.selection);
        add_rulings_option(verb, "Test under this ruling; else under those that hello names",
                           [this](const Rulings& rulings) { check_.rulings = rulings; });
        verb->add_flag("--exhaustive", check_.exhaustive,
                       "Test every position and every move of what is claimed");
        verb->add_option_function<std::string>(
                "--stones", [this](const std::string& text) { check_.stones = parse_range(text); },
                "With --exhaustive: only positions with so many stones on the board")
            ->type_name("A..B");
        verb->add_option("--known-failures", check_.known_failures,
                         "File of vectors that are expected to fail");
        verb->add_flag("--write-known-failures", check_.write_known_failures,
                       "Bring the file of known failures up to date");
        add_timeout(verb, check_.timeout);
        verb->add_option("--jobs", check_.jobs, "Processes to run side by side")
            ->check(CLI::Range(1, 64))
            ->capture_default_str();
        verb->add_option("--shuffle", check_.shuffle, "Ask in an order drawn from this seed");
        verb->add_flag("--isolate", check_.isolate, "A fresh process for each test");
        add_format(verb, check_.format,
                   {{"text", Format::text},
                    {"json", Format::json},
                    {"junit", Format::junit},
                    {"tap", Format::tap}});
        verb->add_option("--report", check_.report, "Write a report as one HTML page");
        verb->add_option("--statement", check_.statement,
                         "Write the conformance statement as Markdown");
        verb->add_option("--badge", check_.badge, "Write a badge as SVG");
        add_vectors(verb, check_.vectors);
        add_command(verb, check_.command);
    }

    static void add_format(CLI::App* verb, Format& format,
                           const std::map<std::string, Format>& formats) {
        std::string names;
        for (const auto& [name, unused] : formats) {
            names += names.empty() ? name : ", " + name;
        }
        verb->add_option_function<std::string>(
                "--format",
                [&format, formats, names](const std::string& name) {
                    const auto found = formats.find(name);
                    if (found == formats.end()) {
                        throw CLI::ValidationError("--format",
                                                   "\"" + name + "\"; expected one of " + names);
                    }
                    format = found->second;
                },
                "One of " + names + "; text if left out")
            ->type_name("FORMAT");
    }

    void add_doctor() {
        CLI::App* verb = add_verb("doctor", "Examines an adapter's manners before its rules",
                                  "bakuk doctor -- ./my-adapter", doctor_);
        add_timeout(verb, doctor_.timeout);
        add_command(verb, doctor_.command);
    }

    void add_verify() {
        CLI::App* verb = add_verb("verify", "Holds the golden vectors against the reference",
                                  "bakuk verify --vectors vectors", verify_);
        add_vectors(verb, verify_.vectors);
    }

    void add_generate() {
        CLI::App* verb =
            add_verb("generate", "Writes the golden vectors", "bakuk generate --check", generate_);
        verb->add_option("--out", generate_.out, "Folder to write to; else the project's vectors");
        verb->add_flag("--check", generate_.check,
                       "Write nothing and say what would change; status 1 if anything would");
    }

    void add_census() {
        CLI::App* verb = add_verb(
            "census", "The digests of all positions, or the streams of one stratum",
            "bakuk census --players 2 --stones 36 --requests | ./my-adapter | sha256sum", census_);
        add_players(verb, census_.players);
        verb->add_option("--stones", census_.stones, "Stones on the board: the stratum")
            ->check(CLI::Range(0, 36));
        CLI::Option* requests = verb->add_flag_callback(
            "--requests", [this] { census_.stream = CensusOptions::Stream::requests; },
            "Write the stratum's requests");
        verb->add_flag_callback(
                "--replies", [this] { census_.stream = CensusOptions::Stream::replies; },
                "Write the replies that are right")
            ->excludes(requests);
        add_rulings_option(verb, "Under this ruling",
                           [this](const Rulings& rulings) { census_.rulings = rulings; });
    }

    void add_explain() {
        CLI::App* verb =
            add_verb("explain", "A turn step by step, drawn, each step with its clause",
                     "bakuk explain 6,6,6,6,6,6/0,0/1 c", explain_);
        verb->add_option("POSITION", explain_.position, "As in 6,6,6,6,6,6/0,0/1")->required();
        verb->add_option("HOLE", explain_.hole, "A letter from a to f")->required();
        verb->add_option("--as", explain_.as, "Beside it, the turn under this misreading");
        add_rulings_option(verb, "Under this ruling",
                           [this](const Rulings& rulings) { explain_.rulings = rulings; });
    }

    void add_list() {
        CLI::App* verb = add_verb("list", "The golden vectors, a line each",
                                  "bakuk list --filter 'CAP-3'", list_);
        add_selection(verb, list_.selection);
        add_vectors(verb, list_.vectors);
    }

    void add_show() {
        CLI::App* verb = add_verb("show", "One vector with drawn boards and its clauses",
                                  "bakuk show chain-wraps-002", show_);
        verb->add_option("ID", show_.id, "The vector's identifier")->required();
        add_vectors(verb, show_.vectors);
    }

    void add_serve() {
        CLI::App* verb = add_verb("serve", "The reference as an adapter",
                                  "echo 'moves 6,6,6,6,6,6/0,0/1' | bakuk serve", serve_);
        verb->add_option("--as", serve_.as, "Answer as this misreading would");
        add_rulings_option(verb, "Under this ruling",
                           [this](const Rulings& rulings) { serve_.rulings = rulings; });
    }

    void add_clauses() {
        add_verb("clauses", "Each clause with its standing and what holds it", "bakuk clauses",
                 clauses_);
    }

    void add_misreadings() {
        CLI::App* verb = add_verb("misreadings", "Each misreading with what tells it apart",
                                  "bakuk misreadings --kills", misreadings_);
        verb->add_flag("--kills", misreadings_.kills, "Name the vectors that find each");
    }

    void add_rulings() {
        add_verb("rulings", "Each ruling with its two answers", "bakuk rulings", rulings_);
    }

    void add_perft() {
        CLI::App* verb =
            add_verb("perft", "Counts the games of each length", "bakuk perft 8", perft_);
        verb->add_option("DEPTH", perft_.depth, "Turns, from 0 to 60")
            ->required()
            ->check(CLI::Range(0, 60));
        verb->add_option("--players", perft_.players, "Number of players, 2 or 3")
            ->check(CLI::IsMember({2, 3}))
            ->capture_default_str();
        add_rulings_option(verb, "Under this ruling",
                           [this](const Rulings& rulings) { perft_.rulings = rulings; });
    }

    void add_facts() {
        CLI::App* verb = add_verb("facts", "What can be counted about the game",
                                  "bakuk facts --players 2", facts_);
        add_players(verb, facts_.players);
        add_format(verb, facts_.format, {{"text", Format::text}, {"json", Format::json}});
    }

    void add_solve() {
        CLI::App* verb =
            add_verb("solve", "The value of the game, or of a position, with its best moves",
                     "bakuk solve 6,6,6,6,6,6/0,0/1", solve_);
        verb->add_option("POSITION", solve_.position, "As in 6,6,6,6,6,6/0,0/1; else the start");
    }

    CLI::App& program_;
    std::vector<std::pair<CLI::App*, std::function<Command()>>> verbs_;
    CheckOptions check_;
    DoctorOptions doctor_;
    VerifyOptions verify_;
    GenerateOptions generate_;
    CensusOptions census_;
    ExplainOptions explain_;
    ListOptions list_;
    ShowOptions show_;
    ServeOptions serve_;
    ClausesOptions clauses_;
    MisreadingsOptions misreadings_;
    RulingsOptions rulings_;
    PerftOptions perft_;
    FactsOptions facts_;
    SolveOptions solve_;
};

} // namespace

std::variant<Command, Result> read_command_line(int argc, const char* const* argv) {
    CLI::App program("Bakuk: the rules, and whether a program plays by them.", "bakuk");
    program.set_version_flag("--version", "bakuk " BAKUK_VERSION);
    program.require_subcommand(1);
    const Arguments arguments(program);
    try {
        program.parse(argc, argv);
        return arguments.chosen();
    } catch (const CLI::Success& asked) {
        program.exit(asked);
        return Result::good;
    } catch (const CLI::ParseError& error) {
        std::string help = "bakuk --help";
        for (const CLI::App* verb : program.get_subcommands()) {
            help = fmt::format("bakuk {} --help", verb->get_name());
        }
        fmt::print(stderr, "bakuk: {} (see {})\n", error.what(), help);
        return Result::unusable;
    }
}

} // namespace bakuk::harness
