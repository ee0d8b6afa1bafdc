#include "vectors/format.hpp"
#include "vectors/json.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bakuk::harness {

namespace {

constexpr int most_players = 3;
constexpr int most_counted = 1'000'000; // more than there can be of moves, vectors or pairs

/// What a text of the reference's grammars stands for, or its error as one of this field.
template <typename Value>
Value take_text(const JsonObject& object, const std::string& field,
                const std::variant<Value, TextError>& read) {
    if (const TextError* error = std::get_if<TextError>(&read)) {
        refuse(object.place(), field,
               fmt::format("{}; expected {}", error->problem, error->expected));
    }
    return std::get<Value>(read);
}

Hole read_hole(JsonObject& object, const std::string& field) {
    return take_text(object, field, parse_hole(object.text(field)));
}

std::vector<Hole> read_letters(JsonObject& object, const std::string& field) {
    const std::string text = object.text(field);
    if (text.empty()) {
        return {};
    }
    if (text == "-") {
        refuse(object.place(), field, "expected letters from a to f, or nothing, found \"-\"");
    }
    return take_text(object, field, parse_moves(text));
}

Players read_players(const JsonObject& object, const std::string& field, int number) {
    return take_text(object, field, parse_players(std::to_string(number)));
}

Position read_position(JsonObject& object, const std::string& field) {
    JsonObject parts = object.object(field);
    const std::vector<int> stones = parts.numbers("board", stones_in_game);
    const std::vector<int> captured_stones = parts.numbers("captured", stones_in_game);
    const int mover = parts.number("mover", most_players);
    parts.done();
    const std::string text =
        fmt::format("{}/{}/{}", fmt::join(stones, ","), fmt::join(captured_stones, ","), mover);
    return take_text(object, field, parse_position(text));
}

Holes read_legal(JsonObject& object) {
    Holes holes;
    for (const std::string& text : object.texts("legal")) {
        const Hole hole = take_text(object, "legal", parse_hole(text));
        if (!holes.empty() && holes.back() >= hole) {
            refuse(object.place(), "legal", "expected each hole once, in the order a to f");
        }
        holes.push_back(hole);
    }
    return holes;
}

Illegal read_illegal(JsonObject& object) {
    const std::string text = object.text("illegal");
    for (const Illegal illegal :
         {Illegal::game_over, Illegal::not_your_hole, Illegal::empty_hole}) {
        if (to_text(illegal) == text) {
            return illegal;
        }
    }
    refuse(object.place(), "illegal",
           fmt::format("expected game-over, not-your-hole or empty-hole, found \"{}\"", text));
}

Outcome read_outcome(JsonObject& object) {
    JsonObject parts = object.object("outcome");
    const std::string status = parts.text("status");
    Outcome outcome;
    if (status == "ended") {
        for (const int number : parts.numbers("winners", most_players)) {
            const auto player = static_cast<Player>(number);
            if (number == 0 || (outcome.ended() && outcome.winners.back() >= player)) {
                refuse(object.place(), "outcome.winners",
                       "expected the winners' numbers, each once, in order");
            }
            outcome.winners.push_back(player);
        }
        if (!outcome.ended()) {
            refuse(object.place(), "outcome.winners", "expected at least one winner");
        }
    } else if (status != "ongoing") {
        refuse(object.place(), "outcome.status",
               fmt::format("expected ongoing or ended, found \"{}\"", status));
    }
    parts.done();
    return outcome;
}

Captures read_captures(JsonObject& object) {
    Captures captures;
    for (JsonObject& capture : object.objects("captures")) {
        if (captures.size() == all_holes.size()) {
            refuse(object.place(), "captures", "expected at most one capture for each hole");
        }
        const Hole hole = read_hole(capture, "hole");
        captures.push_back({hole, capture.number("stones", stones_in_game)});
        capture.done();
    }
    return captures;
}

Answer read_turn(JsonObject& object, Hole from) {
    if (object.take_null("result")) {
        return read_illegal(object);
    }
    const Position after = read_position(object, "result");
    const std::vector<Hole> sown = read_letters(object, "sown");
    if (sown.empty() || sown.size() > stones_in_game) {
        refuse(object.place(), "sown", "expected the holes of 1 to 36 stones");
    }
    Turn turn{from, {}, sown.back(), read_captures(object), after};
    for (const Hole hole : sown) {
        turn.sown.push_back(hole);
    }
    return turn;
}

Answer read_game_answer(JsonObject& object, const std::vector<Hole>& moves) {
    if (object.take_null("position")) {
        if (!object.take_null("outcome")) {
            refuse(object.place(), "outcome", "expected null, since the game is illegal");
        }
        const Illegal reason = read_illegal(object);
        const int number = object.number("illegal_move", most_counted);
        const auto index = static_cast<std::size_t>(number) - 1;
        if (number == 0 || index >= moves.size()) {
            refuse(object.place(), "illegal_move",
                   fmt::format("expected the number of a move from 1 to {}, found {}", moves.size(),
                               number));
        }
        return IllegalMove{index, moves[index], reason};
    }
    const Position position = read_position(object, "position");
    return GameAnswer{position, read_outcome(object)};
}

/// The fields of a vector that depend on its op.
std::pair<Request, Answer> read_question(JsonObject& object) {
    const std::string op = object.text("op");
    if (op == "game") {
        const Players players =
            read_players(object, "players", object.number("players", most_players));
        const std::vector<Hole> moves = read_letters(object, "moves");
        return {GameRequest{players, moves}, read_game_answer(object, moves)};
    }
    if (op != "moves" && op != "play" && op != "outcome") {
        refuse(object.place(), "op",
               fmt::format("expected moves, play, outcome or game, found \"{}\"", op));
    }
    const Position position = read_position(object, "position");
    if (op == "play") {
        const Hole from = read_hole(object, "move");
        return {PlayRequest{position, from}, read_turn(object, from)};
    }
    if (op == "outcome") {
        return {OutcomeRequest{position}, read_outcome(object)};
    }
    return {MovesRequest{position}, read_legal(object)};
}

/// Whether an identifier is a recipe's name, a hyphen, and three digits.
bool is_identifier(std::string_view id) {
    constexpr std::size_t end_length = 4;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
    if (id.size() <= end_length || !is_lower(id.front())) {
        return false;
    }
    const std::string_view name = id.substr(0, id.size() - end_length);
    const std::string_view end = id.substr(name.size());
    return end.front() == '-' && std::ranges::all_of(end.substr(1), is_digit) &&
           !name.ends_with('-') && name.find("--") == std::string_view::npos &&
           std::ranges::all_of(name,
                               [&](char c) { return is_lower(c) || is_digit(c) || c == '-'; });
}

/// The vector that goes into the part of its class and number of players.
void add(std::vector<VectorFile>& parts, const std::string& path, const Rulings& rulings,
         Vector vector) {
    const std::string conformance_class = class_of(vector.request);
    const Players players = players_of(vector.request);
    auto part = std::ranges::find_if(parts, [&](const VectorFile& one) {
        return one.conformance_class == conformance_class && one.players == players;
    });
    if (part == parts.end()) {
        part = parts.insert(part, VectorFile{path, conformance_class, players, rulings, {}});
    }
    part->vectors.push_back(std::move(vector));
}

/// Takes the only field of a document's line.
JsonObject line_object(const DocumentField& field, const std::string& shown) {
    return {fmt::format("{{\"{}\": {}}}", field.name, field.value.empty() ? "[]" : field.value),
            {shown, field.line}};
}

void expect_names(const std::vector<DocumentField>& fields, const std::string& shown,
                  const std::vector<std::string_view>& names) {
    for (std::size_t index = 0; index < std::max(fields.size(), names.size()); ++index) {
        if (index >= fields.size()) {
            refuse({shown, fields.empty() ? 1 : fields.back().line}, std::string(names[index]),
                   "missing");
        }
        if (index >= names.size() || fields[index].name != names[index]) {
            refuse({shown, fields[index].line}, fields[index].name,
                   index < names.size() ? fmt::format("expected the field \"{}\"", names[index])
                                        : "not a field of this format");
        }
    }
}

Score read_score(JsonObject object) {
    const auto number = [&](const std::string& field) {
        return static_cast<std::size_t>(object.number(field, most_counted));
    };
    const Score score{number("misreadings"), number("found"), number("fewest"), number("pairs"),
                      number("pairs_found")};
    object.done();
    return score;
}

Rulings read_rulings(JsonObject object) {
    Rulings rulings;
    for (const std::string& name : object.names()) {
        rulings = take_text(object, "rulings." + name,
                            parse_ruling(fmt::format("{}={}", name, object.text(name)), rulings));
    }
    return rulings;
}

/// Refuses what says the same in another way than the writer does.
void expect_canonical(std::string_view found, std::string_view written, const Place& place) {
    if (found == written) {
        return;
    }
    const auto [differs, unused] = std::ranges::mismatch(found, written);
    refuse(place, "",
           fmt::format("not as the generator writes it, from column {} on",
                       differs - found.begin() + 1));
}

void expect_canonical_file(std::string_view bytes, std::string_view written,
                           const std::string& shown) {
    if (bytes == written) {
        return;
    }
    const auto [differs, unused] = std::ranges::mismatch(bytes, written);
    const auto line = static_cast<std::size_t>(std::count(bytes.begin(), differs, '\n')) + 1;
    refuse({shown, line}, "", "not as the generator writes it");
}

} // namespace

