import { derivedSchedule } from "../../recurrence/notation";
import {
  occurrenceDueAt,
  occurrencesBetween,
} from "../../recurrence/occurrences";
import { monthDayOf, monthOf } from "../../recurrence/rule-of";
import { readRule } from "../../recurrence/rule/rule-text";
import type { Schedule } from "../../recurrence/schedule";
import { instantToFloating } from "../../time/paris";
import { sameTiming } from "../same-timing";
import type { Template } from "../template";

/** A rule's text for what is left of it from an occurrence on: of a counted one, fewer. */
function restOfRule(schedule: Schedule, from: Date): string | null {
  const { rrule, startAt } = schedule;
  if (schedule.recurrence !== "CUSTOM" || rrule === null) return rrule;
  const read = readRule(rrule, instantToFloating(startAt));
  const count = read.ok ? read.rule.parts.count : undefined;
  if (count === undefined || /DTSTART/i.test(rrule)) return rrule;
  const done = occurrencesBetween(schedule, startAt, from, count).length;
  return rrule.replace(/COUNT\s*=\s*\d+/i, `COUNT=${String(count - done)}`);
}

/**
 * A schedule from one of its occurrences on: it falls on the same instants as before, as if it had
 * begun there.
 */
export function scheduleFrom(schedule: Schedule, occurrence: Date): Schedule {
  const { recurrence } = schedule;
  const inMonth = ["MONTHLY", "QUARTERLY", "YEARLY"].includes(recurrence);
  const fields = {
    ...schedule,
    startAt: occurrence,
    dueAt: occurrenceDueAt(schedule, occurrence),
    recurrenceDayOfMonth: inMonth ? monthDayOf(schedule) : null,
    recurrenceMonthOfYear: recurrence === "YEARLY" ? monthOf(schedule) : null,
    rrule: restOfRule(schedule, occurrence),
  };
  return { ...fields, ...derivedSchedule(fields) };
}

/** A schedule that ends before one of its occurrences. */
export function scheduleBefore(schedule: Schedule, occurrence: Date): Schedule {
  const fields = { ...schedule, endsBefore: occurrence };
  return { ...fields, ...derivedSchedule(fields) };
}

const givenOf = (template: Template) => ({
  zooId: template.zooId,
  visibilityLeadTime: template.visibilityLeadTime,
  tags: template.tags,
  sendNotification: template.sendNotification,
  target: template.target,
  sectorIds: template.sectorIds,
  enclosureIds: template.enclosureIds,
  animalIds: template.animalIds,
  sectorId: template.sectorId,
});

/** The automation as it would begin at one of its occurrences: what "this and following" changes. */
export const continuedAt = (
  template: Template,
  occurrence: Date,
): Template => ({
  ...template,
  schedule: scheduleFrom(template.schedule, occurrence),
  madeUntil: null,
});

/**
 * A changed automation that goes on from another one: what was settled for its dates comes along as
 * long as they are its dates.
 */
export function continuation<V extends { schedule: Schedule }>(
  template: Template,
  occurrence: Date,
  values: V,
) {
  const from = scheduleFrom(template.schedule, occurrence);
  const keeps = sameTiming(from, values.schedule);
  return {
    ...givenOf(template),
    ...values,
    status: "active" as const,
    continuesId: template.templateId,
    exdates: keeps ? template.exdates.filter((one) => one >= occurrence) : [],
    overrides: keeps
      ? template.overrides.filter((one) => one.occurrence >= occurrence)
      : [],
  };
}
