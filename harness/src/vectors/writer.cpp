#include "base/sha256.hpp"
#include "vectors/format.hpp"
#include "vectors/json.hpp"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bakuk::harness {

namespace {

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

std::string letters(std::span<const Hole> holes) {
    std::string text;
    for (const Hole hole : holes) {
        text += to_text(hole);
    }
    return text;
}

std::string json_texts(const std::vector<std::string>& texts) {
    std::vector<std::string> quoted;
    std::ranges::transform(texts, std::back_inserter(quoted), json_string);
    return fmt::format("[{}]", fmt::join(quoted, ", "));
}

std::string json_position(const Position& position) {
    std::vector<int> board;
    for (const Hole hole : all_holes) {
        board.push_back(position.board()[hole]);
    }
    return fmt::format(R"({{"board": [{}], "captured": [{}], "mover": {}}})", fmt::join(board, ","),
                       fmt::join(position.captured(), ","), static_cast<int>(position.mover()));
}

std::string json_legal(const Holes& holes) {
    std::vector<std::string> quoted;
    for (const Hole hole : holes) {
        quoted.push_back(json_string(to_text(hole)));
    }
    return fmt::format("[{}]", fmt::join(quoted, ","));
}

std::string json_captures(const Captures& captures) {
    std::vector<std::string> objects;
    for (const Capture& capture : captures) {
        objects.push_back(fmt::format(R"({{"hole": "{}", "stones": {}}})", to_text(capture.hole),
                                      capture.stones));
    }
    return fmt::format("[{}]", fmt::join(objects, ", "));
}

std::string json_outcome(const Outcome& outcome) {
    if (!outcome.ended()) {
        return R"({"status": "ongoing"})";
    }
    std::vector<int> winners;
    for (const Player player : outcome.winners) {
        winners.push_back(static_cast<int>(player));
    }
    return fmt::format(R"({{"status": "ended", "winners": [{}]}})", fmt::join(winners, ", "));
}

std::string json_score(const Score& score) {
    return fmt::format(R"({{"misreadings": {}, "found": {}, "fewest": {}, "pairs": {}, )"
                       R"("pairs_found": {}}})",
                       score.misreadings, score.found, score.fewest, score.pairs,
                       score.pairs_found);
}

std::string json_rulings(const Rulings& rulings) {
    std::vector<std::string> fields;
    const std::string text = to_text(rulings);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::size_t equals = text.find('=', at);
        fields.push_back(fmt::format(R"("{}": "{}")", text.substr(at, equals - at),
                                     text.substr(equals + 1, end - equals - 1)));
        at = end + 1;
    }
    return fmt::format("{{{}}}", fmt::join(fields, ", "));
}

/// The fields of a vector that say what is asked.
std::string json_request(const Request& request) {
    return std::visit(
        Overloaded{[](const PlayRequest& asked) {
                       return fmt::format(R"("position": {}, "move": "{}")",
                                          json_position(asked.position), to_text(asked.hole));
                   },
                   [](const GameRequest& asked) {
                       return fmt::format(R"("players": {}, "moves": "{}")",
                                          static_cast<int>(asked.players), letters(asked.moves));
                   },
                   [](const auto& asked) {
                       return fmt::format(R"("position": {})", json_position(asked.position));
                   }},
        request);
}

/// The fields of a vector that say what is right.
std::string json_answer(const Answer& answer) {
    return std::visit(
        Overloaded{
            [](const Holes& legal) { return fmt::format(R"("legal": {})", json_legal(legal)); },
            [](const Turn& turn) {
                return fmt::format(
                    R"("result": {}, "sown": "{}", "captures": {})", json_position(turn.after),
                    letters({turn.sown.begin(), turn.sown.size()}), json_captures(turn.captures));
            },
            [](const Illegal& illegal) {
                return fmt::format(R"("result": null, "illegal": "{}")", to_text(illegal));
            },
            [](const Outcome& outcome) {
                return fmt::format(R"("outcome": {})", json_outcome(outcome));
            },
            [](const GameAnswer& end) {
                return fmt::format(R"("position": {}, "outcome": {})", json_position(end.position),
                                   json_outcome(end.outcome));
            },
            [](const IllegalMove& illegal) {
                return fmt::format(
                    R"("position": null, "outcome": null, "illegal": "{}", "illegal_move": {})",
                    to_text(illegal.reason), illegal.index + 1);
            }},
        answer);
}