Vector read_vector(std::string_view line, const std::string& file, std::size_t line_number) {
    JsonObject object(line, {file, line_number});
    const std::string id = object.text("id");
    if (!is_identifier(id)) {
        refuse(object.place(), "id",
               fmt::format("expected a recipe's name and a number, as in chain-wraps-002, "
                           "found \"{}\"",
                           id));
    }
    const std::vector<std::string> clauses = object.texts("clauses");
    if (clauses.empty()) {
        refuse(object.place(), "clauses", "expected at least one clause");
    }
    const auto [request, answer] = read_question(object);
    const std::string note = object.text("note");
    if (note.empty()) {
        refuse(object.place(), "note", "expected a sentence");
    }
    object.done();
    Vector vector{id, clauses, request, answer, note};
    expect_canonical(line, write_vector(vector), object.place());
    return vector;
}

std::vector<VectorFile> read_vector_file(const std::string& path, const std::string& shown,
                                         std::string_view bytes) {
    const std::vector<DocumentField> fields = split_document(shown, bytes);
    expect_names(
        fields, shown,
        {"specification_version", "vectors_version", "classes", "players", "rulings", "vectors"});
    for (const std::size_t index : {std::size_t{0}, std::size_t{1}}) {
        const std::string_view version = index == 0 ? specification_version : vectors_version;
        JsonObject object = line_object(fields[index], shown);
        const std::string name(fields[index].name);
        const std::string found = object.text(name);
        if (found != version) {
            refuse(object.place(), name,
                   fmt::format("expected \"{}\", found \"{}\"", version, found));
        }
    }
    const Rulings rulings = read_rulings(line_object(fields[4], shown).object("rulings"));
    std::vector<VectorFile> parts;
    for (const DocumentField::Item& item : fields.back().items) {
        add(parts, path, rulings, read_vector(item.text, shown, item.line));
    }
    if (parts.empty()) {
        refuse({shown, fields.back().line}, "vectors", "expected at least one vector");
    }
    expect_canonical_file(bytes, write_vector_file(parts), shown);
    return parts;
}

