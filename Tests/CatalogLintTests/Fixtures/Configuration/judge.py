#!/usr/bin/env python3
"""Judges the configurations in cases.json by the schema that catalog-lint prints.

    swift build --product catalog-lint
    pip install jsonschema
    python3 Tests/CatalogLintTests/Fixtures/Configuration/judge.py

Writes the schema beside this script, and the verdicts into cases.json. The schema is first held against the one of its
own draft. What is no JSON to Python is not valid either.
"""

import json
import pathlib
import subprocess

import jsonschema



def refuse(constant):
    """Python reads `NaN` and `Infinity`, which are no JSON."""
    raise ValueError(constant)


folder = pathlib.Path(__file__).parent
checkout = folder.parents[3]
command = [checkout / ".build/debug/catalog-lint", "dump-configuration", "--schema"]
text = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True).stdout
(folder / "catalog-lint.schema.json").write_text(text, encoding="utf-8")
schema = json.loads(text)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
path = folder / "cases.json"
cases = json.loads(path.read_text(encoding="utf-8"))
for case in cases:
    try:
        case["isValid"] = validator.is_valid(json.loads(case["text"], parse_constant=refuse))
    except ValueError:
        case["isValid"] = False
path.write_text(json.dumps(cases, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
print(sum(case["isValid"] for case in cases), "of", len(cases), "are valid")
