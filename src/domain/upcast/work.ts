import { isMap } from "../schema/is-map";
import { automationStatuses, templateSchema } from "../automation/template";
import { storedFields } from "../schema/fields";
import type { Recurrence } from "../recurrence/schedule";
import { recurrences, timeOfText, timePattern } from "../recurrence/schedule";
import type { LeadTime } from "../task/task";
import {
  leadTimeDays,
  leadTimes,
  legacyOpen,
  systemAuthor,
  targetLevels,
  taskStatuses,
} from "../task/task";
import {
  choiceOf,
  idsOf,
  instant,
  instantOf,
  number,
  numberOf,
  plainChoice,
  textOf,
  unlessEmpty,
  upcasting,
  yes,
} from "./values";

type Values = Readonly<Record<string, unknown>>;

/** An automation that was kept among the tasks: no task at all. */
export const isOldAutomation = ({ isRecurringTemplate }: Values): boolean =>
  isRecurringTemplate === true || isRecurringTemplate === "true";

/** The sectors of existing work: the list, else the one that is named. */
const sectorsOf = ({ sectorIds, sectorId }: Values): string[] => {
  const listed = idsOf(sectorIds);
  return listed.length > 0 ? listed : idsOf([sectorId]);
};

/** What work is about, where nothing says it whole: the nearest of what it names. */
function targetOf(value: unknown, stored: Values): unknown {
  const given = isMap(value) ? value : {};
  const said = choiceOf(given["level"])?.toUpperCase();
  const level = targetLevels.find((one) => one === said);
  const named = {
    ANIMAL: idsOf(stored["animalIds"]),
    ENCLOSURE: idsOf(stored["enclosureIds"]),
    SECTOR: sectorsOf(stored),
  };
  const own = idsOf(given["ids"]);
  if (level !== undefined) {
    const all = own.length > 0 ? own : named[level];
    return all.length > 0 ? { level, ids: all } : undefined;
  }
  const nearest = (["ANIMAL", "ENCLOSURE", "SECTOR"] as const).find(
    (one) => named[one].length > 0,
  );
  return nearest === undefined
    ? undefined
    : { level: nearest, ids: named[nearest] };
}

function leadOf(value: unknown): LeadTime | null {
  const said = choiceOf(value) ?? value;
  const days = numberOf(said);
  return (
    leadTimes.find((one) =>
      days === null ? one === said : leadTimeDays[one] === days,
    ) ?? null
  );
}

/** Ids as forms chose them; what is no id stays, and keeps whoever reads it from guessing whose the work is. */
const chosenIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(plainChoice) : unlessEmpty(value, {});

const work = {
  authorId: (value: unknown) => textOf(value) ?? systemAuthor,
  target: targetOf,
  sectorIds: (value: unknown, stored: Values) =>
    chosenIds(value) ??
    (sectorsOf(stored).length > 0 ? sectorsOf(stored) : undefined),
  enclosureIds: chosenIds,
  animalIds: chosenIds,
  responsibleIds: chosenIds,
  audience: chosenIds,
  type: (value: unknown) => choiceOf(value)?.toLowerCase() ?? undefined,
  description: unlessEmpty,
  tags: (value: unknown) => (value === null ? undefined : value),
  sendNotification: yes,
  visibilityLeadTime: (value: unknown) =>
    value === undefined ? undefined : leadOf(value),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant,
};

const statusOf = (value: unknown): string | undefined => {
  const said = choiceOf(value)?.toUpperCase() ?? "OPEN";
  return [...taskStatuses, legacyOpen].find((one) => one === said);
};

/** An instant under its name, else, where nothing is under that, under its other one. */
const nowOr =
  (other: string) =>
  (value: unknown, stored: Values): unknown =>
    value === undefined
      ? (instantOf(stored[other]) ?? undefined)
      : (instantOf(value) ?? value);

