import { deriving } from "../../record/typed";
import { equalValues } from "../../record/equal";
import type { Budget } from "../../record/types";
import { firstRun, firstRunAnew, makeAtOf, runOnWaking } from "../lifecycle";
import { sameTiming } from "../same-timing";
import type { Template } from "../template";
import { movedRuns } from "./agenda";
import { isUsable } from "./schedule-issues";
import type { Settled } from "./settle";

const derive = deriving<Template>();

/** Whether dates of it were skipped, changed or moved. */
const hasSettled = ({ exdates, overrides }: Settled): boolean =>
  exdates.length + overrides.length > 0;

const sameSettled = (one: Settled, other: Settled): boolean =>
  equalValues(one.exdates, other.exdates) &&
  equalValues(one.overrides, other.overrides);

/** What decides where its next task is put, and when that is made. */
const placing = [
  "nextRun",
  "schedule",
  "status",
  "visibilityLeadTime",
  "closingPolicy",
  "exdates",
  "overrides",
] as const;
type Placed = Pick<Template, (typeof placing)[number]>;

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
  template: Pick<Template, "schedule" | "status" | "exdates" | "overrides">,
  was: Template | null,
  now: Date,
  budget?: Budget,
): Date | null {
  const { schedule, status } = template;
  if (was === null || !sameTiming(schedule, was.schedule)) {
    const made = { madeUntil: was?.madeUntil ?? null };
    return isUsable(schedule, budget)
      ? firstRunAnew(schedule, made, now, budget)
      : null;
  }
  if (status === "active" && was.status !== "active")
    return runOnWaking({ ...was, schedule }, now, budget).nextRun;
  return was.nextRun === null && hasSettled(was) && !sameSettled(template, was)
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

/** Whether nothing is changed that its next date follows from: what was said of it holds. */
const isSettledAsBefore = (template: Placed, was: Template): boolean =>
  template.status === was.status &&
  template.closingPolicy === was.closingPolicy &&
  template.visibilityLeadTime === was.visibilityLeadTime &&
  equalValues(template.nextRun, was.nextRun) &&
  sameTiming(template.schedule, was.schedule) &&
  sameSettled(template, was);

const isPlaced = (one: Pick<Template, "closingPolicy"> & Settled): boolean =>
  one.closingPolicy !== "ignore" || hasSettled(one);

/**
 * Where closing days or somebody's word for a date count, the next minute's run says when: at once. Its mark
 * stays until then, and what it said, unless that is too late.
 */
const nextMakeAt = derive("nextMakeAt", placing, (template, context) => {
  const was = context.before as Template | null;
  const own = makeAtOf(template.nextRun, template.visibilityLeadTime);
  if (own === null) return null;
  const stays = was !== null && isSettledAsBefore(template, was);
  const said = stays ? was.nextMakeAt : null;
  if (said !== null && said <= own) return said;
  const isAsked = isPlaced(template) || (was !== null && isPlaced(was));
  return isAsked ? context.now : own;
});

/** What an automation waits for, and when it is looked at. */
export const waitingDerivations = [nextRun, nextOccurrence, nextMakeAt];
