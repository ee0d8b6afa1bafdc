#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A place in a file, for messages.
struct Place {
    std::string file;
    std::size_t line; // from 1
};

/// Throws the InputError that says what is wrong at a place, and in which field if not empty.
[[noreturn]] void refuse(const Place& place, std::string_view field, std::string_view problem);

/// The fields of a JSON object, taken one by one, so that none is overlooked: whatever is missing,
/// has another type than is asked for, or is left over when `done` is called, is refused with its
/// place and name. Errors of every function: InputError.
class JsonObject {
public:
    JsonObject(std::string_view text, Place place);
    ~JsonObject();
    JsonObject(const JsonObject&) = delete;
    JsonObject& operator=(const JsonObject&) = delete;
    JsonObject(JsonObject&&) noexcept;
    JsonObject& operator=(JsonObject&&) noexcept;

    [[nodiscard]] const Place& place() const { return place_; }
    [[nodiscard]] bool has(const std::string& field) const;
    [[nodiscard]] std::vector<std::string> names() const;

    [[nodiscard]] std::string text(const std::string& field);
    /// A whole number from 0 to `most`.
    [[nodiscard]] int number(const std::string& field, int most);
    [[nodiscard]] std::vector<int> numbers(const std::string& field, int most);
    [[nodiscard]] std::vector<std::string> texts(const std::string& field);
    [[nodiscard]] JsonObject object(const std::string& field);
    [[nodiscard]] std::vector<JsonObject> objects(const std::string& field);
    /// Whether it is null; if so it is taken, else it is left for another question.
    [[nodiscard]] bool take_null(const std::string& field);

    /// Says that every field has been asked for.
    void done() const;

private:
    struct Value;
    JsonObject(const Value& value, Place place, std::string within);
    [[nodiscard]] Value take(const std::string& field);
    [[nodiscard]] std::string name(const std::string& field) const;

    std::unique_ptr<Value> value_;
    Place place_;
    std::string within_; // "position." if the object is that field of another
};

/// A text as a JSON string, quotes included.
[[nodiscard]] std::string json_string(std::string_view text);

/// One field of a document: its value on the same line, or a list of items, one on each line.
struct DocumentField {
    struct Item {
        std::size_t line;
        std::string_view text;
    };
    std::string_view name;
    std::size_t line;
    std::string_view value; // empty if it is a list of items
    std::vector<Item> items;
};

/// The layout that all files under vectors/ share: one object, each field on a line of its own,
/// or a field whose list has each item on a line of its own:
///
///     {
///       "name": value,
///       "name": [
///         item,
///         item
///       ]
///     }
///
/// Errors: InputError that names the line where a file is otherwise, for example cut short.
[[nodiscard]] std::vector<DocumentField> split_document(const std::string& file,
                                                        std::string_view bytes);

/// Writes that layout. A value is JSON already.
class DocumentWriter {
public:
    void field(std::string_view name, std::string_view value);
    void list(std::string_view name, const std::vector<std::string>& items);
    /// The whole document. Requires: it is asked for once, last.
    [[nodiscard]] std::string finish();

private:
    std::string bytes_ = "{";
};

} // namespace bakuk::harness
