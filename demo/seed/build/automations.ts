import { demoAutomations } from "../../data/automations";
import type { DemoAutomation } from "../../data/types";
import { makeAtOf } from "../../../src/domain/automation/lifecycle";
import { templateSchema } from "../../../src/domain/automation/template";
import {
  nextOccurrence,
  occurrencesBetween,
} from "../../../src/domain/recurrence/occurrences";
import type { Schedule } from "../../../src/domain/recurrence/schedule";
import type { Collect } from "../../../src/domain/task/collect/collect";
import type { LeadTime } from "../../../src/domain/task/task";
import { systemAuthor } from "../../../src/domain/task/task";
import type { DemoDocument, Stamp } from "./document";
import { demoDocument } from "./document";
import { historyOf } from "./history";
import { daysAgoAt } from "./moments";
import { scheduleOf } from "./schedule";
import { placeOf } from "./target";

const suspendedDaysAgo = 20;
const occurrencesCounted = 2000;

const leadTimes: Record<DemoAutomation["leadDays"], LeadTime> = {
  0: "sameDay",
  1: "oneDay",
  2: "twoDays",
  3: "threeDays",
  7: "oneWeek",
};

/** The instant up to which it has run: now, or the day it was suspended. */
const ranUntil = ({ status }: DemoAutomation, now: Date): Date =>
  status === "active" ? now : daysAgoAt(now, suspendedDaysAgo, "17:30");

function runsUntil(schedule: Schedule, until: Date): Date[] {
  const after = new Date(until.getTime() + 1);
  const { startAt } = schedule;
  return occurrencesBetween(schedule, startAt, after, occurrencesCounted);
}

function stampOf(
  { authorId, status, startedDaysAgo }: DemoAutomation,
  lastRun: Date | null,
  now: Date,
): Stamp {
  const createdAt = daysAgoAt(now, startedDaysAgo + 1, "16:00");
  const made: Stamp = { createdAt, createdBy: authorId };
  if (status === "suspended") {
    const updatedAt = daysAgoAt(now, suspendedDaysAgo, "17:30");
    return { ...made, updatedAt, updatedBy: authorId };
  }
  if (lastRun === null) return made;
  return { ...made, updatedAt: lastRun, updatedBy: systemAuthor };
}

function askedOf({ asks }: DemoAutomation): Collect | null {
  if (asks === undefined) return null;
  const { parameterId, enclosureId, areaId } = asks;
  return { parameterId, enclosureId, areaId };
}

function documentsOf(automation: DemoAutomation, now: Date): DemoDocument[] {
  const { id, zooId, authorId, status } = automation;
  const schedule = scheduleOf(automation, now);
  const until = ranUntil(automation, now);
  const past = runsUntil(schedule, until);
  const lastRun = past.at(-1) ?? null;
  const nextRun = nextOccurrence(schedule, until);
  const visibilityLeadTime = leadTimes[automation.leadDays];
  const fields = {
    zooId,
    authorId,
    title: automation.name,
    description: automation.description,
    type: automation.type,
    visibilityLeadTime,
    ...placeOf(automation.target, automation.responsibleIds),
    collect: askedOf(automation),
    schedule,
    missedRunPolicy: automation.missedRuns,
    status,
    isActive: status === "active",
    nextRun,
    nextMakeAt: makeAtOf(nextRun, visibilityLeadTime),
    lastRun,
    executionCount: past.length,
  };
  const stamp = stampOf(automation, lastRun, now);
  const document = demoDocument("taskTemplates", id, fields, stamp);
  const template = templateSchema.parse(document.data);
  return [document, ...historyOf(template, past, now)];
}

/** Every automation, waiting for its next run, with the tasks of its latest ones. */
export const automationDocuments = (now: Date): DemoDocument[] =>
  demoAutomations.flatMap((automation) => documentsOf(automation, now));
