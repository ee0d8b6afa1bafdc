#include "command_line.hpp"

#include "base/nearest.hpp"
#include "command_line_help.hpp"
#include "command_line_values.hpp"
#include "vectors/format.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <functional>

namespace bakuk::harness {

namespace {

constexpr auto testing = "To test an implementation";
constexpr auto reading = "To read the rules";
constexpr auto vectors = "To keep the golden vectors";
constexpr auto numbers = "To count all there is";

/// How a verb presents itself.
struct About {
    std::string group;
    std::string name;
    std::string summary;
    std::string statuses;
    std::string example;
};

/// The program's verbs and options, and what is chosen of them.
class Arguments {
public:
    explicit Arguments(CLI::App& program) : program_(program) {
        add_check();
        add_doctor();
        add_serve();
        add_misreadings();
        add_explain();
        add_clauses();
        add_rulings();
        add_list();
        add_show();
        add_verify();
        add_generate();
        add_census();
        add_perft();
        add_facts();
        add_solve();
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
    using Keep = std::function<void(const std::string&)>;

    template <typename Options>
    CLI::App* add_verb(const About& about, const Options& options) {
        CLI::App* verb = program_.add_subcommand(about.name, about.summary);
        verb->group(about.group);
        verb->set_help_flag("-h,--help", "this text");
        verb->footer("Exit status: " + about.statuses + "\n\nExample:\n  " + about.example);
        verbs_.emplace_back(verb, [&options] { return Command(options); });
        return verb;
    }

    static CLI::Option* add_flag(CLI::App* verb, const std::string& name, bool& kept,
                                 const std::string& help) {
        return verb->add_flag(name, kept, help)->disable_flag_override();
    }

    static CLI::Option* add_value(CLI::App* verb, const std::string& name, const std::string& value,
                                  const std::string& help, const Keep& keep) {
        return verb->add_option_function<std::string>(name, keep, help)->type_name(value);
    }

    static CLI::Option* add_value(CLI::App* verb, const std::string& name, const std::string& value,
                                  const std::string& help, std::string& kept) {
        return add_value(verb, name, value, help,
                         [&kept](const std::string& text) { kept = text; });
    }

    /// A value that may be given again, or several of them with commas between.
    static void add_values(CLI::App* verb, const std::string& name, const std::string& value,
                           const std::string& help, const Keep& keep) {
        const auto keep_all = [keep](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
                keep(text);
            }
        };
        verb->add_option_function<std::vector<std::string>>(name, keep_all, help)
            ->type_name(value)
            ->type_size(1)
            ->allow_extra_args(false)
            ->delimiter(',')
            ->take_all();
    }

    static void add_players(CLI::App* verb, std::vector<int>& players) {
        add_values(verb, "--players", "N", "number of players, 2 or 3; both if left out",
                   [&players](const std::string& text) {
                       players.push_back(read_whole("--players", text, 2, 3));
                   });
    }

    static void add_selection(CLI::App* verb, Selection& selection) {
        add_values(verb, "--class", "CLASS",
                   "conformance class: moves, end or games; all if left out",
                   [&selection](const std::string& text) {
                       const std::vector<std::string> names{"moves", "end", "games"};
                       selection.classes.push_back(names[read_choice("--class", text, names)]);
                   });
        add_players(verb, selection.players);
        add_value(verb, "--filter", "GLOB",
                  "only vectors whose identifier or one of whose clauses fits, as in 'CAP-*'",
                  selection.filter);
    }

    static void add_vectors(CLI::App* verb, std::string& folder) {
        add_value(verb, "--vectors", "DIR", "folder of the golden vectors; else the project's own",
                  folder);
    }

    static void add_ruling(CLI::App* verb, const std::string& help,
                           const std::function<void(const std::string&)>& keep) {
        add_values(verb, "--ruling", "RULING=VALUE", help, keep);
    }

    static void add_ruling(CLI::App* verb, Rulings& rulings) {
        add_ruling(verb, "follow this ruling instead of the default; see bakuk rulings",
                   [&rulings](const std::string& text) {
                       rulings = read_ruling("--ruling", text, rulings);
                   });
    }

    static void add_timeout(CLI::App* verb, double& timeout) {
        add_value(
            verb, "--timeout", "SECONDS",
            fmt::format("how long to wait for a reply; {} if left out", timeout),
            [&timeout](const std::string& text) { timeout = read_seconds("--timeout", text); });
    }

    static void add_command(CLI::App* verb, std::vector<std::string>& command) {
        verb->add_option("COMMAND", command, "what starts the adapter, and its arguments")
            ->required();
    }

