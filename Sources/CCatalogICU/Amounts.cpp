#include "Headers.hpp"

#include <unicode/listformatter.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/numberformatter.h>

#include <iterator>
#include <memory>
#include <vector>

using icu::MeasureUnit;

/// Each part is made when it is first needed: they take a thousand times longer to make than to use.
struct catalog_icu_amounts {
  icu::Locale locale;
  std::unique_ptr<icu::ListFormatter> lists;
  std::unique_ptr<icu::MeasureFormat> durations;
  std::unique_ptr<icu::number::LocalizedNumberFormatter> bytes[6];
};

catalog_icu_amounts *catalog_icu_amounts_create(const char *tag) {
  return new (std::nothrow) catalog_icu_amounts{catalog::locale(tag), nullptr, nullptr, {}};
}

void catalog_icu_amounts_destroy(catalog_icu_amounts *amounts) { delete amounts; }

int32_t catalog_icu_amounts_list(
    catalog_icu_amounts *amounts, const char *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (!amounts->lists) amounts->lists.reset(icu::ListFormatter::createInstance(amounts->locale, status));
  if (U_FAILURE(status)) return catalog::failure(status);
  std::vector<icu::UnicodeString> texts;
  for (int32_t index = 0; index < count; items += lengths[index], ++index)
    texts.push_back(catalog::utf16(items, lengths[index]));
  icu::UnicodeString text;
  amounts->lists->format(texts.data(), count, text, status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}

int32_t catalog_icu_amounts_duration(
    catalog_icu_amounts *amounts, const double *numbers, char *buffer, int32_t capacity) {
  static MeasureUnit *(*const units[])(UErrorCode &) = {
      MeasureUnit::createDay, MeasureUnit::createHour, MeasureUnit::createMinute, MeasureUnit::createSecond,
      MeasureUnit::createMillisecond};
  UErrorCode status = U_ZERO_ERROR;
  if (!amounts->durations)
    amounts->durations = std::make_unique<icu::MeasureFormat>(amounts->locale, UMEASFMT_WIDTH_WIDE, status);
  std::vector<icu::Measure> measures;
  for (size_t index = 0; index < std::size(units) && U_SUCCESS(status); ++index)
    if (numbers[index] != 0)
      measures.emplace_back(icu::Formattable(numbers[index]), units[index](status), status);
  if (measures.empty() && U_SUCCESS(status))
    measures.emplace_back(icu::Formattable(0.0), MeasureUnit::createSecond(status), status);
  icu::UnicodeString text;
  icu::FieldPosition nowhere;
  amounts->durations->formatMeasures(measures.data(), static_cast<int32_t>(measures.size()), text, nowhere, status);
  if (U_SUCCESS(status)) return catalog::write(text, buffer, capacity);
  // A formatter that ICU could not finish is not tried again.
  amounts->durations.reset();
  return catalog::failure(status);
}

int32_t catalog_icu_amounts_bytes(
    catalog_icu_amounts *amounts, double number, int32_t power, char *buffer, int32_t capacity) {
  static MeasureUnit (*const units[])() = {
      MeasureUnit::getByte, MeasureUnit::getKilobyte, MeasureUnit::getMegabyte, MeasureUnit::getGigabyte,
      MeasureUnit::getTerabyte, MeasureUnit::getPetabyte};
  if (power < 0 || power >= static_cast<int32_t>(std::size(units))) return catalog::failure(U_ILLEGAL_ARGUMENT_ERROR);
  auto &formatter = amounts->bytes[power];
  if (!formatter)
    formatter = std::make_unique<icu::number::LocalizedNumberFormatter>(
        icu::number::NumberFormatter::withLocale(amounts->locale)
            .unit(units[power]())
            .unitWidth(power == 0 ? UNUM_UNIT_WIDTH_FULL_NAME : UNUM_UNIT_WIDTH_SHORT)
            .precision(icu::number::Precision::maxFraction(1)));
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text = formatter->formatDouble(number, status).toString(status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}
