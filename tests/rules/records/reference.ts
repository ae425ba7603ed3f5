import type { DocumentData } from "firebase/firestore";
import { zooA } from "../../builders/ids";
import { aLabel, aTag } from "../../builders/labels";
import { aFamily, anOrder, aSpecie, aSpecieLog } from "../../builders/taxa";
import { aSyncPart, aSyncRun } from "../../builders/sync";
import { aHeader, aPart, aWordsDocument } from "../attempts/directory-attempts";
import { byId, stored } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("species", "specieId", [aSpecie()]),
  "species/specie-1/logs/1795334400000": stored(aSpecieLog()),
  ...byId("tags", "id", [aTag()]),
  ...byId("categories", "id", [aLabel()]),
  ...byId("goals", "id", [aLabel()]),
  ...byId("family", "familyId", [aFamily()]),
  ...byId("order", "orderId", [
    anOrder(),
    anOrder({ orderId: "order-2", orderLatinName: "Primates" }),
  ]),
  [`directories/${zooA}`]: stored(aHeader(zooA)),
  [`directories/${zooA}/parts/sectors-0`]: stored(aPart),
  "speciesWords/li": stored(aWordsDocument),
  "config/app": { maintenance: false, flags: {} },
  "clientErrors/error-1": stored({
    code: "internal",
    where: "tasks",
    route: "/Dashboard",
    build: "2.5.0",
    fields: [],
    count: 1,
    firstAt: new Date("2026-11-21T08:00:00Z"),
    lastAt: new Date("2026-11-21T08:00:00Z"),
    settled: false,
  }),
  "syncRuns/run-1": stored(aSyncRun()),
  "syncRuns/run-1/parts/0": stored(aSyncPart()),
};
