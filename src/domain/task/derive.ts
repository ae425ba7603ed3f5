import { deriving } from "../record/typed";
import type { DeriveContext } from "../record/types";
import type { Task } from "./task";
import { audienceOf } from "./task";
import { visibleFromOf } from "./visibility";

const derive = deriving<Task>();

/** The people asked, from those named and the sectors: tasks and automations alike. */
export const deriveAudience = derive(
  "audience",
  ["responsibleIds", "sectorIds"],
  ({ responsibleIds, sectorIds }) => audienceOf(responsibleIds, sectorIds),
);

/** The earlier of two instants: nothing is shown only after it was due. */
const atMost = (instant: Date | null, limit: Date): Date | null =>
  instant !== null && instant > limit ? limit : instant;

/** Without a lead time a task is shown from its making on: what was written then stays. */
function shownFrom({ before, now }: DeriveContext): Date | null {
  if (before === null) return now;
  const was = before as Task;
  const stays = was.visibilityLeadTime === null && was.visibleFrom !== null;
  return stays ? was.visibleFrom : was.createdAt;
}

/** What a task repeats of its own fields. */
export const taskDerivations = [
  derive("dueAtUnix", ["dueAt"], ({ dueAt }) => dueAt.getTime()),
  derive(
    "scheduledForUnix",
    ["scheduledFor"],
    ({ scheduledFor }) => scheduledFor?.getTime() ?? null,
  ),
  derive(
    "visibleFrom",
    ["scheduledFor", "dueAt", "visibilityLeadTime"],
    ({ scheduledFor, dueAt, visibilityLeadTime }, context) =>
      visibilityLeadTime === null
        ? atMost(shownFrom(context), dueAt)
        : visibleFromOf(scheduledFor ?? dueAt, visibilityLeadTime),
  ),
  deriveAudience,
];