/** Tasks; automations kept among them are not read as tasks. */
export const upcastTask = upcasting({
  ...work,
  status: (value) => statusOf(value) ?? value,
  scheduledFor: nowOr("scheduledForUnix"),
  dueAt: (value, { dueAtUnix, scheduledFor, scheduledForUnix }) =>
    instantOf(value) ??
    instantOf(dueAtUnix) ??
    instantOf(scheduledFor) ??
    instantOf(scheduledForUnix) ??
    undefined,
  takenAt: instant,
  startedAt: instant,
  completedAt: instant,
  completedLate: (value) =>
    value === undefined || value === null ? value : yes(value, {}),
  attachments: (value) => (value === null ? undefined : value),
});

/** The days of a week, ISO, of a list, a text with commas or a number; Sunday was also 0. */
function weekdaysOf(value: unknown): number[] {
  const all: unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : [value];
  const days = all
    .map(numberOf)
    .map((day) => (day === 0 ? 7 : day))
    .filter((day) => day !== null);
  return [...new Set(days)];
}

function timeOf(value: unknown): string | null {
  const time = timeOfText(textOf(value) ?? "");
  return timePattern.test(time) ? time : null;
}

const recurrenceOf = (value: unknown): Recurrence => {
  const said = choiceOf(value)?.toUpperCase();
  return recurrences.find((one) => one === said) ?? "NONE";
};

const upcastSchedule = upcasting({
  startAt: instant,
  dueAt: instant,
  recurrence: recurrenceOf,
  recurrenceTime: (value) => timeOf(value) ?? value,
  recurrenceInterval: number,
  recurrenceDayOfWeek: (value) =>
    value === undefined ? value : weekdaysOf(value),
  recurrenceDayOfMonth: number,
  recurrenceMonthOfYear: number,
  rrule: (value) => (value === "" ? null : value),
});

/** A schedule that does not say when it begins began when it was first to run, or was made. */
function scheduleOf(value: unknown, stored: Values): unknown {
  if (!isMap(value)) return value;
  const schedule = upcastSchedule(value);
  if (schedule["startAt"] instanceof Date) return schedule;
  const startAt = [
    stored["scheduledFor"],
    stored["lastRun"],
    stored["lastExecution"],
    stored["nextRun"],
    stored["nextExecution"],
    stored["createdAt"],
  ]
    .map(instantOf)
    .find((one) => one !== null);
  return startAt === undefined ? schedule : { ...schedule, startAt };
}

/** Before there was a status, one that was off was deleted or rested; among the tasks it had a task's. */
function automationStatusOf(value: unknown, stored: Values): string {
  const said = choiceOf(value);
  const own = automationStatuses.find((one) => one === said);
  if (own !== undefined) return own;
  const asTask = statusOf(value);
  const ended = asTask === "DELETED" || asTask === "ARCHIVED";
  if (ended || instantOf(stored["deletedAt"]) !== null) return "archived";
  const rests = asTask === undefined || asTask === "DONE";
  return rests || stored["isActive"] === false ? "suspended" : "active";
}

/** Automations, also those that were kept among the tasks. */
export const upcastTemplate = upcasting({
  ...work,
  schedule: scheduleOf,
  status: automationStatusOf,
  nextRun: nowOr("nextExecution"),
  lastRun: nowOr("lastExecution"),
  nextExecution: () => undefined,
  lastExecution: () => undefined,
  isRecurringTemplate: () => undefined,
  executionCount: (value) =>
    value === undefined ? value : Math.trunc(numberOf(value) ?? 0),
});

/** The stored fields of the automation that a recurring task of old becomes, under its own id. */
export function automationOfTask(id: string, stored: Values): Values {
  const upcast = upcastTemplate(stored);
  const kept = [
    ...storedFields(templateSchema),
    "createdAt",
    "createdBy",
  ].filter((field) => upcast[field] !== undefined);
  return {
    ...Object.fromEntries(kept.map((field) => [field, upcast[field]])),
    templateId: id,
  };
}
