import type { Query } from "../query/query";
import { workInQueries } from "../task/work-queries";

/** The animals that live in an enclosure, at most `limit`, in no order that means anything. */
export const residentsQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "animalEnclosureData.enclosureId", op: "==", value: enclosureId },
  ],
  orderBy: [],
  limit,
});

/** What may keep an enclosure from being removed: its animals, work to do and automations, archived ones among them, at most `limit` of each. */
export const enclosureContentQueries = (
  zooId: string,
  enclosureId: string,
  limit: number,
): {
  animals: Query<"animals">;
  tasks: Query<"tasks">;
  taskTemplates: Query<"taskTemplates">;
} => ({
  animals: residentsQuery(zooId, enclosureId, limit),
  ...workInQueries(zooId, { field: "enclosureIds", id: enclosureId }, limit),
});
