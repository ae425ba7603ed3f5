import { derivedSchedule } from "../recurrence/notation";
import { findNext } from "../recurrence/occurrences";
import type { RuleProblem } from "../recurrence/rule/rule-parts";
import type { Schedule } from "../recurrence/schedule";
import { templateIdMax } from "../recurrence/task-id";
import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import { deriving } from "../record/typed";
import type { Budget, Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { collectIssues } from "../task/collect/desk";
import { placeOfRecords } from "../task/place-of-records";
import { taskTitleMax } from "../task/task";
import { isUsable, scheduleIssues } from "./dates/schedule-issues";
import {
  settledDerivations,
  settledIssues,
  settledOf,
} from "./dates/settled-desk";
import { waitingDerivations } from "./dates/waiting-desk";
import { scheduleProblem } from "./plan";
import type { Template } from "./template";

const derive = deriving<Template>();

/** The server's instant of a deletion; one that was deleted before keeps its own. */
const deletedAt = derive(
  "deletedAt",
  ["deletedAt"],
  (template, { before, now }) =>
    template.deletedAt === null
      ? null
      : ((before as Template | null)?.deletedAt ?? now),
);

/** An archived one wakes only after it was restored, a deleted one is archived too. */
function statusIssues(
  { status, deletedAt: deleted }: Template,
  before: Values | null,
): Issue[] {
  const was = before?.["status"] ?? null;
  const issues: Issue[] = [];
  const wakesUp = was === "archived" && status === "active";
  if (wakesUp || (was === null && status !== "active"))
    issues.push({ field: "status", code: "invalid" });
  if (deleted !== null && status !== "archived")
    issues.push({ field: "deletedAt", code: "invalid" });
  return issues;
}

const unusable = (problem: RuleProblem): Issue => ({
  field: "schedule",
  code: "rule",
  values: { problem },
});

/** Why an automation cannot wait for a run from `now` on; null when it can, and for one that has ended. */
function runProblem(
  schedule: Schedule,
  now: Date,
  budget?: Budget,
): RuleProblem | null {
  const problem = scheduleProblem(schedule);
  if (problem !== null) return problem;
  return findNext(schedule, now, budget) === "tooDear" ? "tooDear" : null;
}

/** One that ends before an instant a task was made for already would leave that task to both. */
const endIssues = ({ schedule, madeUntil }: Template): Issue[] =>
  schedule.endsBefore !== null &&
  madeUntil !== null &&
  schedule.endsBefore <= madeUntil
    ? [{ field: "schedule.endsBefore", code: "invalid" }]
    : [];

/** Does the change touch whom an automation's tasks ask? */
const isAsked = (changed: ReadonlySet<string>) =>
  changed.has("responsibleIds") || changed.has("target");

function check(record: Values, context: CheckContext): Issue[] {
  const { before, changed, now, budget } = context;
  const template = record as Template;
  const { schedule, status } = template;
  const title = textIssue("title", template.title, taskTitleMax);
  const issues = statusIssues(template, before);
  if (before === null && template.templateId.length > templateIdMax)
    issues.push({ field: "templateId", code: "invalid" });
  if (changed.has("title") && title !== null) issues.push(title);
  if (changed.has("schedule"))
    issues.push(...scheduleIssues(schedule, budget), ...endIssues(template));
  if (isAsked(changed) && template.audience.length === 0)
    issues.push({ field: "responsibleIds", code: "required" });
  issues.push(...collectIssues(template, context));
  const isTouched = changed.has("overrides") || isAsked(changed);
  if (issues.length === 0 && isTouched)
    issues.push(...settledIssues(template, context));
  if (issues.length > 0 || status !== "active") return issues;
  const isEnding = schedule.endsBefore !== null;
  if (changed.has("schedule") && template.nextRun === null && !isEnding)
    return [unusable(runProblem(schedule, now, budget) ?? "never")];
  const problem = changed.has("status")
    ? runProblem(schedule, now, budget)
    : null;
  return problem === null ? [] : [unusable(problem)];
}

/** An automation's next run, places and end, and what must hold before it is saved. */
export const templateDesk: DeskRule = {
  madeAtMost: { count: 400, minutes: 60 },
  derive: [
    derive("schedule", ["schedule"], ({ schedule }, { budget }) =>
      isUsable(schedule, budget)
        ? { ...schedule, ...derivedSchedule(schedule) }
        : schedule,
    ),
    ...settledDerivations,
    ...waitingDerivations,
    deletedAt,
    // Whoever wakes it tries it anew.
    derive("failedSince", ["status"], ({ status }, { before }) => {
      const was = before as Template | null;
      return was?.status === status ? was.failedSince : null;
    }),
  ],
  resolve(record, changed, lookup) {
    const template = record as Template;
    return {
      ...(changed.has("target") ? placeOfRecords(template.target, lookup) : {}),
      ...(changed.has("overrides") ? settledOf(template, lookup) : {}),
    };
  },
  check,
  // A rest is a change, an end and its undoing are an end.
  asks(field, before, after) {
    if (field !== "status" && field !== "deletedAt") return null;
    const ends =
      before["status"] === "archived" || after["status"] === "archived";
    return ends || field === "deletedAt" ? ["end"] : ["change"];
  },
};
