import type { Template } from "@domain/automation/template";
import { aTemplate } from "../work";

/** A rule said twice: as a schedule, and as the question whether it falls on a day; both by hand. */
export interface YearRule {
  schedule: Partial<Template["schedule"]>;
  /** Times of day, `HH:mm`. */
  times: string[];
  /** Whether it falls on a day of 2026; `day` counts from 1, `index` days from 1 January on. */
  falls: (day: YearDay) => boolean;
}

export interface YearDay {
  index: number;
  month: number;
  day: number;
  /** The days of its month. */
  last: number;
  /** 1 Monday, 7 Sunday. */
  weekday: number;
}

const two = (value: number) => String(value).padStart(2, "0");
const timeAt = (n: number) =>
  `${two([8, 0, 2, 2, 14, 23, 6, 3][n % 8] ?? 0)}:${two([0, 0, 30, 0, 45, 50, 10, 30][n % 8] ?? 0)}`;

/** Begins on New Year's Day; weeks are counted from Monday 29 December 2025. */
const weekOf = ({ index }: YearDay) => Math.floor((index + 3) / 7);
const clamped = ({ day, last }: YearDay, wanted: number) =>
  day === Math.min(wanted, last);

const fields = (
  recurrence: Template["schedule"]["recurrence"],
  n: number,
  more: Partial<Template["schedule"]> = {},
) => ({ recurrence, recurrenceTime: timeAt(n), ...more });

const custom = (n: number, rrule: string) => {
  const [hour, minute] = timeAt(n).split(":").map(Number);
  return {
    recurrence: "CUSTOM" as const,
    rrule: `${rrule};BYHOUR=${hour ?? 0};BYMINUTE=${minute ?? 0}`,
  };
};

type Kind = (n: number) => Omit<YearRule, "times"> & { times?: string[] };

const kinds: Kind[] = [
  (n) => {
    const interval = (n % 3) + 1;
    return {
      schedule: fields("DAILY", n, { recurrenceInterval: interval }),
      falls: ({ index }) => index % interval === 0,
    };
  },
  (n) => {
    const days = [(n % 7) + 1, ((n + 3) % 7) + 1];
    const interval = (n % 2) + 1;
    return {
      schedule: fields("WEEKLY", n, {
        recurrenceDayOfWeek: days,
        recurrenceInterval: interval,
      }),
      falls: (day) =>
        days.includes(day.weekday) && weekOf(day) % interval === 0,
    };
  },
  (n) => {
    const wanted = [31, 30, 15, 1, 29][n % 5] ?? 1;
    return {
      schedule: fields("MONTHLY", n, { recurrenceDayOfMonth: wanted }),
      falls: (day) => clamped(day, wanted),
    };
  },
  (n) => ({
    schedule: fields("QUARTERLY", n, { recurrenceDayOfMonth: 31 }),
    falls: (day) => (day.month - 1) % 3 === 0 && clamped(day, 31),
  }),
  (n) => {
    const month = (n % 12) + 1;
    return {
      schedule: fields("YEARLY", n, {
        recurrenceMonthOfYear: month,
        recurrenceDayOfMonth: 31,
      }),
      falls: (day) => day.month === month && clamped(day, 31),
    };
  },
  (n) => ({
    schedule: custom(n, "FREQ=MONTHLY;BYMONTHDAY=31"),
    falls: ({ day }) => day === 31,
  }),
  (n) => ({
    schedule: custom(n, "FREQ=MONTHLY;BYDAY=-1FR"),
    falls: ({ day, last, weekday }) => weekday === 5 && day > last - 7,
  }),
  (n) => ({
    schedule: custom(n, "FREQ=MONTHLY;BYDAY=2TU"),
    falls: ({ day, weekday }) => weekday === 2 && day > 7 && day <= 14,
  }),
  (n) => ({
    schedule: custom(n, "FREQ=DAILY;COUNT=200"),
    falls: ({ index }) => index < 200,
  }),
  (n) => ({
    schedule: custom(n, "FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20260901"),
    // 1 September is 243 days after New Year's Day.
    falls: ({ index, weekday }) => weekday > 5 && index <= 243,
  }),
  () => ({
    schedule: {
      recurrence: "CUSTOM",
      rrule: "FREQ=DAILY;BYHOUR=7,13,19;BYMINUTE=0",
    },
    times: ["07:00", "13:00", "19:00"],
    falls: () => true,
  }),
];

/** The n-th rule, of every kind in turn. */
export function yearRule(n: number): YearRule {
  const kind = kinds[n % kinds.length];
  if (kind === undefined) throw new Error("no kind");
  const rule = kind(Math.floor(n / kinds.length));
  return { times: [timeAt(Math.floor(n / kinds.length))], ...rule };
}

const policies = ["latest", "all", "skip"] as const;
const closings = ["ignore", "skip", "before", "after"] as const;
const leads = [
  null,
  null,
  "sameDay",
  "oneDay",
  "threeDays",
  "oneWeek",
] as const;

/** The n-th automation: each option in turn with each other, so that all meet. */
export function yearTemplate(n: number): Template {
  const { schedule } = yearRule(n);
  const round = Math.floor(n / kinds.length);
  return aTemplate({
    templateId: `year-${n}`,
    missedRunPolicy: policies[round % 3] ?? "latest",
    closingPolicy: closings[(round + n) % 4] ?? "ignore",
    visibilityLeadTime: leads[(round + 2 * n) % 6] ?? null,
    schedule: {
      ...aTemplate().schedule,
      recurrenceTime: null,
      recurrenceInterval: null,
      startAt: new Date("2025-12-31T23:00:00Z"),
      dueAt: null,
      ...schedule,
    },
  });
}
