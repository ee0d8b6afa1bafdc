//! JSON, as much of it as the golden vectors need, so that the example takes no crate. In a crate of
//! your own `serde_json` does the same.

use std::collections::HashMap;

#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(HashMap<String, Json>),
}

impl Json {
    /// Reads a whole text; panics if it is not JSON, or uses what no file of vectors uses.
    pub fn parse(text: &str) -> Json {
        let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
        let value = reader.value();
        reader.space();
        assert_eq!(reader.at, reader.bytes.len(), "text after the end");
        value
    }

    /// The field of that name; panics if there is none.
    pub fn get(&self, field: &str) -> &Json {
        self.find(field).unwrap_or_else(|| panic!("no field {field} in {self:?}"))
    }

    pub fn find(&self, field: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.get(field),
            other => panic!("no object: {other:?}"),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("no text: {other:?}"),
        }
    }

    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            other => panic!("no list: {other:?}"),
        }
    }

    /// The items of a list, or a number or text itself, as text with something between.
    pub fn join(&self, between: &str) -> String {
        match self {
            Json::List(items) => items.iter().map(|item| item.join("")).collect::<Vec<_>>().join(between),
            Json::Number(number) => number.to_string(),
            other => other.text().to_string(),
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn space(&mut self) {
        while self.bytes.get(self.at).map_or(false, u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn accept(&mut self, word: &str) -> bool {
        self.space();
        let found = self.bytes[self.at..].starts_with(word.as_bytes());
        self.at += if found { word.len() } else { 0 };
        found
    }

    fn expect(&mut self, word: &str) {
        assert!(self.accept(word), "{word} expected at byte {}", self.at);
    }

    fn value(&mut self) -> Json {
        if self.accept("null") {
            Json::Null
        } else if self.accept("[") {
            let mut items = Vec::new();
            while !self.accept("]") {
                if !items.is_empty() {
                    self.expect(",");
                }
                items.push(self.value());
            }
            Json::List(items)
        } else if self.accept("{") {
            let mut fields = HashMap::new();
            while !self.accept("}") {
                if !fields.is_empty() {
                    self.expect(",");
                }
                self.expect("\"");
                let name = self.rest_of_text();
                self.expect(":");
                fields.insert(name, self.value());
            }
            Json::Object(fields)
        } else if self.accept("\"") {
            Json::Text(self.rest_of_text())
        } else {
            let first = self.at;
            while self.bytes.get(self.at).map_or(false, u8::is_ascii_digit) {
                self.at += 1;
            }
            let digits = std::str::from_utf8(&self.bytes[first..self.at]).unwrap();
            Json::Number(digits.parse().expect("a value"))
        }
    }

    /// A text from after its first quotation mark to after its last.
    fn rest_of_text(&mut self) -> String {
        let mut text = Vec::new();
        loop {
            let byte = self.bytes[self.at];
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(text).expect("UTF-8"),
                b'\\' => {
                    assert!(matches!(self.bytes[self.at], b'"' | b'\\' | b'/'), "an escape that is not read here");
                    text.push(self.bytes[self.at]);
                    self.at += 1;
                }
                _ => text.push(byte),
            }
        }
    }
}
