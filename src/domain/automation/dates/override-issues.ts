import { occurrencesBetween } from "../../recurrence/occurrences";
import {
  countSteps,
  maxSteps,
  unlessTooDear,
} from "../../recurrence/rule/steps";
import type { Schedule } from "../../recurrence/schedule";
import { equalValues } from "../../record/equal";
import type { Budget } from "../../record/types";
import type { Issue, IssueCode } from "../../schema/issue";
import { audienceOf } from "../../task/task";
import { addParisDays } from "../../time/paris";
import type { Override, Template } from "../template";
import { cursorOf } from "../waiting";
import { overrideOf } from "./agenda";

/** A date is moved by a year at most. */
const movedDaysMax = 366;

/** What changed dates are judged by: those of before, or of the automation this one goes on from, and the instant. */
export interface Judged {
  was: Pick<Template, "overrides"> | null;
  now: Date;
  budget?: Budget | undefined;
}

/** Whether the instant is one of the rule's; not where finding out takes more than there is. */
export const isOfRule = (
  schedule: Schedule,
  occurrence: Date,
  budget?: Budget,
): boolean =>
  unlessTooDear(() => {
    const after = new Date(occurrence.getTime() + 1);
    const steps = countSteps(maxSteps, budget);
    const found = occurrencesBetween(schedule, occurrence, after, 1, steps);
    return found.length > 0;
  }, false);

/** Whether nothing that people say of a date is different. */
const isSame = (one: Override, other: Override | undefined): boolean =>
  other !== undefined && equalValues({ ...one, made: other.made }, other);

/** Whether a date is dealt with: it came, or its task is there. */
function isBehind(template: Template, occurrence: Date, { was, now }: Judged) {
  const waits = was === null ? undefined : overrideOf(was, occurrence);
  if (waits !== undefined && waits.at !== null) return waits.made;
  const cursor = cursorOf(template);
  return occurrence < (cursor ?? now);
}

function isTooFar({ occurrence }: Override, at: Date): boolean {
  const least = addParisDays(occurrence, -movedDaysMax);
  const most = addParisDays(occurrence, movedDaysMax);
  return at < least || at > most;
}

/** What is wrong with the instant of a changed date, and with the one it is moved to; null for nothing. */
function timeIssue(
  template: Template,
  one: Override,
  judged: Judged,
): { field: "occurrence" | "at"; code: IssueCode } | null {
  const { occurrence, at } = one;
  const { was, now, budget } = judged;
  if (isBehind(template, occurrence, judged))
    return { field: "occurrence", code: "timePast" };
  if (!isOfRule(template.schedule, occurrence, budget))
    return { field: "occurrence", code: "invalid" };
  if (at === null) return null;
  const before = was === null ? undefined : overrideOf(was, occurrence);
  if (before !== undefined && equalValues(before.at, at)) return null;
  if (at <= now) return { field: "at", code: "timePast" };
  return isTooFar(one, at) ? { field: "at", code: "invalid" } : null;
}

/** Whether a date's task would ask nobody: it names no one, and the automation has no sector. */
const asksNobody = (
  { sectorIds, responsibleIds }: Template,
  one: Override,
): boolean =>
  audienceOf(one.responsibleIds ?? responsibleIds, sectorIds).length === 0;

/**
 * What is wrong with the dates of an automation that somebody changed; [] for nothing. Each is named
 * once, asks somebody, and, where it was not so before, is one of the rule's, still to come, and
 * moved by a year at most to an instant that is to come too.
 */
export function overrideIssues(template: Template, judged: Judged): Issue[] {
  const { overrides } = template;
  return overrides.flatMap((one) => {
    const issue = (field: string, code: IssueCode): Issue[] => [
      { field: `overrides.${field}`, code },
    ];
    if (overrideOf(template, one.occurrence) !== one)
      return issue("occurrence", "taken");
    if (!one.made && asksNobody(template, one))
      return issue("responsibleIds", "required");
    const { was } = judged;
    if (isSame(one, was === null ? undefined : overrideOf(was, one.occurrence)))
      return [];
    const found = timeIssue(template, one, judged);
    return found === null ? [] : issue(found.field, found.code);
  });
}

/** The changed dates with what the server alone knows: whether the task of one that was moved is there. */
export const withMade = (
  overrides: readonly Override[],
  was: Pick<Template, "overrides"> | null,
): Override[] =>
  overrides.map((one) => {
    const before = was === null ? undefined : overrideOf(was, one.occurrence);
    const made = before?.made === true && equalValues(before.at, one.at);
    return { ...one, made };
  });
