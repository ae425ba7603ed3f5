import type { Lookup } from "../../record/desk/desk-rule";
import type { Values } from "../../record/types";
import { endOfDay } from "../../task/due/end-of-day";
import { movedTo } from "../../task/due/planned";
import { placeOfRecords } from "../../task/place-of-records";
import { isOpen } from "../../task/state";
import type { Task } from "../../task/task";
import { systemAuthor, taskTitleMax } from "../../task/task";
import { cancelTask } from "../../task/transitions";
import type { Cir, Recommendation, RecommendationPriority } from "./cir";

const prefix = "cir_";

/** The id of the task of a recommendation: nobody else can make it first, for its underscores, and nothing makes it twice. */
export const taskIdOfRecommendation = (
  cirId: string,
  recommendationId: string,
): string => `${prefix}${cirId}_${recommendationId}`;

/** The visit's report that a task comes from; null for one that comes from none. */
export function cirIdOfTask({
  taskId,
  recommendationId,
}: Pick<Task, "taskId" | "recommendationId">): string | null {
  const end = `_${recommendationId ?? ""}`;
  return recommendationId !== null &&
    taskId.startsWith(prefix) &&
    taskId.endsWith(end)
    ? taskId.slice(prefix.length, -end.length)
    : null;
}

/** The recommendation of a visit's report with this id; null: there is none. */
export const recommendationIn = (
  { recommendations }: Pick<Cir, "recommendations">,
  id: string,
): Recommendation | null =>
  recommendations.find(({ recommendationId }) => recommendationId === id) ??
  null;

/** Where and when the task of a recommendation is: in its enclosure, until the end of the day it is due. */
function placeOf({ enclosureId, dueDate }: Recommendation, lookup: Lookup) {
  const target = { level: "ENCLOSURE" as const, ids: [enclosureId] };
  return {
    ...placeOfRecords(target, lookup),
    target,
    scheduledFor: null,
    dueAt: endOfDay(dueDate),
  };
}

/** What a task is called: a recommendation may be longer than that. */
const titleOf = ({ text }: Recommendation) => text.slice(0, taskTitleMax);

/** What a priority is called in the establishment, as a tag of its task. */
export type TagOf = (priority: RecommendationPriority) => string;

/** What a task says beside where and when it is. */
const saidOf = (recommendation: Recommendation, tagOf: TagOf) => ({
  title: titleOf(recommendation),
  // What a title cuts off is still to be read.
  description:
    recommendation.text.length > taskTitleMax ? recommendation.text : null,
  tags: [tagOf(recommendation.priority)],
});

/**
 * The fields of the task that a recommendation asks for: its text, enclosure, priority (a tag) and due date. null where it asks for
 * none, or its enclosure lies in no sector, where nobody could be asked.
 */
export function taskOfRecommendation(
  { zooId, authorId }: Pick<Cir, "zooId" | "authorId">,
  recommendation: Recommendation,
  lookup: Lookup,
  tagOf: TagOf,
): Values | null {
  const place = placeOf(recommendation, lookup);
  return !recommendation.asksTask || place.sectorIds.length === 0
    ? null
    : {
        ...{ zooId, authorId, type: "maintenance", status: "OPEN" },
        ...saidOf(recommendation, tagOf),
        // What is urgent is told at once to those it asks.
        sendNotification: recommendation.priority === "high",
        recommendationId: recommendation.recommendationId,
        ...place,
      };
}

/**
 * What becomes of the task of a recommendation that was changed, null for nothing: an open one says, and is where and when, the
 * recommendation says; where that is gone it is cancelled with `reason`. What people closed or cancelled stays.
 */
export function taskAfterRecommendation(
  recommendation: Recommendation | null,
  task: Task,
  { now, lookup, tagOf, reason }: FollowContext,
): Partial<Task> | null {
  if (!isOpen(task)) return null;
  if (recommendation === null)
    return cancelTask(task, { uid: systemAuthor, now }, reason);
  const place = placeOf(recommendation, lookup);
  const moved = place.sectorIds.length === 0 ? null : movedTo(task, place);
  const said = saidOf(recommendation, tagOf);
  const isSaid =
    said.title === task.title &&
    said.description === task.description &&
    said.tags.every((tag) => task.tags.includes(tag));
  return moved === null && isSaid ? null : { ...moved, ...said };
}

/** What a recommendation's task follows it with: the server's clock, its enclosure, and how things are said in the establishment. */
export interface FollowContext {
  now: Date;
  lookup: Lookup;
  tagOf: TagOf;
  /** Why a task is cancelled whose recommendation is gone. */
  reason: string;
}

/** The recommendations whose task may have to follow, by a report before and after a change: those that differ, of which one asks. */
export function recommendationsToFollow(
  before: Pick<Cir, "recommendations"> | null,
  after: Pick<Cir, "recommendations"> | null,
): string[] {
  const all = [before, after].flatMap((one) => one?.recommendations ?? []);
  const ids = new Set(
    all
      .filter(({ asksTask }) => asksTask)
      .map(({ recommendationId }) => recommendationId),
  );
  const textIn = (of: Pick<Cir, "recommendations"> | null, id: string) =>
    JSON.stringify(of === null ? null : recommendationIn(of, id));
  return [...ids].filter((id) => textIn(before, id) !== textIn(after, id));
}