/// The parts' values, each once, in the order in which they first come.
template <typename Value, typename Get>
std::vector<Value> each_once(std::span<const VectorFile> parts, Get get) {
    std::vector<Value> values;
    for (const VectorFile& part : parts) {
        if (std::ranges::find(values, get(part)) == values.end()) {
            values.push_back(get(part));
        }
    }
    std::ranges::sort(values);
    return values;
}

std::vector<std::string> classes_of(std::span<const VectorFile> parts) {
    std::vector<std::string> classes;
    for (const std::string_view known : {"moves", "end", "games"}) {
        if (std::ranges::find(parts, known, &VectorFile::conformance_class) != parts.end()) {
            classes.emplace_back(known);
        }
    }
    return classes;
}

std::vector<int> players_of(std::span<const VectorFile> parts) {
    return each_once<int>(parts,
                          [](const VectorFile& part) { return static_cast<int>(part.players); });
}

std::size_t count_of(std::span<const VectorFile> parts) {
    std::size_t count = 0;
    for (const VectorFile& part : parts) {
        count += part.vectors.size();
    }
    return count;
}

} // namespace

std::string op_of(const Request& request) {
    return std::visit(Overloaded{[](const MovesRequest&) { return "moves"; },
                                 [](const PlayRequest&) { return "play"; },
                                 [](const OutcomeRequest&) { return "outcome"; },
                                 [](const GameRequest&) { return "game"; }},
                      request);
}

std::string class_of(const Request& request) {
    return std::visit(Overloaded{[](const OutcomeRequest&) { return "end"; },
                                 [](const GameRequest&) { return "games"; },
                                 [](const auto&) { return "moves"; }},
                      request);
}

std::string write_vector(const Vector& vector) {
    return fmt::format(R"({{"id": {}, "op": "{}", "clauses": {}, {}, {}, "note": {}}})",
                       json_string(vector.id), op_of(vector.request), json_texts(vector.clauses),
                       json_request(vector.request), json_answer(vector.answer),
                       json_string(vector.note));
}

std::string write_vector_file(std::span<const VectorFile> parts) {
    assert(!parts.empty());
    std::vector<std::string> lines;
    for (const VectorFile& part : parts) {
        std::ranges::transform(part.vectors, std::back_inserter(lines), write_vector);
    }
    DocumentWriter document;
    document.field("specification_version", json_string(specification_version));
    document.field("vectors_version", json_string(vectors_version));
    document.field("classes", json_texts(classes_of(parts)));
    document.field("players", fmt::format("[{}]", fmt::join(players_of(parts), ", ")));
    document.field("rulings", json_rulings(parts.front().rulings));
    document.list("vectors", lines);
    return document.finish();
}

ManifestEntry manifest_entry(std::span<const VectorFile> parts, std::string_view bytes) {
    assert(!parts.empty());
    return {parts.front().path,    classes_of(parts), players_of(parts),
            parts.front().rulings, count_of(parts),   sha256(bytes)};
}

std::string write_manifest(const Manifest& manifest) {
    std::vector<std::string> files;
    for (const ManifestEntry& entry : manifest.files) {
        files.push_back(fmt::format(
            R"({{"path": {}, "classes": {}, "players": [{}], "rulings": {}, "count": {}, "sha256": {}}})",
            json_string(entry.path), json_texts(entry.classes), fmt::join(entry.players, ", "),
            json_rulings(entry.rulings), entry.count, json_string(entry.sha256)));
    }
    std::vector<std::string> other_files;
    for (const OtherFile& file : manifest.other_files) {
        other_files.push_back(fmt::format(R"({{"path": {}, "sha256": {}}})", json_string(file.path),
                                          json_string(file.sha256)));
    }
    std::vector<std::string> retired;
    std::ranges::transform(manifest.retired, std::back_inserter(retired), json_string);

    DocumentWriter document;
    document.field("specification_version", json_string(manifest.specification));
    document.field("vectors_version", json_string(manifest.vectors));
    document.field("specification_sha256", json_string(manifest.specification_sha256));
    document.list("files", files);
    document.list("other_files", other_files);
    document.list("retired", retired);
    document.field("score", json_score(manifest.score));
    return document.finish();
}

} // namespace bakuk::harness
