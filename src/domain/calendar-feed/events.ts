import type { OccurrenceTask } from "../automation/occurrence";
import { taskOfOccurrence } from "../automation/occurrence";
import { firstOpen, upcomingRuns } from "../automation/dates/upcoming";
import { scheduleProblem } from "../automation/plan";
import type { Template } from "../automation/template";
import { isWaiting } from "../automation/waiting";
import type { EnrichmentSession } from "../enrichment/session";
import { href } from "../pages";
import type { ClosingDays } from "../recurrence/closing-days";
import { unlessTooDear } from "../recurrence/rule/steps";
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

/** The next dates of an automation until `until` that have no task yet; [] where its rule cannot be read or is too dear. */
export function eventsOfTemplate(
  template: Template,
  closing: ClosingDays,
  { until }: Pick<FeedSpan, "until">,
): FeedEvent[] {
  const from = firstOpen(template);
  if (!isWaiting(template) || from === null) return [];
  if (scheduleProblem(template.schedule) !== null) return [];
  const runs = unlessTooDear(
    () => upcomingRuns(template, closing, from, datesMost),
    [],
  );
  const path = href("taskList", {
    tab: "automations",
    automationId: template.templateId,
  });
  return runs.flatMap(({ occurrence, at }): FeedEvent[] => {
    if (at === null) return [];
    const task = taskOfOccurrence(template, { occurrence, at });
    if (task.dueAt >= until) return [];
    return [eventOfTask({ ...task, updatedAt: template.updatedAt }, path)];
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
