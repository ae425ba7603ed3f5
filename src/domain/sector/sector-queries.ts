import type { Query } from "../query/query";
import { openStatuses } from "../task/task";

/** What keeps a sector from being removed: its enclosures, open tasks and active automations, at most `limit` of each. */
export const sectorContentQueries = (
  zooId: string,
  sectorId: string,
  limit: number,
): {
  enclosures: Query<"enclosures">;
  tasks: Query<"tasks">;
  taskTemplates: Query<"taskTemplates">;
} => {
  const inZoo = { field: "zooId", op: "==", value: zooId } as const;
  const inSector = {
    field: "sectorIds",
    op: "array-contains",
    value: sectorId,
  } as const;
  return {
    enclosures: {
      collection: "enclosures",
      where: [inZoo, { field: "linkedSectorId", op: "==", value: sectorId }],
      orderBy: [],
      limit,
    },
    tasks: {
      collection: "tasks",
      where: [
        inZoo,
        { field: "status", op: "in", value: openStatuses },
        inSector,
      ],
      orderBy: [],
      limit,
    },
    taskTemplates: {
      collection: "taskTemplates",
      where: [inZoo, { field: "isActive", op: "==", value: true }, inSector],
      orderBy: [],
      limit,
    },
  };
};
