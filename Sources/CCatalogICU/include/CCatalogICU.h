// The part of ICU that ErrorCatalog uses, as plain C. Text goes in and comes out as UTF-8.
//
// A function that writes text takes a buffer and its capacity and returns the whole text's length, which may be
// more than was written, or minus a UErrorCode. Nothing here throws; a null object is an object that ICU refused.
#ifndef CCATALOGICU_H
#define CCATALOGICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

const char *catalog_icu_error_name(int32_t status);

// MARK: Locales

/// The canonical BCP 47 tag of a tag (UTS #35 canonicalisation); -U_ILLEGAL_ARGUMENT_ERROR if it is not well formed.
int32_t catalog_icu_canonical_tag(const char *tag, char *buffer, int32_t capacity);
/// Language, script and region that a tag most likely means: "zh-Hant-TW" for zh-TW. What ICU does not know is left out.
int32_t catalog_icu_likely_subtags(const char *tag, char *buffer, int32_t capacity);
/// CLDR's explicit parent of a locale as an ICU identifier ("es_419" for "es_MX"); empty where the rule is to cut the last subtag.
int32_t catalog_icu_explicit_parent(const char *identifier, char *buffer, int32_t capacity);

/// The codes of the languages that ICU has data for, one a line.
int32_t catalog_icu_available_languages(char *buffer, int32_t capacity);
/// The codes of ISO 639, each with a tab and its English name, one a line.
int32_t catalog_icu_languages(char *buffer, int32_t capacity);
/// The two-letter codes of ISO 3166, one a line.
int32_t catalog_icu_regions(char *buffer, int32_t capacity);
/// The codes of the scripts that some character is of (UAX #24), one a line.
int32_t catalog_icu_scripts(char *buffer, int32_t capacity);

typedef struct catalog_icu_matcher catalog_icu_matcher;
/// A LocaleMatcher without a default over `count` tags, each ended by a zero byte, one after the other.
catalog_icu_matcher *catalog_icu_matcher_create(const char *tags, int32_t count);
void catalog_icu_matcher_destroy(catalog_icu_matcher *matcher);
/// The index of the tag that fits best, or -1. May be called from several threads at once.
int32_t catalog_icu_matcher_best(const catalog_icu_matcher *matcher, const char *tag);

// MARK: Plural rules

typedef struct catalog_icu_plurals catalog_icu_plurals;
catalog_icu_plurals *catalog_icu_plurals_create(const char *tag, bool ordinal);
void catalog_icu_plurals_destroy(catalog_icu_plurals *rules);
/// Categories are numbered zero 0, one 1, two 2, few 3, many 4, other 5.
int32_t catalog_icu_plurals_category(const catalog_icu_plurals *rules, double number);
/// CLDR's rules of the locale, one line each: "one: i = 1 and v = 0 @integer 1".
int32_t catalog_icu_plurals_text(const char *tag, bool ordinal, char *buffer, int32_t capacity);

// MARK: Text

/// The text in Unicode's Normalization Form C.
int32_t catalog_icu_composed(const char *text, int32_t length, char *buffer, int32_t capacity);
/// The text of bytes in an encoding from before Unicode, by its name; a failure where something would be lost.
int32_t catalog_icu_decoded(
    const char *encoding, const char *bytes, int32_t length, char *buffer, int32_t capacity);
/// The skeleton of UTS #39, which all texts that look alike have in common.
int32_t catalog_icu_skeleton(const char *text, int32_t length, char *buffer, int32_t capacity);
/// The characters of one kind of Chinese that a Japanese text does not have, one after the other.
int32_t catalog_icu_foreign_han(bool traditional, char *buffer, int32_t capacity);
/// The Chinese characters in common use in Japanese, one after the other.
int32_t catalog_icu_japanese_han(char *buffer, int32_t capacity);

