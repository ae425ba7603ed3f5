import type { ZooConfig } from "@domain/establishment/zoo";
import { seesPeople } from "@domain/export/rights";
import { latenessSeconds } from "@domain/task/lateness/callables";
import { defineCallable } from "../edge/define-callable";
import { readingOf, zooConfigRef } from "../edge/documents";
import { tallyLateness } from "./tally-lateness";

/** Whether an establishment wants it told who was late; by itself none does. */
const isWanted = (config: ZooConfig | null): boolean =>
  config?.latenessByPerson ?? false;

const tellsPeople = async (zooId: string): Promise<boolean> =>
  isWanted(readingOf("zooConfigs", await zooConfigRef(zooId).get()).record);

/** How many of the tasks that were due in a period were done in time, and how late the others. */
export const readLateness = defineCallable(
  "readLateness",
  async (session, { zooId, period }) => {
    const now = new Date();
    const isTold = seesPeople(session, zooId) && (await tellsPeople(zooId));
    const { people, ...lateness } = await tallyLateness(zooId, period, now);
    return {
      ...lateness,
      people: isTold ? people : null,
      at: now.getTime(),
    };
  },
  { timeoutSeconds: latenessSeconds, memory: "512MiB" },
);
