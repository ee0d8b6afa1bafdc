#include "vectors/schema.hpp"

#include "base/errors.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

namespace bakuk::harness {

namespace {

using Json = nlohmann::json;

Json parse(std::string_view text, const std::string& shown) {
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) {
        throw InputError(shown + ": not JSON, or cut short");
    }
    return json;
}

/// The length of a text in characters, as JSON Schema counts it.
std::size_t length(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool has_type(const Json& json, const std::string& type) {
    return (type == "object" && json.is_object()) || (type == "array" && json.is_array()) ||
           (type == "string" && json.is_string()) || (type == "boolean" && json.is_boolean()) ||
           (type == "null" && json.is_null()) || (type == "number" && json.is_number()) ||
           (type == "integer" && json.is_number_integer());
}

/// Holds documents to one schema.
class Validator {
public:
    Validator(const Json& schema, std::string shown)
        : root_(schema), shown_(std::move(shown)), rules_(all_rules()) {}

    [[nodiscard]] std::vector<std::string> errors(const Json& json) {
        std::vector<std::string> found;
        check(json, root_, "", found);
        return found;
    }

private:
    using Errors = std::vector<std::string>;
    /// One keyword: its value, the schema that it stands in, the place in the document.
    using Rule = std::function<void(const Json& json, const Json& value, const Json& schema,
                                    const std::string& place, Errors& errors)>;

    static void add(Errors& errors, const std::string& place, const std::string& what) {
        errors.push_back(fmt::format("{}: {}", place.empty() ? "/" : place, what));
    }

    void check(const Json& json, const Json& schema, const std::string& place, Errors& errors) {
        for (const auto& [keyword, value] : schema.items()) {
            const auto rule = rules_.find(keyword);
            if (rule == rules_.end()) {
                throw InputError(
                    fmt::format("{}: the keyword \"{}\" is not known", shown_, keyword));
            }
            if (rule->second) {
                rule->second(json, value, schema, place, errors);
            }
        }
    }

    [[nodiscard]] const Json& referred(const Json& reference) const {
        const auto text = reference.get<std::string>();
        if (!text.starts_with("#/")) {
            throw InputError(fmt::format("{}: the reference \"{}\" leads out of it", shown_, text));
        }
        return root_.at(Json::json_pointer(text.substr(1)));
    }

    void check_one_of(const Json& json, const Json& schemas, const std::string& place,
                      Errors& errors) {
        const auto fits = std::ranges::count_if(schemas, [&](const Json& one) {
            Errors of_one;
            check(json, one, place, of_one);
            return of_one.empty();
        });
        if (fits != 1) {
            add(errors, place,
                fmt::format("fits {} of the {} forms that it can have, not one", fits,
                            schemas.size()));
        }
    }

    void check_fields(const Json& json, const Json& schema, const std::string& place,
                      Errors& errors) {
        for (const auto& [field, value] : json.items()) {
            const std::string at = fmt::format("{}/{}", place, field);
            if (schema.contains("properties") && schema["properties"].contains(field)) {
                check(value, schema["properties"][field], at, errors);
            } else if (schema.contains("additionalProperties") &&
                       schema["additionalProperties"] == false) {
                add(errors, at, "not a field of this format");
            }
        }
    }

    std::map<std::string, Rule> all_rules() {
        std::map<std::string, Rule> rules;
        for (const char* annotation : {"$schema", "$id", "$defs", "title", "description"}) {
            rules[annotation] = nullptr;
        }
        // The fields are gone through where the type is said.
        for (const char* keyword : {"properties", "additionalProperties"}) {
            rules[keyword] = [this, keyword](const Json&, const Json&, const Json& schema,
                                             const std::string&, Errors&) {
                if (!schema.contains("type")) {
                    throw InputError(
                        fmt::format("{}: \"{}\" stands without a type", shown_, keyword));
                }
            };
        }
        rules["type"] = [this](const Json& json, const Json& value, const Json& schema,
                               const std::string& place, Errors& errors) {
            if (!has_type(json, value)) {
                add(errors, place, fmt::format("is not of the type {}", value.dump()));
            } else if (json.is_object()) {
                check_fields(json, schema, place, errors);
            }
        };
        rules["$ref"] = [this](const Json& json, const Json& value, const Json&,
                               const std::string& place,
                               Errors& errors) { check(json, referred(value), place, errors); };
        rules["oneOf"] = [this](const Json& json, const Json& value, const Json&,
                                const std::string& place,
                                Errors& errors) { check_one_of(json, value, place, errors); };
        rules["const"] = [](const Json& json, const Json& value, const Json&,
                            const std::string& place, Errors& errors) {
            if (json != value) {
                add(errors, place, fmt::format("is not {}", value.dump()));
            }
        };
        rules["enum"] = [](const Json& json, const Json& value, const Json&,
                           const std::string& place, Errors& errors) {
            if (std::ranges::find(value, json) == value.end()) {
                add(errors, place, fmt::format("is not one of {}", value.dump()));
            }
        };
        rules["required"] = [](const Json& json, const Json& value, const Json&,
                               const std::string& place, Errors& errors) {
            for (const Json& field : value) {
                if (json.is_object() && !json.contains(field.get<std::string>())) {
                    add(errors, place, fmt::format("lacks the field {}", field.dump()));
                }
            }
        };
        rules["items"] = [this](const Json& json, const Json& value, const Json&,
                                const std::string& place, Errors& errors) {
            for (std::size_t index = 0; json.is_array() && index < json.size(); ++index) {
                check(json[index], value, fmt::format("{}/{}", place, index), errors);
            }
        };
        rules["uniqueItems"] = [](const Json& json, const Json& value, const Json&,
                                  const std::string& place, Errors& errors) {
            if (value == true && json.is_array() &&
                std::set<Json>(json.begin(), json.end()).size() < json.size()) {
                add(errors, place, "has an item twice");
            }
        };
        rules["pattern"] = [](const Json& json, const Json& value, const Json&,
                              const std::string& place, Errors& errors) {
            if (json.is_string() &&
                !std::regex_search(json.get<std::string>(), std::regex(value.get<std::string>()))) {
                add(errors, place, fmt::format("does not fit the pattern {}", value.dump()));
            }
        };
        add_limits(rules);
        return rules;
    }

    static void add_limits(std::map<std::string, Rule>& rules) {
        const auto limit = [&rules](const std::string& keyword, const std::string& what,
                                    auto applies, auto measure, auto is_wrong) {
            rules[keyword] = [=](const Json& json, const Json& value, const Json&,
                                 const std::string& place, Errors& errors) {
                if (applies(json) && is_wrong(measure(json), value.get<std::int64_t>())) {
                    add(errors, place, fmt::format("has {} {}", what, value.dump()));
                }
            };
        };
        const auto is_array = [](const Json& json) { return json.is_array(); };
        const auto is_string = [](const Json& json) { return json.is_string(); };
        const auto is_integer = [](const Json& json) { return json.is_number_integer(); };
        const auto size = [](const Json& json) { return static_cast<std::int64_t>(json.size()); };
        const auto characters = [](const Json& json) {
            return static_cast<std::int64_t>(length(json.get<std::string>()));
        };
        const auto number = [](const Json& json) { return json.get<std::int64_t>(); };
        const auto less = std::less<>();
        const auto more = std::greater<>();
        const auto is_object = [](const Json& json) { return json.is_object(); };
        limit("maxProperties", "more fields than", is_object, size, more);
        limit("minItems", "fewer items than", is_array, size, less);
        limit("maxItems", "more items than", is_array, size, more);
        limit("minLength", "fewer characters than", is_string, characters, less);
        limit("minimum", "a value below", is_integer, number, less);
        limit("maximum", "a value above", is_integer, number, more);
        limit("multipleOf", "a value that is no multiple of", is_integer, number,
              [](std::int64_t value, std::int64_t factor) { return value % factor != 0; });
    }

    const Json& root_;
    std::string shown_;
    std::map<std::string, Rule> rules_;
};

} // namespace

std::vector<std::string> schema_errors(std::string_view document, const std::string& shown,
                                       std::string_view schema, const std::string& schema_shown) {
    const Json json = parse(document, shown);
    const Json rules = parse(schema, schema_shown);
    std::vector<std::string> lines;
    for (const std::string& error : Validator(rules, schema_shown).errors(json)) {
        lines.push_back(fmt::format("{}: by its schema, {}", shown, error));
    }
    return lines;
}

} // namespace bakuk::harness
