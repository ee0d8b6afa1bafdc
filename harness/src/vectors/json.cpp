#include "vectors/json.hpp"

#include "base/errors.hpp"
#include "base/lines.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bakuk::harness {

using Json = nlohmann::json;

struct JsonObject::Value {
    Json json;
};

void refuse(const Place& place, std::string_view field, std::string_view problem) {
    const std::string of_field = field.empty() ? "" : fmt::format(", field \"{}\"", field);
    throw InputError(fmt::format("{}, line {}{}: {}", place.file, place.line, of_field, problem));
}

namespace {

constexpr std::size_t most_shown = 40;

std::string shown(const Json& json) {
    const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    return text.size() <= most_shown ? text : text.substr(0, most_shown) + "...";
}

std::string expected(std::string_view what, const Json& found) {
    return fmt::format("expected {}, found {}", what, shown(found));
}

bool is_number(const Json& json, int most) {
    return json.is_number_integer() && json >= 0 && json <= most;
}

} // namespace

JsonObject::JsonObject(std::string_view text, Place place)
    : value_(std::make_unique<Value>()), place_(std::move(place)) {
    value_->json = Json::parse(text, nullptr, false);
    if (value_->json.is_discarded()) {
        refuse(place_, "", "not JSON, or cut short");
    }
    if (!value_->json.is_object()) {
        refuse(place_, "", expected("an object", value_->json));
    }
}

JsonObject::JsonObject(const Value& value, Place place, std::string within)
    : value_(std::make_unique<Value>(value)), place_(std::move(place)), within_(std::move(within)) {
}

JsonObject::~JsonObject() = default;
JsonObject::JsonObject(JsonObject&&) noexcept = default;
JsonObject& JsonObject::operator=(JsonObject&&) noexcept = default;

std::string JsonObject::name(const std::string& field) const {
    return within_ + field;
}

bool JsonObject::has(const std::string& field) const {
    return value_->json.contains(field);
}

std::vector<std::string> JsonObject::names() const {
    std::vector<std::string> names;
    for (const auto& [field, unused] : value_->json.items()) {
        names.push_back(field);
    }
    return names;
}

JsonObject::Value JsonObject::take(const std::string& field) {
    const auto found = value_->json.find(field);
    if (found == value_->json.end()) {
        refuse(place_, name(field), "missing");
    }
    Value taken{*found};
    value_->json.erase(found);
    return taken;
}

std::string JsonObject::text(const std::string& field) {
    const Json json = take(field).json;
    if (!json.is_string()) {
        refuse(place_, name(field), expected("a text", json));
    }
    return json.get<std::string>();
}

int JsonObject::number(const std::string& field, int most) {
    const Json json = take(field).json;
    if (!is_number(json, most)) {
        refuse(place_, name(field), expected(fmt::format("a number from 0 to {}", most), json));
    }
    return json.get<int>();
}

std::vector<int> JsonObject::numbers(const std::string& field, int most) {
    const Json json = take(field).json;
    const auto is_one = [&](const Json& item) { return is_number(item, most); };
    if (!json.is_array() || !std::ranges::all_of(json, is_one)) {
        refuse(place_, name(field),
               expected(fmt::format("a list of numbers from 0 to {}", most), json));
    }
    return json.get<std::vector<int>>();
}

std::vector<std::string> JsonObject::texts(const std::string& field) {
    const Json json = take(field).json;
    const auto is_one = [](const Json& item) { return item.is_string(); };
    if (!json.is_array() || !std::ranges::all_of(json, is_one)) {
        refuse(place_, name(field), expected("a list of texts", json));
    }
    return json.get<std::vector<std::string>>();
}

JsonObject JsonObject::object(const std::string& field) {
    const Value value = take(field);
    if (!value.json.is_object()) {
        refuse(place_, name(field), expected("an object", value.json));
    }
    return {value, place_, name(field) + "."};
}

