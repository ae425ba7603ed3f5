import { derivedSchedule } from "../../src/domain/recurrence/notation";
import { occurrencesBetween } from "../../src/domain/recurrence/occurrences";
import type { Schedule, Timing } from "../../src/domain/recurrence/schedule";
import type { TaskStatus } from "../../src/domain/task/task";
import { audienceOf } from "../../src/domain/task/task";
import type { DemoDocument, Stamp } from "./build/document";
import { demoDocument } from "./build/document";
import { daysAgoAt } from "./build/moments";
import type { Random } from "../../src/domain/analysis/interval/random";
import { randomFor } from "../../src/domain/analysis/interval/random";
import { pick } from "./build/random";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The person a crowd of tasks is made around. */
export interface CrowdOptions {
  now: Date;
  uid: string;
  /** Where the person holds a role. */
  sectorIds: readonly string[];
  /** How many of the tasks are open and ask for the person: half by name, half through a sector. */
  mine: number;
  /** Where and for whom the rest are; defaults: eight sectors and forty people who need not exist. */
  otherSectorIds?: readonly string[];
  otherUids?: readonly string[];
}

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);

function sectorTask(
  taskId: string,
  zooId: string,
  sectorId: string,
  responsibleIds: string[],
  status: TaskStatus,
  dueAt: Date,
): DemoDocument {
  const createdAt = new Date(dueAt.getTime() - 2 * dayMs);
  const worker = responsibleIds[0] ?? "somebody";
  const taken =
    status === "OPEN" ? {} : { takenBy: worker, takenAt: createdAt };
  const done =
    status === "DONE"
      ? { completedBy: worker, completedAt: dueAt, completedLate: false }
      : {};
  const fields = {
    zooId,
    authorId: "somebody",
    title: `Task ${taskId}`,
    type: "maintenance" as const,
    target: { level: "SECTOR" as const, ids: [sectorId] },
    sectorIds: [sectorId],
    sectorId,
    responsibleIds,
    audience: audienceOf(responsibleIds, [sectorId]),
    dueAt,
    dueAtUnix: dueAt.getTime(),
    status,
    ...taken,
    ...done,
  };
  const stamp: Stamp = { createdAt, createdBy: "somebody" };
  return demoDocument("tasks", taskId, fields, stamp);
}

/** An open task that asks for the person, due within a day of now. */
function ownTask(
  taskId: string,
  zooId: string,
  index: number,
  { uid, sectorIds, now }: CrowdOptions,
  random: Random,
): DemoDocument {
  const sectorId = pick(random, sectorIds) ?? `${zooId}-sector-1`;
  const byName = sectorIds.length === 0 || index % 2 === 0;
  const dueAt = new Date(now.getTime() + (random() * 2 - 1) * dayMs);
  const named = byName ? [uid] : [];
  return sectorTask(taskId, zooId, sectorId, named, "OPEN", dueAt);
}

/** A task that does not ask for the person now: elsewhere, somebody else's, or done long ago. */
function othersTask(
  taskId: string,
  zooId: string,
  options: CrowdOptions,
  random: Random,
): DemoDocument {
  const others = options.otherSectorIds ?? numbered(`${zooId}-sector`, 8);
  const people = options.otherUids ?? numbered(`${zooId}-person`, 40);
  const sectorId = pick(random, [...others, ...options.sectorIds]) ?? "";
  const isOwnSector = options.sectorIds.includes(sectorId);
  const done = random() < 0.6;
  const somebody = pick(random, people) ?? "somebody";
  const named = (isOwnSector && !done) || random() < 0.5 ? [somebody] : [];
  const open = random() < 0.7 ? "OPEN" : "IN_PROGRESS";
  const days = done ? -1 - random() * 400 : random() * 30 - 5;
  const dueAt = new Date(options.now.getTime() + days * dayMs);
  const status = done ? "DONE" : open;
  return sectorTask(taskId, zooId, sectorId, named, status, dueAt);
}

/**
 * `count` tasks of one establishment, of which `mine` are open and ask for one person, spread evenly
 * among the rest; none for 0. The same arguments give the same tasks.
 */
export function manyTasks(
  count: number,
  zooId: string,
  options: CrowdOptions,
): DemoDocument[] {
  const random = randomFor(`many tasks of ${zooId}`);
  const mine = Math.min(options.mine, count);
  const isMine = (index: number) =>
    Math.floor((index * mine) / count) !==
    Math.floor(((index + 1) * mine) / count);
  let own = 0;
  return Array.from({ length: count }, (_, index) => {
    const taskId = `bulk-${zooId}-${index + 1}`;
    return isMine(index)
      ? ownTask(taskId, zooId, own++, options, random)
      : othersTask(taskId, zooId, options, random);
  });
}

/** Made-up establishment ids, to spread templates over. */
export const bulkZooIds = (count: number): string[] => numbered("zoo", count);

interface DueRun {
  schedule: Schedule;
  nextRun: Date;
  nextMakeAt: Date;
}

/** A daily schedule of a month ago, and its latest occurrence up to now. */
function dueRun(recurrenceTime: string, now: Date): DueRun {
  const timing: Timing = {
    startAt: daysAgoAt(now, 30, recurrenceTime),
    recurrence: "DAILY",
    recurrenceTime,
    recurrenceInterval: 1,
    recurrenceDayOfWeek: [],
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
    rrule: null,
  };
  const dueAt = new Date(timing.startAt.getTime() + hourMs);
  const from = new Date(now.getTime() - 1.5 * dayMs);
  const to = new Date(now.getTime() + 1);
  const nextRun = occurrencesBetween(timing, from, to, 3).at(-1) ?? now;
  return {
    schedule: {
      ...timing,
      endsBefore: null,
      dueAt,
      ...derivedSchedule(timing),
    },
    nextRun,
    nextMakeAt: nextRun,
  };
}

/** A run due for every half hour of the day. */
const dueRuns = (now: Date): DueRun[] =>
  Array.from({ length: 48 }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, "0");
    return dueRun(`${hour}:${index % 2 === 0 ? "00" : "30"}`, now);
  });

function dueTemplate(
  templateId: string,
  zooId: string,
  run: DueRun,
): DemoDocument {
  const sectorId = `${zooId}-sector-1`;
  const fields = {
    zooId,
    authorId: "somebody",
    title: `Automation ${templateId}`,
    type: "feeding" as const,
    target: { level: "SECTOR" as const, ids: [sectorId] },
    sectorIds: [sectorId],
    sectorId,
    audience: [sectorId],
    ...run,
  };
  const { startAt } = run.schedule;
  const stamp = { createdAt: startAt, createdBy: "somebody" };
  return demoDocument("taskTemplates", templateId, fields, stamp);
}

/**
 * `count` daily automations, spread evenly over the establishments; each has exactly one occurrence
 * due at `now`. The same arguments give the same automations; throws without an establishment.
 */
export function manyTemplates(
  count: number,
  zooIds: readonly string[],
  now: Date,
): DemoDocument[] {
  const runs = dueRuns(now);
  return Array.from({ length: count }, (_, index) => {
    const zooId = zooIds[index % zooIds.length];
    const run = runs[(index * 7) % runs.length];
    if (zooId === undefined || run === undefined)
      throw new Error("No establishment is given.");
    return dueTemplate(`bulk-${zooId}-${index + 1}`, zooId, run);
  });
}
