import type { Query } from "../query/query";
import { openStatuses } from "./task";

/** A place by the field in which work lists it. */
export interface WorkPlace {
  field: "sectorIds" | "enclosureIds";
  id: string;
}

/** The open tasks of a place and all of its automations, at most `limit` of each, in no order that means anything. */
export const workInQueries = (
  zooId: string,
  { field, id }: WorkPlace,
  limit: number,
): { tasks: Query<"tasks">; taskTemplates: Query<"taskTemplates"> } => {
  const inZoo = { field: "zooId", op: "==", value: zooId } as const;
  const inPlace = { field, op: "array-contains", value: id } as const;
  return {
    tasks: {
      collection: "tasks",
      where: [
        inZoo,
        { field: "status", op: "in", value: openStatuses },
        inPlace,
      ],
      orderBy: [],
      limit,
    },
    taskTemplates: {
      collection: "taskTemplates",
      where: [inZoo, inPlace],
      orderBy: [],
      limit,
    },
  };
};
