#!/usr/bin/env python3
"""Makes widths.txt again: what wcwidth (https://pypi.org/project/wcwidth/) says about columns.

    pip install wcwidth==0.7.0 && python3 make-widths.py > widths.txt

Two kinds of lines. `0300..036F 0`: the columns of each scalar of a range, standing alone; control characters, which
wcwidth calls unprintable, are left out, and so are scalars that Python's Unicode version does not know. `"…" 2`: the
columns of a text, in JSON.
"""
import json
import sys
import unicodedata

import wcwidth

TEXTS = [
    "", "abc", "日本語", "日本語abc", "ｱｲｳ", "ＡＢＣ", "、。「」", "한국어", "\u1112\u1161\u11ab",
    "e\u0301", "がか\u3099", "a\u0300\u0301\u0302", "\u200b", "a\u200bb", "\u2060", "soft\u00adhyphen",
    "❤", "❤\ufe0f", "☎\ufe0f", "1\ufe0f\u20e3", "#\ufe0f\u20e3", "⚠\ufe0f", "✅", "😀", "👍🏽", "👩‍👩‍👧", "👩🏽‍💻", "🏳\ufe0f‍🌈", "🇯🇵", "🇯🇵🇫🇷", "🇯",
    "🫠", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "…", "—", "→", "①", "°", "§", "α", "Я", "─│┌", "■□", "★☆",
    "ไทย", "กำ", "नमस्ते", "مرحبا", "שלום", "\u202aabc\u202c", "\u2068x\u2069", "𠮷野家", "葛\U000e0100飾", "ﬁ", "㍿", "〜", "～", "￥", "¥",
]


def main():
    print(f"# wcwidth {wcwidth.__version__}, Unicode {unicodedata.unidata_version}. Made by make-widths.py.")
    start = previous = width = None

    def flush():
        if start is not None:
            print(f"{start:04X}..{previous:04X} {width}")

    for value in range(0x20, 0x110000):
        scalar = chr(value)
        category = unicodedata.category(scalar)
        columns = None if category in ("Cn", "Cs", "Cc", "Co") else wcwidth.wcwidth(scalar)
        if columns is not None and columns < 0:
            columns = None
        if columns is None:
            flush()
            start = None
        elif start is not None and columns == width and value == previous + 1:
            previous = value
        else:
            flush()
            start, previous, width = value, value, columns
    flush()
    for text in TEXTS:
        print(json.dumps(text), wcwidth.wcswidth(text))


sys.exit(main())
