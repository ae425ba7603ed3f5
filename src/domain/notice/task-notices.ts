import * as z from "zod";
import { idsSchema } from "../schema/fields";
import { isOpen } from "../task/state";
import type { Task } from "../task/task";
import { hourMs } from "../time/lengths";

/** What is said of a task: that it is there, and twice that it is due. */
export const taskNoticeKinds = [
  "onCreate",
  "reminder24h",
  "reminder1h",
] as const;
export type TaskNoticeKind = (typeof taskNoticeKinds)[number];
type Reminder = Exclude<TaskNoticeKind, "onCreate">;

const beforeDue: Readonly<Record<Reminder, number>> = {
  reminder24h: 24 * hourMs,
  reminder1h: hourMs,
};
const reminders = ["reminder24h", "reminder1h"] as const;

/** That a task is there is news for so long; an older one, found late, is told by its reminders alone. */
const newsMs = 7 * 24 * hourMs;

/** The same reminder of a task comes no sooner again, however often its due time changes. */
const restMs = hourMs;

/** So many are remembered as told that a task is theirs, those of last. */
const namedMost = 200;

const remindedFor = z.number().nullable().default(null);

/** What was said of a task so far; a reminder by the due instant, in milliseconds, that it was about. */
export const toldSchema = z.object({
  onCreate: z.boolean().default(false),
  reminder24h: remindedFor,
  reminder1h: remindedFor,
  /** When each reminder was said last, in milliseconds. */
  saidAt: z
    .object({ reminder24h: remindedFor, reminder1h: remindedFor })
    .prefault({}),
  /** Those who were ever responsible and were told that it is theirs, or need not be. */
  named: idsSchema.default([]),
});
export type Told = z.infer<typeof toldSchema>;

type Tellable = Pick<
  Task,
  | "status"
  | "sendNotification"
  | "dueAt"
  | "createdAt"
  | "visibleFrom"
  | "visibilityLeadTime"
  | "responsibleIds"
>;

/** Whether anything is to be said of a task at all: while it is open, where its notices are wanted. */
export const isTold = (
  task: Pick<Task, "status" | "sendNotification">,
): boolean => task.sendNotification && isOpen(task);

/** What a task says itself of what was said: all there is to know of one that functions have not followed. */
export function toldBefore({
  notificationsSent: sent,
  dueAt,
  responsibleIds,
}: Pick<Task, "notificationsSent" | "dueAt" | "responsibleIds">): Told {
  const due = dueAt.getTime();
  return {
    onCreate: sent.onCreate,
    reminder24h: sent.reminder24h ? due : null,
    reminder1h: sent.reminder1h ? due : null,
    saidAt: { reminder24h: null, reminder1h: null },
    named: sent.onCreate ? responsibleIds : [],
  };
}

/** What a task repeats of what was said for the instant it is due now. */
export function sentOf(
  { dueAt }: Pick<Task, "dueAt">,
  told: Told,
): Task["notificationsSent"] {
  const due = dueAt.getTime();
  return {
    onCreate: told.onCreate,
    reminder24h: told.reminder24h === due,
    reminder1h: told.reminder1h === due,
  };
}

/** From when a task may be spoken of: its making, and not before it is shown. Without either: ever since. */
function beginsAt(task: Tellable): Date {
  const made = task.createdAt ?? new Date(0);
  const shown = task.visibilityLeadTime === null ? null : task.visibleFrom;
  return shown !== null && shown > made ? shown : made;
}

const newcomers = ({ responsibleIds }: Tellable, { named }: Told): string[] =>
  responsibleIds.filter((uid) => !named.includes(uid));

interface Pending {
  kind: TaskNoticeKind;
  at: Date;
}

/** When a reminder planned for `at` comes: after the rest of the last one of its kind, or of one that overtakes it. */
function rested({ saidAt }: Told, kind: Reminder, at: Date): Date {
  const since = reminders
    .slice(reminders.indexOf(kind))
    .map((one) => (saidAt[one] ?? -Infinity) + restMs);
  return new Date(Math.max(at.getTime(), ...since));
}

/**
 * What is still to be said, each overtaken by the next. A reminder that would come before the task is spoken of falls
 * to that; one that was said for another due time rests.
 */
function pendingOf(task: Tellable, told: Told): Pending[] {
  const begins = beginsAt(task);
  const due = task.dueAt.getTime();
  const still: Pending[] = reminders
    .map((kind) => ({ kind, at: new Date(due - beforeDue[kind]) }))
    .filter(({ kind, at }) => at > begins && told[kind] !== due)
    .map(({ kind, at }) => ({ kind, at: rested(told, kind, at) }));
  const isNews = !told.onCreate || newcomers(task, told).length > 0;
  return isNews ? [{ kind: "onCreate", at: begins }, ...still] : still;
}

/** When next something is to be said of a task; null for never, as long as it stays as it is. */
export function nextNoticeAt(task: Tellable, told: Told): Date | null {
  if (!isTold(task)) return null;
  const times = pendingOf(task, told).map(({ at }) => at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Who was named before stays known: named again, they are not told anew. */
const remembered = (
  before: readonly string[],
  named: readonly string[],
): string[] =>
  [...before.filter((uid) => !named.includes(uid)), ...named].slice(-namedMost);

/** What is to be said, and whether to nobody but those who have become responsible since. */
export interface Saying {
  kind: TaskNoticeKind;
  onlyTo: readonly string[] | null;
}

export interface Settled {
  /** null: nothing is worth saying now. */
  say: Saying | null;
  /** What counts as said from now on. */
  told: Told;
}

function sayingOf(task: Tellable, told: Told, kind: TaskNoticeKind): Saying {
  const joins = kind === "onCreate" && told.onCreate;
  return { kind, onlyTo: joins ? newcomers(task, told) : null };
}

/**
 * What is said of a task at `now`: the latest of what is due by then. What it overtakes counts as said, so that an
 * outage ends in one notice and not in three; a reminder after the due instant, or the news of a task a week old, is
 * not worth saying.
 */
export function settleNotices(task: Tellable, told: Told, now: Date): Settled {
  const pending = isTold(task) ? pendingOf(task, told) : [];
  const due = pending.slice(
    0,
    1 + pending.findLastIndex(({ at }) => at <= now),
  );
  if (due.length === 0) return { say: null, told };
  const isWorth = ({ kind, at }: Pending) =>
    kind === "onCreate"
      ? told.onCreate || now.getTime() - at.getTime() <= newsMs
      : now < task.dueAt;
  const last = due.filter(isWorth).at(-1);
  const next: Told = { ...told };
  for (const { kind } of due)
    if (kind === "onCreate") next.onCreate = true;
    else next[kind] = task.dueAt.getTime();
  // A reminder reaches whoever is responsible by then, newcomers among them.
  if (next.onCreate) next.named = remembered(told.named, task.responsibleIds);
  if (last !== undefined && last.kind !== "onCreate")
    next.saidAt = { ...told.saidAt, [last.kind]: now.getTime() };
  return {
    say: last === undefined ? null : sayingOf(task, told, last.kind),
    told: next,
  };
}
