#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// What a JSON document breaks of a JSON Schema (draft 2020-12), a line each, with the place in
/// the document as in "/vectors/3/move". Of the keywords it knows those that the schemas under
/// vectors/schema/ use; another keyword is an error, so that none is passed over.
/// `shown` and `schema_shown` are how messages name the two.
/// Errors: InputError if either is not JSON, or if the schema has a keyword that is not known.
[[nodiscard]] std::vector<std::string> schema_errors(std::string_view document,
                                                     const std::string& shown,
                                                     std::string_view schema,
                                                     const std::string& schema_shown);

} // namespace bakuk::harness
