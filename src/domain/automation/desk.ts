import { isDueTooLate } from "../recurrence/due-after";
import { derivedSchedule } from "../recurrence/notation";
import { findNext } from "../recurrence/occurrences";
import type { RuleProblem } from "../recurrence/rule/rule-parts";
import type { Schedule } from "../recurrence/schedule";
import { asRun } from "../recurrence/schedule";
import { templateIdMax } from "../recurrence/task-id";
import { validateSchedule } from "../recurrence/validate-schedule";
import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import { equalValues } from "../record/equal";
import { deriving } from "../record/typed";
import type { Budget, Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { collectIssues } from "../task/collect/desk";
import { placeOfRecords } from "../task/place-of-records";
import { taskTitleMax } from "../task/task";
import { movedRuns } from "./dates/agenda";
import {
  settledDerivations,
  settledIssues,
  settledOf,
} from "./dates/settled-desk";
import { firstRun, firstRunAnew, makeAtOf, runOnWaking } from "./lifecycle";
import { scheduleProblem } from "./plan";
import { sameTiming } from "./same-timing";
import type { Template } from "./template";

const derive = deriving<Template>();

/** Everything that is wrong with a schedule: its fields, its rule's text. */
function scheduleIssues(schedule: Schedule, budget?: Budget): Issue[] {
  const issues = validateSchedule(schedule, budget);
  if (issues.length === 0 && isDueTooLate(schedule))
    issues.push({ field: "dueAt", code: "invalid" });
  return issues.map((issue) => ({
    ...issue,
    field: `schedule.${issue.field}`,
  }));
}

/** An invalid schedule is derived from by nobody: it is refused. */
const isUsable = (schedule: Schedule, budget?: Budget) =>
  scheduleIssues(asRun(schedule), budget).length === 0;

/** The first of the moved dates that are to come: what a rule that has ended still waits for. */
const movedAhead = (
  template: Pick<Template, "overrides">,
  now: Date,
): Date | null => movedRuns(template).find(({ at }) => at > now)?.at ?? null;

/**
 * The run it waits for: kept while neither its timing changes nor it wakes. Another timing begins
 * after now, on a day without a task; who gives a date back to one that had ended makes it wait again.
 */
function runOf(
  { schedule, status }: Pick<Template, "schedule" | "status">,
  was: Template | null,
  now: Date,
  budget?: Budget,
): Date | null {
  if (was === null || !sameTiming(schedule, was.schedule)) {
    const made = { madeUntil: was?.madeUntil ?? null };
    return isUsable(schedule, budget)
      ? firstRunAnew(schedule, made, now, budget)
      : null;
  }
  if (status === "active" && was.status !== "active")
    return runOnWaking({ ...was, schedule }, now, budget).nextRun;
  return was.nextRun === null && hasSettled(was)
    ? firstRun(schedule, now, budget)
    : was.nextRun;
}

const nextRun = derive(
  "nextRun",
  ["schedule", "status", "exdates", "overrides"],
  (template, { before, now, budget }) =>
    runOf(template, before as Template | null, now, budget) ??
    (isUsable(template.schedule, budget) ? movedAhead(template, now) : null),
);

/** Where it has come to stays as long as it waits for the same run of the same rule. */
const nextOccurrence = derive(
  "nextOccurrence",
  ["nextRun", "schedule"],
  (template, { before }) => {
    const was = before as Template | null;
    const isSame =
      was !== null &&
      equalValues(template.nextRun, was.nextRun) &&
      sameTiming(template.schedule, was.schedule);
    return isSame ? was.nextOccurrence : null;
  },
);

/** Whether dates of it were skipped, changed or moved. */
const hasSettled = ({
  exdates,
  overrides,
}: Pick<Template, "exdates" | "overrides">): boolean =>
  exdates.length + overrides.length > 0;

/** Where closing days or somebody's word for a date count, the next minute's run says when: at once. */
const nextMakeAt = derive(
  "nextMakeAt",
  ["nextRun", "visibilityLeadTime", "closingPolicy", "exdates", "overrides"],
  (template, { before, now }) => {
    const { visibilityLeadTime, closingPolicy } = template;
    const was = before as Template | null;
    const isPlaced =
      closingPolicy !== "ignore" ||
      hasSettled(template) ||
      (was !== null && (hasSettled(was) || was.closingPolicy !== "ignore"));
    return isPlaced && template.nextRun !== null
      ? now
      : makeAtOf(template.nextRun, visibilityLeadTime);
  },
);

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
    nextRun,
    nextOccurrence,
    nextMakeAt,
    deletedAt,
    // Whoever wakes it tries it anew.
    derive("failedSince", ["status"], () => null),
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
