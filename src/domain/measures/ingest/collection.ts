import type { CollectionEntry } from "../../record/types";
import { call } from "../../record/writes";
import type { SensorSource } from "./source";
import { expectedMost, sensorSourceSchema } from "./source";

const given = ["name", "feeds", "expectedBy"];

/** Who sends readings, and of what; made, changed and given their secrets by callables of their own. */
export const sensorSourcesEntry = {
  path: "sensorSources",
  scope: "zoo",
  idField: "sourceId",
  schema: sensorSourceSchema,
  resource: "sensorSources",
  identity: ["zooId"],
  fallback: { name: () => "—", expectedBy: () => expectedMost },
  facts: ({ zooId }: Pick<SensorSource, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: {
    create: call(...given),
    change: call(...given, "dailyMost"),
    remove: call("isArchived"),
  },
} as const satisfies CollectionEntry;
