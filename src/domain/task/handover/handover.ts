import { dayMs, hourMs } from "../../time/lengths";
import { isLate, isListedFor, isOpen } from "../state";
import { readsAllTasks } from "../../access/reach";
import type { Session } from "../../access/session";
import { mySectorIds } from "../../access/session";
import type { TaskEntry } from "../log/task-entry";
import type { Task } from "../task";

/** Since when a handover tells: since the end of somebody's last day here, or so long ago. */
export const handoverSpans = ["last", "12h", "24h", "3d"] as const;
export type HandoverSpan = (typeof handoverSpans)[number];

const lengths = {
  "12h": 12 * hourMs,
  "24h": dayMs,
  "3d": 3 * dayMs,
} as const satisfies Record<Exclude<HandoverSpan, "last">, number>;

/** A handover tells of so long at most. */
export const handoverMostMs = 7 * dayMs;

/** What of it an address asks: a span, or an instant; null and what is neither: "last". */
export type HandoverAsked = HandoverSpan | Date;

export function handoverAsked(text: string | null): HandoverAsked {
  const span = handoverSpans.find((one) => one === text);
  if (span !== undefined) return span;
  const at = new Date(text ?? "");
  return Number.isNaN(at.getTime()) ? "last" : at;
}

/**
 * The instant from which a handover tells, never more than seven days before `now` and never after it.
 *
 * @param lastWork when somebody closed their last task of a day before today; null: not known, then a day ago
 */
export function handoverSince(
  asked: HandoverAsked,
  now: Date,
  lastWork: Date | null,
): Date {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const last = lastWork ?? ago(dayMs);
  const wanted =
    asked instanceof Date
      ? asked
      : asked === "last"
        ? last
        : ago(lengths[asked]);
  const earliest = ago(handoverMostMs);
  if (wanted < earliest) return earliest;
  return wanted > now ? now : wanted;
}

/**
 * Whose handover it is: a chosen sector's, or that of all sectors somebody holds a role in; null where they hold none
 * and see all tasks, [] where they see none.
 */
export function handoverSectors(
  session: Session,
  chosen: string | null,
): readonly string[] | null {
  const { access, zooId } = session;
  const own = access.zooId === zooId ? mySectorIds(access) : [];
  const all = readsAllTasks(session);
  if (chosen !== null && (all || own.includes(chosen))) return [chosen];
  return own.length === 0 && all ? null : own;
}

/** One task of a handover, and what was said of it, the first thing first. */
export interface ToldTask<T> {
  row: T;
  said: TaskEntry[];
}

export interface HandoverTasks<T> {
  /** Still to do though due before now, those waiting longest first. */
  late: ToldTask<T>[];
  /** Given to somebody else and not late. */
  handed: ToldTask<T>[];
  /** Done meanwhile, the last first. */
  done: ToldTask<T>[];
}

interface Known<T> {
  taskOf: (row: T) => Task;
  saidOf: (row: T) => readonly TaskEntry[];
  session: Session;
  since: Date;
  now: Date;
}

const firstFirst = (a: TaskEntry, b: TaskEntry): number =>
  (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0);

/**
 * The tasks of a handover, each in one part; what is neither late nor done nor given to somebody since is in none, nor
 * is what this person is not shown yet. No rows give empty parts.
 */
export function handoverTasks<T>(
  rows: readonly T[],
  { taskOf, saidOf, session, since, now }: Known<T>,
): HandoverTasks<T> {
  const told = rows.map((row) => ({
    row,
    task: taskOf(row),
    said: saidOf(row)
      .filter(({ createdAt }) => createdAt !== null && createdAt >= since)
      .sort(firstFirst),
  }));
  const open = told.filter(
    ({ task }) => isOpen(task) && isListedFor(session, task, now),
  );
  const done = told.filter(
    ({ task: { status, completedAt } }) =>
      status === "DONE" && completedAt !== null && completedAt >= since,
  );
  const part = (of: typeof told) => of.map(({ row, said }) => ({ row, said }));
  return {
    late: part(
      open
        .filter(({ task }) => isLate(task, now))
        .sort((a, b) => a.task.dueAt.getTime() - b.task.dueAt.getTime()),
    ),
    handed: part(
      open.filter(
        ({ task, said }) =>
          !isLate(task, now) && said.some(({ kind }) => kind === "handOver"),
      ),
    ),
    done: part(
      done.sort(
        (a, b) =>
          (b.task.completedAt?.getTime() ?? 0) -
          (a.task.completedAt?.getTime() ?? 0),
      ),
    ),
  };
}
