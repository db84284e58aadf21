#include "Headers.hpp"

#include <unicode/listformatter.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/numberformatter.h>

#include <memory>
#include <vector>

int32_t catalog_icu_list(
    const char *tag, const char *items, const int32_t *lengths, int32_t count, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::UnicodeString> texts;
  for (int32_t index = 0; index < count; items += lengths[index], ++index)
    texts.push_back(catalog::utf16(items, lengths[index]));
  std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(catalog::locale(tag), status));
  if (U_FAILURE(status)) return catalog::failure(status);
  icu::UnicodeString text;
  formatter->format(texts.data(), count, text, status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}

int32_t catalog_icu_duration(const char *tag, const double *amounts, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureFormat formatter(catalog::locale(tag), UMEASFMT_WIDTH_WIDE, status);
  std::vector<icu::Measure> measures;
  using icu::MeasureUnit;
  MeasureUnit *(*const units[])(UErrorCode &) = {
      MeasureUnit::createDay, MeasureUnit::createHour, MeasureUnit::createMinute, MeasureUnit::createSecond,
      MeasureUnit::createMillisecond};
  for (int index = 0; index < 5 && U_SUCCESS(status); ++index)
    if (amounts[index] != 0)
      measures.emplace_back(icu::Formattable(amounts[index]), units[index](status), status);
  if (measures.empty() && U_SUCCESS(status))
    measures.emplace_back(icu::Formattable(0.0), MeasureUnit::createSecond(status), status);
  icu::UnicodeString text;
  icu::FieldPosition nowhere;
  formatter.formatMeasures(measures.data(), static_cast<int32_t>(measures.size()), text, nowhere, status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}

int32_t catalog_icu_bytes(const char *tag, double amount, int32_t power, char *buffer, int32_t capacity) {
  using icu::MeasureUnit;
  UErrorCode status = U_ZERO_ERROR;
  MeasureUnit unit = power == 0   ? MeasureUnit::getByte()
                     : power == 1 ? MeasureUnit::getKilobyte()
                     : power == 2 ? MeasureUnit::getMegabyte()
                     : power == 3 ? MeasureUnit::getGigabyte()
                     : power == 4 ? MeasureUnit::getTerabyte()
                                  : MeasureUnit::getPetabyte();
  icu::UnicodeString text =
      icu::number::NumberFormatter::withLocale(catalog::locale(tag))
          .unit(unit)
          .unitWidth(power == 0 ? UNUM_UNIT_WIDTH_FULL_NAME : UNUM_UNIT_WIDTH_SHORT)
          .precision(icu::number::Precision::maxFraction(1))
          .formatDouble(amount, status)
          .toString(status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}
