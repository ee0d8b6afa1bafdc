"""Prints + for each document that fits a JSON Schema and - for each that does not.

validate_json.py SCHEMA DOCUMENT...
"""
import json
import sys

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        print("+" if validator.is_valid(json.load(file)) else "-")