    static void add_format(CLI::App* verb, Format& format, const std::vector<std::string>& names) {
        // The names are those of the enumerators, and a verb offers the first ones of them.
        add_value(verb, "--format", "FORMAT",
                  fmt::format("{}; text if left out", fmt::join(names, ", ")),
                  [&format, names](const std::string& text) {
                      format = static_cast<Format>(read_choice("--format", text, names));
                  });
    }

    // ------------------------------------------------------------------ To test an implementation

    void add_check() {
        CLI::App* verb = add_verb({testing, "check", "tests an implementation through its adapter",
                                   "0 it conforms, 1 it does not, 2 wrong usage, 3 it broke",
                                   "bakuk check --class moves -- python3 my_adapter.py"},
                                  check_);
        add_selection(verb, check_.selection);
        add_ruling(verb, "test under this ruling; else under those that its hello names",
                   [this](const std::string& text) {
                       check_.rulings =
                           read_ruling("--ruling", text, check_.rulings.value_or(Rulings{}));
                   });
        CLI::Option* exhaustive = add_flag(verb, "--exhaustive", check_.exhaustive,
                                           "test every position and every move of what is claimed");
        add_value(verb, "--stones", "A..B",
                  "with --exhaustive: only positions with so many stones on the board",
                  [this](const std::string& text) { check_.stones = read_range("--stones", text); })
            ->needs(exhaustive);
        CLI::Option* known = add_value(verb, "--known-failures", "FILE",
                                       "vectors that are expected to fail, each with its reason",
                                       check_.known_failures);
        add_flag(verb, "--write-known-failures", check_.write_known_failures,
                 "bring that file up to date")
            ->needs(known);
        add_timeout(verb, check_.timeout);
        add_value(
            verb, "--jobs", "N", "processes to run side by side, 1 to 64; 1 if left out",
            [this](const std::string& text) { check_.jobs = read_whole("--jobs", text, 1, 64); });
        add_value(
            verb, "--shuffle", "SEED", "ask in an order drawn from this number",
            [this](const std::string& text) { check_.shuffle = read_seed("--shuffle", text); });
        add_flag(verb, "--isolate", check_.isolate, "a fresh process for each test");
        add_format(verb, check_.format, {"text", "json", "junit", "tap"});
        add_value(verb, "--report", "FILE.html", "write a report as one page besides",
                  check_.report);
        add_value(verb, "--statement", "FILE.md", "write the conformance statement besides",
                  check_.statement);
        add_value(verb, "--badge", "FILE.svg", "write a badge besides", check_.badge);
        add_vectors(verb, check_.vectors);
        add_command(verb, check_.command);
    }

    void add_doctor() {
        CLI::App* verb =
            add_verb({testing, "doctor", "examines an adapter's manners before its rules",
                      "0 it is well, 1 something is to be mended, 2 wrong usage, 3 it broke",
                      "bakuk doctor -- ./my-adapter"},
                     doctor_);
        add_timeout(verb, doctor_.timeout);
        add_command(verb, doctor_.command);
    }

    void add_serve() {
        CLI::App* verb =
            add_verb({testing, "serve", "the reference as an adapter, on standard input and output",
                      "0 after quit or at the end of input, 2 wrong usage",
                      "echo 'moves 6,6,6,6,6,6/0,0/1' | bakuk serve"},
                     serve_);
        add_value(verb, "--as", "MISREADING",
                  "answer as this misreading would, or as several joined by +", serve_.as);
        add_ruling(verb, serve_.rulings);
    }

    void add_misreadings() {
        CLI::App* verb =
            add_verb({testing, "misreadings", "wrong rules that people play, and what finds each",
                      "0 good, 2 wrong usage or unreadable vectors", "bakuk misreadings --kills"},
                     misreadings_);
        add_flag(verb, "--kills", misreadings_.kills, "name the vectors that find each");
    }

    // -------------------------------------------------------------------------- To read the rules

    void add_explain() {
        CLI::App* verb =
            add_verb({reading, "explain", "a turn step by step, drawn, each step with its clause",
                      "0 the move is legal, 1 it is refused, 2 wrong usage",
                      "bakuk explain 0,3,2,1,1,3/14,12/1 b"},
                     explain_);
        verb->add_option("POSITION", explain_.position,
                         "stones of a to f / captured stones / player to move: 6,6,6,6,6,6/0,0/1")
            ->required();
        verb->add_option("HOLE", explain_.hole, "the hole he plays, a to f")->required();
        add_value(verb, "--as", "MISREADING",
                  "beside it, the same move as this misreading plays it, or several joined by +",
                  explain_.as);
        add_ruling(verb, explain_.rulings);
    }

