import { useMemo } from "react";
import {
  byName,
  formatDate,
  formatDateTime,
  formatDay,
  formatList,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatNamedDay,
  formatNumber,
  formatShortDay,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from "./format";
import { useLanguage } from "./i18n/use-language";

/** The formatting functions in the language shown now. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (date: Date) => formatDate(date, language),
      shortDay: (date: Date) => formatShortDay(date, language),
      shortMonth: (date: Date) => formatShortMonth(date, language),
      time: (date: Date) => formatTime(date, language),
      dateTime: (date: Date) => formatDateTime(date, language),
      month: (month: string) => formatMonth(month, language),
      longDay: (date: Date, withYear = false) =>
        formatLongDay(date, language, withYear),
      namedDay: (date: Date, now: Date | null) =>
        formatNamedDay(date, now, language),
      weekday: (date: Date, width: "long" | "short") =>
        formatWeekday(date, language, width),
      day: (date: Date, now: Date) => formatDay(date, now, language),
      moment: (date: Date, now: Date) => formatMoment(date, now, language),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatNumber(value, language, options),
      list: (items: readonly string[]) => formatList(items, language),
      either: (items: readonly string[]) =>
        formatList(items, language, "disjunction"),
      byName: byName(language),
    }),
    [language],
  );
}
