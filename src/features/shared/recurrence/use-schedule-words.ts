import type {
  CustomDescription,
  ScheduleDescription,
} from "@domain/recurrence/describe-schedule";
import {
  describeSchedule,
  lastDayOf,
} from "@domain/recurrence/describe-schedule";
import type { Timing } from "@domain/recurrence/schedule";
import type { CalendarDay } from "@domain/time/calendar-day";
import { lastDayOfMonth } from "@domain/recurrence/schedule";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

type Format = ReturnType<typeof useFormat>;

interface Words {
  t: TFunction;
  format: Format;
  names: CalendarNames;
}

export interface CalendarNames {
  /** ISO day 1 to 7. */
  weekday: (day: number) => string;
  month: (month: number) => string;
  /** "31", and the first as the language writes it. */
  monthDay: (day: number) => string;
  /** "31 January", without a year. */
  dayOfMonth: (day: number, month: number) => string;
}

const noon = (month: number, day: number) =>
  new Date(Date.UTC(2024, month - 1, day, 12));

/** Names of weekdays and months in the language shown now. */
export function useCalendarNames(): CalendarNames {
  const language = useLanguage();
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    const weekday = of({ weekday: "long" });
    const month = of({ month: "long" });
    const dayOfMonth = of({ day: "numeric", month: "long" });
    return {
      // 1 January 2024 was a Monday.
      weekday: (day) => weekday.format(noon(1, day)),
      month: (number) => month.format(noon(number, 1)),
      monthDay: (day) => (language === "fr" && day === 1 ? "1er" : String(day)),
      dayOfMonth: (day, number) => dayOfMonth.format(noon(number, day)),
    };
  }, [language]);
}

/** Which of them in a month or a year has a word of its own. */
const firsts = ["1", "2", "3", "4", "5"] as const;
const lasts = ["1", "2"] as const;

function ruleDays({ days }: CustomDescription, { t, names }: Words): string[] {
  return days.map(({ day, nth }) => {
    const name = names.weekday(day);
    if (nth === null) return name;
    const first = firsts.find((one) => Number(one) === nth);
    if (first !== undefined)
      return t(`tasks.schedule.nth.${first}`, { day: name });
    const last = lasts.find((one) => Number(one) === -nth);
    if (last !== undefined)
      return t(`tasks.schedule.nthLast.${last}`, { day: name });
    return nth > 0
      ? t("tasks.schedule.nthDay", { day: name, nth })
      : t("tasks.schedule.nthLastDay", { day: name, nth: -nth });
  });
}

const ruleMonthDays = ({ monthDays }: CustomDescription, { t }: Words) =>
  monthDays.map((day) =>
    day > 0
      ? String(day)
      : day === -1
        ? t("tasks.schedule.lastDay")
        : t("tasks.schedule.fromEnd", { day: -day }),
  );

const untilWords = (until: CalendarDay | null, { t, format }: Words) =>
  until === null
    ? []
    : [
        t("tasks.schedule.custom.until", {
          day: format.date(noonOf(until)),
        }),
      ];

function customWords(rule: CustomDescription, words: Words): string[] {
  const { t, format, names } = words;
  const { freq, interval, months, times, count, until } = rule;
  const listed = (
    key: "days" | "monthDays" | "months" | "times",
    items: readonly string[],
  ) =>
    items.length === 0
      ? []
      : [t(`tasks.schedule.custom.${key}`, { list: format.list(items) })];
  return [
    t(`tasks.schedule.custom.${freq}`, { count: interval }),
    ...listed("days", ruleDays(rule, words)),
    ...listed("monthDays", ruleMonthDays(rule, words)),
    ...listed("months", months.map(names.month)),
    ...listed("times", times),
    ...(count === null ? [] : [t("tasks.schedule.custom.count", { count })]),
    ...untilWords(until, words),
    ...(rule.skipsMissingDays ? [t("tasks.schedule.skips")] : []),
  ];
}

function yearlyWords(
  said: Extract<ScheduleDescription, { key: "yearly" }>,
  { t, names }: Words,
): string[] {
  const { interval: count, time, day, month, clamps } = said;
  if (clamps && day === lastDayOfMonth)
    return [
      t("tasks.schedule.yearlyLast", {
        count,
        time,
        month: names.month(month),
      }),
    ];
  return [
    t("tasks.schedule.yearly", {
      count,
      day: names.dayOfMonth(day, month),
      time,
    }),
    ...(clamps ? [t("tasks.schedule.clamps")] : []),
  ];
}

function wordsOf(said: ScheduleDescription, words: Words): string[] {
  const { t, format, names } = words;
  switch (said.key) {
    case "once":
      return [t("tasks.schedule.once", { at: format.dateTime(said.at) })];
    case "daily":
      return [
        t("tasks.schedule.daily", { count: said.interval, time: said.time }),
      ];
    case "weekly":
      return [
        t("tasks.schedule.weekly", {
          count: said.interval,
          days: format.list(said.days.map(names.weekday)),
          time: said.time,
        }),
      ];
    case "monthly":
    case "quarterly":
      return said.day === lastDayOfMonth
        ? [
            t(`tasks.schedule.${said.key}Last`, {
              count: said.interval,
              time: said.time,
            }),
          ]
        : [
            t(`tasks.schedule.${said.key}`, {
              count: said.interval,
              day: names.monthDay(said.day),
              time: said.time,
            }),
            ...(said.clamps ? [t("tasks.schedule.clamps")] : []),
          ];
    case "yearly":
      return yearlyWords(said, words);
    case "custom":
      return customWords(said, words);
    case "unreadable":
      return [t("tasks.schedule.unreadable")];
  }
}

/** Says a schedule in the language shown now: the sentence first, then what else is to be known. */
export function useScheduleWords(): (schedule: Timing) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useCalendarNames();
  return useMemo(
    () => (schedule) => {
      const said = describeSchedule(schedule);
      const words = { t, format, names };
      // A rule of its own says its end among the rest of it.
      const end =
        said.key === "custom" || said.key === "once"
          ? null
          : lastDayOf(schedule);
      return [...wordsOf(said, words), ...untilWords(end, words)];
    },
    [t, format, names],
  );
}
