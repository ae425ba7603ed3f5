import { deriving } from "../record/typed";
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
    ["scheduledFor", "visibilityLeadTime"],
    ({ scheduledFor, visibilityLeadTime }) =>
      visibleFromOf(scheduledFor, visibilityLeadTime),
  ),
  deriveAudience,
];