typedef struct catalog_icu_breaks catalog_icu_breaks;
/// Line break opportunities of a locale under a keyword ("lb" strict, "lw" phrase). One thread at a time.
catalog_icu_breaks *catalog_icu_breaks_create(const char *tag, const char *keyword, const char *value);
void catalog_icu_breaks_destroy(catalog_icu_breaks *breaks);
/// Writes the offsets after which a line may end, in ascending order; the last is the length. Returns how many there are.
int32_t catalog_icu_breaks_find(
    catalog_icu_breaks *breaks, const char *text, int32_t length, int32_t *offsets, int32_t capacity);
/// True for East Asian Width W and F (UAX #11).
bool catalog_icu_is_wide(uint32_t scalar);
/// True for what a display leaves out (Default_Ignorable_Code_Point) and for format characters, except the marks that
/// are drawn around the digits after them (Prepended_Concatenation_Mark).
bool catalog_icu_is_invisible(uint32_t scalar);

// MARK: Patterns

/// UMessagePatternPartType.
enum {
  CATALOG_ICU_MESSAGE_START,
  CATALOG_ICU_MESSAGE_LIMIT,
  CATALOG_ICU_SKIP_SYNTAX,
  CATALOG_ICU_INSERT_CHARACTER,
  CATALOG_ICU_REPLACE_NUMBER,
  CATALOG_ICU_ARGUMENT_START,
  CATALOG_ICU_ARGUMENT_LIMIT,
  CATALOG_ICU_ARGUMENT_NUMBER,
  CATALOG_ICU_ARGUMENT_NAME,
  CATALOG_ICU_ARGUMENT_TYPE,
  CATALOG_ICU_ARGUMENT_STYLE,
  CATALOG_ICU_SELECTOR,
  CATALOG_ICU_WHOLE_NUMBER,
  CATALOG_ICU_FRACTION,
};

/// UMessagePatternArgType.
enum {
  CATALOG_ICU_NO_TYPE,
  CATALOG_ICU_SIMPLE,
  CATALOG_ICU_CHOICE,
  CATALOG_ICU_PLURAL,
  CATALOG_ICU_SELECT,
  CATALOG_ICU_SELECT_ORDINAL,
};

/// One part of a MessageFormat pattern as ICU's MessagePattern reports it; offsets and lengths are UTF-8 bytes.
typedef struct {
  int32_t type;
  int32_t offset;
  int32_t length;
  /// An argument's number, a nesting level, …
  int32_t value;
  /// Only of the start and the limit of an argument.
  int32_t argument_type;
  /// The index of the part that ends what this one begins.
  int32_t limit;
  /// Of a numeric part: a plural's offset or an explicit selector.
  double number;
} catalog_icu_part;

/// Parses a pattern. Returns the number of parts, or minus a UErrorCode with the byte where it went wrong.
/// The parts belong to the caller, who ends them with catalog_icu_parts_destroy.
int32_t catalog_icu_parts_create(
    const char *text, int32_t length, catalog_icu_part **parts, int32_t *error_offset);
void catalog_icu_parts_destroy(catalog_icu_part *parts);

// MARK: Values

enum {
  CATALOG_ICU_NUMBER,
  CATALOG_ICU_DATE,
  CATALOG_ICU_TIME,
  CATALOG_ICU_SPELLOUT,
  CATALOG_ICU_ORDINAL,
  CATALOG_ICU_DURATION,
  /// What MessageFormat does with a date that has no format: date and time, short.
  CATALOG_ICU_MOMENT,
};

enum { CATALOG_ICU_INTEGER, CATALOG_ICU_DOUBLE, CATALOG_ICU_DECIMAL, CATALOG_ICU_MILLISECONDS };

/// A number or a point in time.
typedef struct {
  int32_t kind;
  int32_t length;
  int64_t integer;
  /// The double, or milliseconds since 1970.
  double real;
  /// A decimal number's digits, `length` of them.
  const char *digits;
} catalog_icu_value;

