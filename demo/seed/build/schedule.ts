import type { DemoAutomation, DemoSchedule } from "../../data/types";
import { derivedSchedule } from "../../../src/domain/recurrence/notation";
import { firstOccurrence } from "../../../src/domain/recurrence/occurrences";
import type { Schedule, Timing } from "../../../src/domain/recurrence/schedule";
import type { CalendarDay } from "../../../src/domain/time/calendar-day";
import { addDays } from "../../../src/domain/time/calendar-day";
import {
  floatingToInstant,
  instantToFloating,
  parisDay,
  startOfDay,
} from "../../../src/domain/time/paris";
import type { Floating } from "../../../src/domain/time/wall-time";

const minuteMs = 60_000;
const quarterMonths = 3;

/** Quarters count from the month a schedule starts in: the day, moved to the first such month. */
function anchoredDay(
  day: CalendarDay,
  { recurrence, monthOfYear }: DemoSchedule,
): CalendarDay {
  if (recurrence !== "QUARTERLY" || monthOfYear === null) return day;
  const [year = 0, month = 1] = day.split("-").map(Number);
  const later =
    (((monthOfYear - month) % quarterMonths) + quarterMonths) % quarterMonths;
  if (later === 0) return day;
  const months = year * 12 + month - 1 + later;
  const monthText = String((months % 12) + 1).padStart(2, "0");
  return `${Math.floor(months / 12)}-${monthText}-01` as CalendarDay;
}

function timingOf({ schedule, startedDaysAgo }: DemoAutomation, now: Date) {
  const day = addDays(parisDay(now), -startedDaysAgo);
  const { recurrence, monthOfYear } = schedule;
  const timing: Timing = {
    startAt: startOfDay(anchoredDay(day, schedule)),
    recurrence,
    recurrenceTime: schedule.time,
    recurrenceInterval: schedule.interval,
    recurrenceDayOfWeek: [...schedule.daysOfWeek],
    recurrenceDayOfMonth: schedule.dayOfMonth,
    recurrenceMonthOfYear: recurrence === "YEARLY" ? monthOfYear : null,
    rrule: null,
  };
  const first = firstOccurrence(timing, timing.startAt);
  return { ...timing, startAt: first ?? timing.startAt };
}

/** The stored schedule of an automation: it starts with its first occurrence. */
export function scheduleOf(automation: DemoAutomation, now: Date): Schedule {
  const timing = timingOf(automation, now);
  const due =
    instantToFloating(timing.startAt) + automation.dueAfterMinutes * minuteMs;
  return {
    ...timing,
    endsBefore: null,
    dueAt: floatingToInstant(due as Floating),
    ...derivedSchedule(timing),
  };
}
