import * as z from "zod";
import { idsSchema } from "../schema/fields";
import { isOpen } from "../task/state";
import type { Task } from "../task/task";

/** What is said of a task: that it is there, and twice that it is due. */
export const taskNoticeKinds = [
  "onCreate",
  "reminder24h",
  "reminder1h",
] as const;
export type TaskNoticeKind = (typeof taskNoticeKinds)[number];
type Reminder = Exclude<TaskNoticeKind, "onCreate">;

const hourMs = 3_600_000;
const beforeDue: Readonly<Record<Reminder, number>> = {
  reminder24h: 24 * hourMs,
  reminder1h: hourMs,
};
const reminders = ["reminder24h", "reminder1h"] as const;

/** That a task is there is news for so long; an older one, found late, is told by its reminders alone. */
const newsMs = 7 * 24 * hourMs;

const remindedFor = z.number().nullable().default(null);

/** What was said of a task so far; a reminder by the due instant, in milliseconds, that it was about. */
export const toldSchema = z.object({
  onCreate: z.boolean().default(false),
  reminder24h: remindedFor,
  reminder1h: remindedFor,
  /** The responsible people who were told that it is theirs, or need not be. */
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

/** What is still to be said, soonest first. A reminder that would come before the task is spoken of falls to that. */
function pendingOf(task: Tellable, told: Told): Pending[] {
  const begins = beginsAt(task);
  const due = task.dueAt.getTime();
  const still: Pending[] = reminders
    .map((kind) => ({ kind, at: new Date(due - beforeDue[kind]) }))
    .filter(({ kind, at }) => at > begins && told[kind] !== due);
  const isNews = !told.onCreate || newcomers(task, told).length > 0;
  return isNews ? [{ kind: "onCreate", at: begins }, ...still] : still;
}

/** When next something is to be said of a task; null for never, as long as it stays as it is. */
export function nextNoticeAt(task: Tellable, told: Told): Date | null {
  return isTold(task) ? (pendingOf(task, told)[0]?.at ?? null) : null;
}

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
  const due = isTold(task)
    ? pendingOf(task, told).filter(({ at }) => at <= now)
    : [];
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
  if (next.onCreate) next.named = [...task.responsibleIds];
  return {
    say: last === undefined ? null : sayingOf(task, told, last.kind),
    told: next,
  };
}