/// How a locale writes whole numbers. Each text is UTF-8 ended by a zero byte.
typedef struct {
  char digits[10][8];
  char separator[16];
  char positive_prefix[16];
  char positive_suffix[16];
  char negative_prefix[16];
  char negative_suffix[16];
  /// The digits of the last group and of those before it.
  int32_t primary;
  int32_t secondary;
} catalog_icu_integer_form;
/// Reads the form from the locale's DecimalFormat. Returns 0, or minus a UErrorCode where it does not fit the struct.
int32_t catalog_icu_integer_form_read(const char *tag, catalog_icu_integer_form *form);

typedef struct catalog_icu_formatter catalog_icu_formatter;
/// The formatter of `{x, kind, style}`. Null where the style is not one, with the status. `zone` is a time zone's name or null.
catalog_icu_formatter *catalog_icu_formatter_create(
    int32_t kind, const char *style, int32_t length, const char *tag, const char *zone, int32_t *status);
void catalog_icu_formatter_destroy(catalog_icu_formatter *formatter);
/// One thread at a time.
int32_t catalog_icu_formatter_format(
    const catalog_icu_formatter *formatter, catalog_icu_value value, char *buffer, int32_t capacity);
/// As MessageFormat selects a plural form: by the number as the formatter writes it. Also writes that text.
int32_t catalog_icu_formatter_select(
    const catalog_icu_formatter *formatter, const catalog_icu_plurals *rules, catalog_icu_value value,
    int32_t *category, char *buffer, int32_t capacity);

typedef struct catalog_icu_amounts catalog_icu_amounts;
/// What writes lists, lengths of time and numbers of bytes in a locale. One thread at a time.
catalog_icu_amounts *catalog_icu_amounts_create(const char *tag);
void catalog_icu_amounts_destroy(catalog_icu_amounts *amounts);
/// "A, B, and C". `items` are `count` texts one after the other, with their lengths.
int32_t catalog_icu_amounts_list(
    catalog_icu_amounts *amounts, const char *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity);
/// "2 hours, 30 minutes". The five numbers are days, hours, minutes, seconds, milliseconds; those that are 0 are left out,
/// unless all are.
int32_t catalog_icu_amounts_duration(
    catalog_icu_amounts *amounts, const double *numbers, char *buffer, int32_t capacity);
/// A number of bytes (power 0), kilobytes (1), … petabytes (5): "1.5 MB".
int32_t catalog_icu_amounts_bytes(
    catalog_icu_amounts *amounts, double number, int32_t power, char *buffer, int32_t capacity);

/// A double by C's printf in C's locale. `letter` is one of fFeEgGaA, `flags` any of "-+ #0"; a negative precision is none.
int32_t catalog_icu_c_double(
    double number, const char *flags, int32_t width, int32_t precision, char letter, char *buffer, int32_t capacity);

// MARK: The oracle

/// ICU's own MessageFormat over one pattern: what tests compare with and benchmarks run against.
typedef struct catalog_icu_message catalog_icu_message;
catalog_icu_message *catalog_icu_message_create(const char *pattern, int32_t length, const char *tag, int32_t *status);
void catalog_icu_message_destroy(catalog_icu_message *message);

enum { CATALOG_ICU_TEXT = CATALOG_ICU_MILLISECONDS + 1 };
/// A named value; one of kind CATALOG_ICU_TEXT has its UTF-8 in `digits`.
typedef struct {
  const char *name;
  catalog_icu_value value;
} catalog_icu_argument;
int32_t catalog_icu_message_format(
    const catalog_icu_message *message, const catalog_icu_argument *arguments, int32_t count, char *buffer,
    int32_t capacity);
/// Formats `times` times inside C++, with fresh arguments in UTF-16 each time and the result left in UTF-16, and returns the summed lengths.
int64_t catalog_icu_message_loop(
    const catalog_icu_message *message, const catalog_icu_argument *arguments, int32_t count, int64_t times);

/// The tags of every locale that ICU has data for, one a line.
int32_t catalog_icu_available_locales(char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
