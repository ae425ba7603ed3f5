import { sharedDirectory } from "@domain/directory/kinds";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const names = attemptsOn("directories", { zooId: zooA });
const species = attemptsOn("taxonomy", { zooId: zooA });

/** A header as functions make it. */
export const aHeader = (directoryId: string) => ({
  directoryId,
  revision: 1,
  builtAt: new Date("2026-11-01T08:00:00Z"),
  versions: { sectors: [1] },
});

export const aPart = { version: 1, entries: "[]" };

const part = `directories/${zooA}/parts/sectors-0`;

export const attempts: Attempt[] = [
  names.get(`directories/${zooA}`),
  names.get(part),
  names.create("directories/new", () => aHeader("new")),
  names.create(`directories/${zooA}/parts/sectors-1`, () => aPart),
  names.update(["change", "change a header"], `directories/${zooA}`, {
    revision: 2,
  }),
  names.update(["change", "change a part"], part, { version: 2 }),
  names.remove(["remove", "delete a header"], `directories/${zooA}`),
  names.remove(["remove", "delete a part"], part),
  species.get(`directories/${sharedDirectory}`),
  species.get(`directories/${sharedDirectory}/parts/species-0`),
];
