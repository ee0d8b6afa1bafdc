#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "drawing/board.hpp"
#include "specification/clauses.hpp"
#include "vectors/format.hpp"
#include "vectors/nearest.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t label_width = 10;

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

struct Found {
    const VectorFile* file;
    const Vector* vector;
};

Found find(const Suite& suite, const std::string& id) {
    std::vector<std::string> all;
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            if (vector.id == id) {
                return {&file, &vector};
            }
            all.push_back(vector.id);
        }
    }
    if (std::ranges::find(suite.retired, id) != suite.retired.end()) {
        throw InputError(fmt::format("the vector \"{}\" is retired", id));
    }
    throw InputError(fmt::format("there is no vector \"{}\"; nearest are {}", id,
                                 fmt::join(nearest(id, all, 3), ", ")));
}

void print_label(std::string_view label, std::string_view text) {
    fmt::print("{:<{}}{}\n", label, label_width, wrap(text, label_width));
}

void print_board(std::string_view title, const Position& position, const Rulings& rulings,
                 const Marks& marks) {
    Drawing drawing = draw(position, rulings, marks);
    if (const std::string key = key_of(marks); !key.empty()) {
        drawing.push_back(key);
    }
    fmt::print("\n{}\n{}\n", title, to_text(drawing, 4));
}

std::string holes_in_order(const auto& holes) {
    std::string text;
    for (const Hole hole : holes) {
        text += fmt::format("{}{}", text.empty() ? "" : " ", to_text(hole));
    }
    return text;
}

std::string captures_in_order(const Captures& captures) {
    std::string text;
    for (const Capture& capture : captures) {
        text +=
            fmt::format("{}{} {}", text.empty() ? "" : ", ", to_text(capture.hole), capture.stones);
    }
    return text.empty() ? "none" : text;
}

/// The boards: the position asked about, and the one that comes of it.
void print_boards(const Vector& vector, const Rulings& rulings) {
    const Turn* turn = std::get_if<Turn>(&vector.answer);
    std::visit(Overloaded{[](const GameRequest&) {},
                          [&](const PlayRequest& asked) {
                              Marks marks;
                              marks.chosen = asked.hole;
                              print_board("Before", asked.position, rulings,
                                          turn != nullptr ? marks_before(*turn) : marks);
                          },
                          [&](const auto& asked) {
                              print_board("Position", asked.position, rulings, {});
                          }},
               vector.request);
    if (turn != nullptr) {
        print_board("After", turn->after, rulings, {});
    }
    if (const auto* end = std::get_if<GameAnswer>(&vector.answer)) {
        print_board("Reached", end->position, rulings, {});
    }
}

void print_answer(const Answer& answer) {
    print_label("Reply", reply_text(answer));
    if (const Turn* turn = std::get_if<Turn>(&answer)) {
        print_label("Sown", holes_in_order(turn->sown));
        print_label("Captures", captures_in_order(turn->captures));
    }
    if (const Illegal* illegal = std::get_if<Illegal>(&answer)) {
        print_label("Illegal", to_text(*illegal));
    }
    if (const IllegalMove* illegal = std::get_if<IllegalMove>(&answer)) {
        print_label("Illegal", fmt::format("move {}, {}: {}", illegal->index + 1,
                                           to_text(illegal->hole), to_text(illegal->reason)));
    }
}

void print_clauses(const std::vector<std::string>& ids) {
    fmt::print("\n");
    for (const std::string& id : ids) {
        const Clause* clause = find_clause(id);
        print_label(id, clause != nullptr ? clause->sentence : "no clause of the specification");
    }
}

} // namespace

Result run(const ShowOptions& options) {
    const Suite suite = read_suite(options.vectors);
    const auto [file, vector] = find(suite, options.id);
    const std::string rulings = to_text(file->rulings);
    fmt::print("{}\n", coloured(vector->id, Colour::bold, stdout));
    print_label("Class", fmt::format("{}, {} players{}", file->conformance_class,
                                     file->players == Players::two ? "two" : "three",
                                     rulings.empty() ? "" : ", under " + rulings));
    print_label("File", file->path);
    print_label("Note", vector->note);
    print_boards(*vector, file->rulings);
    print_label("Request", to_text(vector->request));
    print_answer(vector->answer);
    print_clauses(vector->clauses);
    return Result::good;
}

} // namespace bakuk::harness