Manifest read_manifest(const std::string& shown, std::string_view bytes) {
    const std::vector<DocumentField> fields = split_document(shown, bytes);
    expect_names(fields, shown,
                 {"specification_version", "vectors_version", "specification_sha256", "files",
                  "other_files", "retired", "score"});
    Manifest manifest;
    manifest.specification = line_object(fields[0], shown).text("specification_version");
    manifest.vectors = line_object(fields[1], shown).text("vectors_version");
    manifest.specification_sha256 = line_object(fields[2], shown).text("specification_sha256");
    for (const DocumentField::Item& item : fields[3].items) {
        JsonObject object(item.text, {shown, item.line});
        ManifestEntry entry;
        entry.path = object.text("path");
        entry.classes = object.texts("classes");
        entry.players = object.numbers("players", most_players);
        entry.rulings = read_rulings(object.object("rulings"));
        entry.count = static_cast<std::size_t>(object.number("count", most_counted));
        entry.sha256 = object.text("sha256");
        object.done();
        manifest.files.push_back(std::move(entry));
    }
    for (const DocumentField::Item& item : fields[4].items) {
        JsonObject object(item.text, {shown, item.line});
        manifest.other_files.push_back({object.text("path"), object.text("sha256")});
        object.done();
    }
    for (const DocumentField::Item& item : fields[5].items) {
        JsonObject object(fmt::format("{{\"retired\": {}}}", item.text), {shown, item.line});
        manifest.retired.push_back(object.text("retired"));
    }
    manifest.score = read_score(line_object(fields[6], shown).object("score"));
    expect_canonical_file(bytes, write_manifest(manifest), shown);
    return manifest;
}

} // namespace bakuk::harness
