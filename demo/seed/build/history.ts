import { demoPeople } from "../../data/people";
import { taskOfOccurrence } from "../../../src/domain/automation/occurrence";
import type { OccurrenceTask } from "../../../src/domain/automation/occurrence";
import type { Template } from "../../../src/domain/automation/template";
import { systemAuthor } from "../../../src/domain/task/task";
import type { DemoDocument, Stamp } from "./document";
import { demoDocument } from "./document";
import { randomFor } from "../../../src/domain/analysis/interval/random";
import { pick } from "./random";
import { signatureOf } from "./signature";

const remembered = 5;
const lateShare = 0.15;
const longestDelayMs = 2 * 3_600_000;

/** Who may have done it: the named people, else the sector's keepers, else anybody of the sector. */
function workersOf({ responsibleIds, sectorId }: OccurrenceTask): string[] {
  if (responsibleIds.length > 0) return responsibleIds;
  const inSector = (ids: readonly string[]) =>
    sectorId !== null && ids.includes(sectorId);
  const keepers = demoPeople.filter((one) => inSector(one.sectorRoles.keeper));
  const others = demoPeople.filter(({ sectorRoles }) =>
    inSector(Object.values(sectorRoles).flat()),
  );
  return (keepers.length > 0 ? keepers : others).map(({ id }) => id);
}

/** Who does the task, and when it is taken and closed if time allows; always the same for the same task. */
function courseOf(task: OccurrenceTask, occurrence: Date) {
  const random = randomFor(task.taskId);
  const start = occurrence.getTime();
  const length = Math.max(task.dueAt.getTime() - start, 1);
  const takenAt = start + length * 0.3 * random();
  const late = random() < lateShare;
  const closedAt = late
    ? task.dueAt.getTime() + longestDelayMs * random()
    : start + length * (0.4 + 0.55 * random());
  const wholeMinute = (ms: number) => new Date(Math.ceil(ms / 60_000) * 60_000);
  return {
    worker: pick(random, workersOf(task)),
    takenAt: wholeMinute(takenAt),
    closedAt: wholeMinute(closedAt),
  };
}

/** How far the task has come by `now`. */
function progressOf(task: OccurrenceTask, occurrence: Date, now: Date) {
  const { worker, takenAt, closedAt } = courseOf(task, occurrence);
  if (worker === undefined || takenAt > now) return { fields: {}, change: {} };
  const taken = {
    status: "IN_PROGRESS" as const,
    takenBy: worker,
    takenAt,
    startedBy: worker,
    startedAt: takenAt,
  };
  if (closedAt > now)
    return {
      fields: taken,
      change: { updatedAt: takenAt, updatedBy: worker },
    };
  const closed = {
    status: "DONE" as const,
    completedBy: worker,
    completedAt: closedAt,
    completedLate: closedAt > task.dueAt,
  };
  return {
    fields: { ...taken, ...closed, ...signatureOf(task.type, closed, now) },
    change: { updatedAt: closedAt, updatedBy: worker },
  };
}

/** The tasks of an automation's latest past occurrences, at most five, as far as they are done by `now`. */
export function historyOf(
  template: Template,
  past: readonly Date[],
  now: Date,
): DemoDocument[] {
  return past.slice(-remembered).map((occurrence) => {
    const task = taskOfOccurrence(template, {
      occurrence,
      at: occurrence,
    });
    const { fields, change } = progressOf(task, occurrence, now);
    const stamp: Stamp = {
      createdAt: occurrence,
      createdBy: systemAuthor,
      ...change,
    };
    return demoDocument("tasks", task.taskId, { ...task, ...fields }, stamp);
  });
}