    void add_clauses() {
        add_verb({reading, "clauses", "each clause with its standing and what holds it",
                  "0 good, 2 wrong usage or unreadable vectors", "bakuk clauses"},
                 clauses_);
    }

    void add_rulings() {
        add_verb({reading, "rulings", "each ruling with its two answers, and why there are two",
                  "0 good, 2 wrong usage or unreadable vectors", "bakuk rulings"},
                 rulings_);
    }

    // ----------------------------------------------------------------- To keep the golden vectors

    void add_list() {
        CLI::App* verb = add_verb({vectors, "list", "the golden vectors, a line each",
                                   "0 good, 2 wrong usage, unreadable vectors, or none selected",
                                   "bakuk list --filter CAP-3 --players 2"},
                                  list_);
        add_selection(verb, list_.selection);
        add_vectors(verb, list_.vectors);
    }

    void add_show() {
        CLI::App* verb = add_verb({vectors, "show", "one vector with drawn boards and its clauses",
                                   "0 good, 2 wrong usage, unreadable vectors, or no such vector",
                                   "bakuk show chain-wraps-002"},
                                  show_);
        verb->add_option("ID", show_.id, "the vector's identifier; see bakuk list")->required();
        add_vectors(verb, show_.vectors);
    }

    void add_verify() {
        CLI::App* verb =
            add_verb({vectors, "verify", "holds the golden vectors against the reference",
                      "0 all hold, 1 something differs, 2 wrong usage or unreadable vectors",
                      "bakuk verify --vectors vectors"},
                     verify_);
        add_vectors(verb, verify_.vectors);
    }

    void add_generate() {
        CLI::App* verb = add_verb({vectors, "generate", "writes the golden vectors",
                                   "0 good, 1 --check found what would change, 2 wrong usage",
                                   "bakuk generate --check"},
                                  generate_);
        add_value(verb, "--out", "DIR", "folder to write to; else the project's own vectors",
                  generate_.out);
        add_flag(verb, "--check", generate_.check, "write nothing and say what would change");
    }

    // ---------------------------------------------------------------------- To count all there is

    void add_census() {
        CLI::App* verb = add_verb(
            {numbers, "census", "the digests of all positions, or the streams of one stratum",
             "0 good, 2 wrong usage",
             "bakuk census --players 2 --stones 36 --requests | ./my-adapter | sha256sum"},
            census_);
        add_players(verb, census_.players);
        add_value(verb, "--stones", "K", "stones on the board, 0 to 36, even: the stratum",
                  [this](const std::string& text) {
                      census_.stones = read_whole("--stones", text, 0, 36);
                  });
        CLI::Option* requests = verb->add_flag_callback(
            "--requests", [this] { census_.stream = CensusOptions::Stream::requests; },
            "write the stratum's requests");
        verb->add_flag_callback(
                "--replies", [this] { census_.stream = CensusOptions::Stream::replies; },
                "write the replies that are right")
            ->excludes(requests);
        add_ruling(verb, census_.rulings);
    }

    void add_perft() {
        CLI::App* verb = add_verb({numbers, "perft", "counts the games of each length",
                                   "0 good, 2 wrong usage", "bakuk perft 8"},
                                  perft_);
        add_value(verb, "DEPTH", "", "turns, 0 to 60", [this](const std::string& text) {
            perft_.depth = read_whole("DEPTH", text, 0, 60);
        })->required();
        add_value(verb, "--players", "N", "number of players, 2 or 3; 2 if left out",
                  [this](const std::string& text) {
                      perft_.players = read_whole("--players", text, 2, 3);
                  });
        add_ruling(verb, perft_.rulings);
    }

    void add_facts() {
        CLI::App* verb = add_verb({numbers, "facts", "what can be counted about the game",
                                   "0 good, 2 wrong usage", "bakuk facts --players 2"},
                                  facts_);
        add_players(verb, facts_.players);
        add_format(verb, facts_.format, {"text", "json"});
    }

