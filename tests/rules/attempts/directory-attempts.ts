import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const names = attemptsOn("directories", { zooId: zooA });
const words = attemptsOn("speciesWords", { zooId: zooA });

/** A header as functions make it. */
export const aHeader = (directoryId: string) => ({
  directoryId,
  revision: 1,
  builtAt: new Date("2026-11-01T08:00:00Z"),
  versions: { sectors: [1] },
});

/** A document of the index of species. */
export const aWordsDocument = { version: "one", text: "" };

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
  words.get("speciesWords/li"),
  words.create("speciesWords/new", () => aWordsDocument),
  words.update(["change", "change the index"], "speciesWords/li", {
    version: "other",
  }),
  words.remove(["remove", "delete of the index"], "speciesWords/li"),
];