std::vector<JsonObject> JsonObject::objects(const std::string& field) {
    const Json json = take(field).json;
    const auto is_one = [](const Json& item) { return item.is_object(); };
    if (!json.is_array() || !std::ranges::all_of(json, is_one)) {
        refuse(place_, name(field), expected("a list of objects", json));
    }
    std::vector<JsonObject> objects;
    for (const Json& item : json) {
        objects.push_back(JsonObject(Value{item}, place_, name(field) + "."));
    }
    return objects;
}

bool JsonObject::take_null(const std::string& field) {
    const auto found = value_->json.find(field);
    const bool is_null = found != value_->json.end() && found->is_null();
    if (is_null) {
        value_->json.erase(found);
    }
    return is_null;
}

void JsonObject::done() const {
    if (!value_->json.empty()) {
        refuse(place_, name(value_->json.begin().key()), "not a field of this format");
    }
}

std::string json_string(std::string_view text) {
    return Json(text).dump();
}

namespace {

constexpr std::string_view field_indent = "  \"";
constexpr std::string_view item_indent = "    ";

/// The line without the comma that a following item or field asks for.
std::string_view without_comma(std::string_view line, bool another_follows, const Place& place) {
    if (line.ends_with(',') != another_follows) {
        refuse(place, "",
               another_follows ? "expected a comma at the end of the line"
                               : "expected no comma at the end of the line");
    }
    return another_follows ? line.substr(0, line.size() - 1) : line;
}

} // namespace

std::vector<DocumentField> split_document(const std::string& file, std::string_view bytes) {
    const std::vector<std::string_view> lines = split_lines(bytes);
    const auto line_at = [&](std::size_t index) {
        if (index >= lines.size()) {
            refuse({file, lines.size()}, "", "the file ends here; it is cut short");
        }
        return lines[index];
    };
    if (line_at(0) != "{") {
        refuse({file, 1}, "", "expected \"{\" alone on the first line");
    }
    std::vector<DocumentField> fields;
    std::size_t at = 1;
    for (; line_at(at) != "}"; ++at) {
        const std::string_view line = lines[at];
        const std::size_t colon = line.find("\": ");
        if (!line.starts_with(field_indent) || colon == std::string_view::npos) {
            refuse({file, at + 1}, "", "expected two spaces, a field's name, and its value");
        }
        DocumentField field{line.substr(field_indent.size(), colon - field_indent.size()),
                            at + 1,
                            line.substr(colon + 3),
                            {}};
        if (field.value == "[") {
            field.value = {};
            for (++at; !line_at(at).starts_with("  ]"); ++at) {
                if (!lines[at].starts_with(item_indent)) {
                    refuse({file, at + 1}, field.name, "expected four spaces and an item");
                }
                const bool another = line_at(at + 1).starts_with(item_indent);
                field.items.push_back(
                    {at + 1, without_comma(lines[at], another, {file, at + 1}).substr(4)});
            }
        }
        const bool another = line_at(at + 1) != "}";
        const std::string_view last = without_comma(lines[at], another, {file, at + 1});
        if (!field.items.empty() || field.value.empty()) {
            if (last != "  ]") {
                refuse({file, at + 1}, field.name, "expected \"]\" alone at the list's end");
            }
        } else {
            field.value = last.substr(colon + 3);
        }
        fields.push_back(std::move(field));
    }
    if (at + 1 != lines.size()) {
        refuse({file, at + 2}, "", "expected nothing after the closing \"}\"");
    }
    if (!bytes.ends_with('\n')) {
        refuse({file, lines.size()}, "", "expected a line feed at the end of the file");
    }
    return fields;
}

void DocumentWriter::field(std::string_view name, std::string_view value) {
    bytes_ += bytes_.size() == 1 ? "\n" : ",\n";
    bytes_ += fmt::format("  {}: {}", json_string(name), value);
}

void DocumentWriter::list(std::string_view name, const std::vector<std::string>& items) {
    if (items.empty()) {
        field(name, "[]");
        return;
    }
    std::string value = "[\n";
    for (const std::string& item : items) {
        value += fmt::format("    {}{}\n", item, &item == &items.back() ? "" : ",");
    }
    field(name, value + "  ]");
}

std::string DocumentWriter::finish() {
    return std::move(bytes_) + "\n}\n";
}

} // namespace bakuk::harness
