import type { OccurrenceTask } from "../automation/occurrence";
import { taskOfOccurrence } from "../automation/occurrence";
import type { PlacedRun } from "../automation/dates/agenda";
import { agendaOf } from "../automation/dates/agenda";
import { firstOpen } from "../automation/dates/upcoming";
import { scheduleProblem } from "../automation/plan";
import type { Template } from "../automation/template";
import { isWaiting } from "../automation/waiting";
import type { EnrichmentSession } from "../enrichment/session";
import { href } from "../pages";
import type { ClosingDays } from "../recurrence/closing-days";
import { occurrencesBetween } from "../recurrence/occurrences";
import { countSteps, unlessTooDear } from "../recurrence/rule/steps";
import { isOfHealth } from "../task/facts";
import type { Task, TaskType } from "../task/task";
import type { CalendarDay } from "../time/calendar-day";
import { parisDay, parisTime } from "../time/paris";
import type { FeedSpan } from "./span";
import { feedAheadMost, feedBehindMost } from "./span";

/** What an event is called: a title that somebody wrote, the type of a task whose title is not for calendars, or an object's name. */
export type FeedTitle =
  | { kind: "text"; text: string }
  | { kind: "type"; type: TaskType }
  | { kind: "object"; enrichmentId: string };

/** One event of a feed, before it is put into words. */
export interface FeedEvent {
  /** The same for the same thing at each fetch, whether its task is made yet or not. */
  id: string;
  title: FeedTitle;
  at: Date;
  /** null: it has no length. */
  until: Date | null;
  /** Set where it is to be done at no time of the day. */
  day: CalendarDay | null;
  enclosureIds: readonly string[];
  sectorIds: readonly string[];
  /** Where the app shows it. */
  path: string;
  isDone: boolean;
  /** When what is told of it changed last. */
  changedAt: Date;
}

/** A task that is due by the end of a day is to be done at no time of it. */
const endOfDay = "23:59";

/** Whether something begins and ends on one day of Paris: what takes days would cover them all. */
const isOneDay = (from: Date | null, until: Date | null): boolean =>
  from !== null &&
  until !== null &&
  from < until &&
  parisDay(from) === parisDay(until);

/** What is told of a task: of one about health its type alone. */
export function eventOfTask(
  task: OccurrenceTask & Partial<Pick<Task, "updatedAt">>,
  path: string = href("taskList", { taskId: task.taskId }),
): FeedEvent {
  const { taskId, title, type, dueAt, scheduledFor, updatedAt } = task;
  const isWholeDay = parisTime(dueAt) === endOfDay;
  const isLong = !isWholeDay && isOneDay(scheduledFor, dueAt);
  return {
    id: `task-${taskId}`,
    title: isOfHealth(task)
      ? { kind: "type", type }
      : { kind: "text", text: title },
    at: isLong ? (scheduledFor ?? dueAt) : dueAt,
    until: isLong ? dueAt : null,
    day: isWholeDay ? parisDay(dueAt) : null,
    enclosureIds: task.enclosureIds,
    sectorIds: task.sectorIds,
    path,
    isDone: task.status === "DONE",
    changedAt: updatedAt ?? dueAt,
  };
}

/** So many next dates of one automation. */
const datesMost = 60;

/** A date of an automation that has no task yet. */
type OpenDate = PlacedRun & { template: Template };

/** The next dates of an automation; [] where its rule cannot be read or is too dear. */
function datesOf(
  template: Template,
  closing: ClosingDays,
  until: Date,
): OpenDate[] {
  const from = firstOpen(template);
  if (!isWaiting(template) || from === null) return [];
  if (scheduleProblem(template.schedule) !== null) return [];
  const steps = countSteps();
  const find = (): OpenDate[] => {
    const agenda = agendaOf(template, closing, steps);
    const end = agenda.reach(until);
    const { schedule } = template;
    const ruled = occurrencesBetween(schedule, from, end, datesMost, steps);
    const placed = ruled.flatMap((occurrence) => {
      const { at } = agenda.place(occurrence);
      return at === null ? [] : [{ template, occurrence, at }];
    });
    return [...placed, ...agenda.moved.map((run) => ({ template, ...run }))];
  };
  return unlessTooDear(find, []);
}

/** The next dates of automations before `until` that have no task yet, in an establishment with these closing days; the 400 soonest. */
export function eventsOfTemplates(
  templates: readonly Template[],
  closing: ClosingDays,
  { until }: Pick<FeedSpan, "until">,
): FeedEvent[] {
  // A task is made of those that are told alone: that takes a hundred times as long as finding its date.
  const soonest = templates
    .flatMap((one) => datesOf(one, closing, until))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, feedAheadMost);
  return soonest.flatMap(({ template, ...run }): FeedEvent[] => {
    const task = taskOfOccurrence(template, run);
    const { templateId: automationId, updatedAt } = template;
    const path = href("taskList", { tab: "automations", automationId });
    return task.dueAt < until
      ? [eventOfTask({ ...task, updatedAt }, path)]
      : [];
  });
}

/** What is told of an enrichment session. */
export function eventOfSession(session: EnrichmentSession): FeedEvent {
  const { sessionId, enrichmentId, plannedFor, plannedUntil } = session;
  return {
    id: `session-${sessionId}`,
    title: { kind: "object", enrichmentId },
    at: plannedFor,
    until: isOneDay(plannedFor, plannedUntil) ? plannedUntil : null,
    day: null,
    enclosureIds: session.enclosureIds,
    sectorIds: session.sectorIds,
    path: href("enrichmentCalendar", { sessionId }),
    isDone: session.status === "remove" || session.status === "completed",
    changedAt: session.updatedAt ?? plannedFor,
  };
}

const byTime = (one: FeedEvent, other: FeedEvent) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** Each once, the first of those with one id, in the order of time: at most 100 of what was and 400 of what comes. */
export function feedEvents(
  all: readonly FeedEvent[],
  { today }: Pick<FeedSpan, "today">,
): FeedEvent[] {
  const once = new Map<string, FeedEvent>();
  for (const one of all) if (!once.has(one.id)) once.set(one.id, one);
  const sorted = [...once.values()].sort(byTime);
  const behind = sorted.filter(({ at }) => at < today);
  const ahead = sorted.filter(({ at }) => at >= today);
  return [...behind.slice(-feedBehindMost), ...ahead.slice(0, feedAheadMost)];
}