    void add_solve() {
        CLI::App* verb = add_verb({numbers, "solve",
                                   "the value of the game, or of a position, and its best moves",
                                   "0 good, 2 wrong usage", "bakuk solve 6,6,6,6,6,6/0,0/1"},
                                  solve_);
        verb->add_option("POSITION", solve_.position,
                         "as in 6,6,6,6,6,6/0,0/1; else the start, and a count of all values");
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

// ------------------------------------------------------------------------- What cannot be understood

std::vector<std::string> verb_names(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* verb : program.get_subcommands({})) {
        names.push_back(verb->get_name());
    }
    return names;
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
    const std::string near = nearest(word, candidates);
    return near.empty() ? "" : fmt::format("; did you mean \"{}\"?", near);
}

std::vector<std::string> option_names(const CLI::App& verb) {
    std::vector<std::string> names;
    for (const CLI::Option* option : verb.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

/// What is wrong with the program's first argument; empty if it is a verb or asks for help.
std::string problem_of_first(const CLI::App& program, const std::string& first) {
    const std::vector<std::string> names = verb_names(program);
    const std::vector<std::string> options{"-h", "--help", "--version"};
    if (std::ranges::find(names, first) != names.end() ||
        std::ranges::find(options, first) != options.end()) {
        return "";
    }
    if (first.starts_with('-')) {
        return fmt::format("unknown option \"{}\"{}", first, did_you_mean(first, options));
    }
    if (first == "help") {
        return "unknown verb \"help\"; did you mean \"--help\"?";
    }
    const std::string near = did_you_mean(first, names);
    return fmt::format("unknown verb \"{}\"{}", first,
                       near.empty() ? fmt::format("; expected one of {}", fmt::join(names, ", "))
                                    : near);
}

/// What is wrong with the number of an option's values. CLI11's own line begins with the option's
/// name, as in "--filter: 1 required GLOB missing"; that of a flag lacks the hyphens.
std::string mismatch_of(const CLI::App& verb, const std::string& what) {
    const std::string name = what.substr(0, what.find_first_of(": "));
    const CLI::Option* option = verb.get_option_no_throw(name);
    if (option == nullptr) {
        return fmt::format("--{} takes no value", name);
    }
    return fmt::format("{} {}", name,
                       option->count() > 1 ? "may be given only once" : "needs a value");
}

/// What is wrong with a verb's arguments, where CLI11 has refused them.
std::string problem_of(const CLI::App& verb, const CLI::ParseError& error) {
    const bool takes_command = verb.get_option_no_throw("COMMAND") != nullptr;
    for (const std::string& extra : verb.remaining()) {
        if (extra.starts_with('-') && extra != "--") {
            return fmt::format("unknown option \"{}\"{}{}", extra,
                               did_you_mean(extra, option_names(verb)),
                               takes_command ? "; the adapter's own options stand after --" : "");
        }
        if (extra != "--") {
            return fmt::format("one argument too many: \"{}\"", extra);
        }
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        return mismatch_of(verb, error.what());
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && takes_command) {
        return "no adapter to run; its command stands after --, as in -- python3 my_adapter.py";
    }
    return error.what();
}

Result refuse(const std::string& problem, const std::string& help) {
    fmt::print(stderr, "bakuk: {} (see {})\n", problem, help);
    return Result::unusable;
}

} // namespace

std::variant<Command, Result> read_command_line(int argc, const char* const* argv) {
    if (argc < 2) {
        fmt::print(stderr, "{}", first_words());
        return Result::unusable;
    }
    CLI::App program("Bakuk: what its rules say, and whether a program plays by them.", "bakuk");
    program.set_version_flag("--version",
                             fmt::format("bakuk {} (specification {}, vectors {})", BAKUK_VERSION,
                                         specification_version, vectors_version));
    program.require_subcommand(1);
    const Arguments arguments(program);
    if (const std::string problem = problem_of_first(program, argv[1]); !problem.empty()) {
        return refuse(problem, "bakuk --help");
    }
    const CLI::App* verb = nullptr;
    try {
        program.parse(argc, argv);
        return arguments.chosen();
    } catch (const CLI::CallForHelp&) {
        verb = program.get_subcommands().empty() ? nullptr : program.get_subcommands().front();
        fmt::print("{}", verb == nullptr ? program_help(program) : verb_help(*verb));
        return Result::good;
    } catch (const CLI::CallForVersion& version) {
        fmt::print("{}\n", version.what());
        return Result::good;
    } catch (const CLI::ParseError& error) {
        verb = program.get_subcommands().front();
        return refuse(problem_of(*verb, error), fmt::format("bakuk {} --help", verb->get_name()));
    } catch (const InputError& error) {
        verb = program.get_subcommands().front();
        return refuse(error.what(), fmt::format("bakuk {} --help", verb->get_name()));
    }
}

} // namespace bakuk::harness
