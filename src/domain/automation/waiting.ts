import { equalValues } from "../record/equal";
import type { ClosingDays } from "../recurrence/closing-days";
import { alwaysOpen } from "../recurrence/closing-days";
import type { Steps } from "../recurrence/rule/steps";
import { countSteps, unlessTooDear } from "../recurrence/rule/steps";
import type { Agenda } from "./dates/agenda";
import { agendaOf, firstPlaced } from "./dates/agenda";
import { makeAtOf } from "./lifecycle";
import type { Template } from "./template";

/** What a template waits for. */
export type Waiting = Pick<
  Template,
  "nextRun" | "nextOccurrence" | "nextMakeAt"
>;

/** Does this template wait for a run? Suspended, archived, deleted and ended ones do not. */
export const isWaiting = (template: Template): boolean =>
  template.isActive &&
  template.status === "active" &&
  template.deletedAt === null &&
  template.nextRun !== null;

/** Has this template tasks to make at `now`? */
export function isDue(
  template: Template,
  now: Date,
  waiting: Pick<Waiting, "nextRun"> = template,
): boolean {
  const makeAt = makeAtOf(waiting.nextRun, template.visibilityLeadTime);
  return isWaiting(template) && makeAt !== null && makeAt <= now;
}

/** The first occurrence of the rule that is not dealt with. */
export const cursorOf = ({ nextOccurrence, nextRun }: Template): Date | null =>
  nextOccurrence ?? nextRun;

/** What a template waits for that has come to an occurrence of its rule; null: the rule has ended. */
export function waitingFrom(
  template: Template,
  agenda: Agenda,
  cursor: Date | null,
  steps: Steps,
): Waiting {
  const plain =
    cursor === null ? null : firstPlaced(template, agenda, cursor, steps);
  const [first] = [plain, ...agenda.moved]
    .filter((run) => run !== null)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const nextRun = first?.at ?? null;
  return {
    nextRun,
    nextOccurrence: equalValues(cursor, nextRun) ? null : cursor,
    nextMakeAt: makeAtOf(nextRun, template.visibilityLeadTime),
  };
}

/**
 * What a template waits for in an establishment with these closing days, from the occurrence on that
 * it has come to. Throws TooDear.
 */
export function waitingOf(
  template: Template,
  closing: ClosingDays = alwaysOpen,
  steps: Steps = countSteps(),
): Waiting {
  const agenda = agendaOf(template, closing, steps);
  const { nextRun, visibilityLeadTime } = template;
  if (agenda.isPlain && template.nextOccurrence === null)
    return {
      nextRun,
      nextOccurrence: null,
      nextMakeAt: makeAtOf(nextRun, visibilityLeadTime),
    };
  return waitingFrom(template, agenda, cursorOf(template), steps);
}

/**
 * When an automation makes its next task, as people read it. A stored instant that is not the run's own is a
 * mark for the server to look again: what it will find is reckoned here, and "soon" where closing days count,
 * which are not known here, or where it has come already. Null: it waits for no run.
 */
export function nextMaking(
  template: Template,
  now: Date,
): Date | "soon" | null {
  const { nextRun, visibilityLeadTime, closingPolicy } = template;
  if (!isWaiting(template)) return null;
  const own = makeAtOf(nextRun, visibilityLeadTime);
  const stored = template.nextMakeAt ?? own;
  if (equalValues(stored, own)) return own;
  if (closingPolicy !== "ignore") return "soon";
  const found = unlessTooDear(() => waitingOf(template).nextMakeAt, stored);
  return found !== null && found <= now ? "soon" : found;
}
