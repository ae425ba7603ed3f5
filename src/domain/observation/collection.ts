import type { RecordFacts } from "../access/can";
import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import {
  allBut,
  derivedOnly,
  desk,
  field,
  givenBut,
  log,
} from "../record/writes";
import type { ObsCorrection, ObsRecord, ObsSession } from "./obs-session";
import {
  obsCorrectionSchema,
  obsRecordSchema,
  obsSessionSchema,
  scanPackSchema,
} from "./obs-session";

/** What `can()` needs to know of a session. */
export const obsSessionFacts = ({
  zooId,
  sectorIds,
  observerId,
  status,
  sealed,
  openToKeepers,
  readers,
}: Pick<
  ObsSession,
  | "zooId"
  | "sectorIds"
  | "observerId"
  | "status"
  | "sealed"
  | "openToKeepers"
  | "readers"
>): RecordFacts => ({
  zooId,
  sectorIds,
  authorId: observerId,
  started: status === "closed",
  sealed,
  openToKeepers,
  readers,
});

/** Sessions of observation. */
export const obsSessionsEntry = {
  path: "obsSessions",
  scope: "zoo",
  idField: "obsSessionId",
  schema: obsSessionSchema,
  resource: "obsSessions",
  identity: ["zooId", "observerId", "sealed"],
  fallback: {
    obsId: () => "",
    obsVersion: () => 1,
    enclosureId: () => "",
  },
  facts: obsSessionFacts,
  references: [
    { field: "campaignId", collection: "campaigns" },
    { field: "obsId", collection: "observations" },
    { field: "contextId", collection: "contexts" },
    { field: "enclosureId", collection: "enclosures" },
    { field: "animalIds", collection: "animals" },
  ],
  derive: [],
  writes: {
    // What follows from it once it is closed is not there before.
    create: field("observerId", ...givenBut(obsSessionSchema, "withdrawnFor")),
    /** Begun, gone on with and closed by its observer. */
    change: field(
      "status",
      "animalIds",
      "interval",
      "startedAt",
      "endedAt",
      "contextAnswers",
      "note",
    ),
    /** Planned for another instant. */
    plan: desk("plannedFor"),
    /** It does not take place, and why. */
    withdraw: desk("isDeleted", "withdrawnFor"),
    remove: desk("isDeleted"),
  },
} as const satisfies CollectionEntry;

/** What devices collected. */
export const obsRecordsEntry = {
  path: "obsSessions/{id}/records",
  parentField: "obsSessionId",
  scope: "zoo",
  idField: "recordId",
  schema: obsRecordSchema,
  resource: "obsRecords",
  identity: ["zooId", "observerId"],
  fallback: {
    obsSessionId: () => "",
    deviceId: () => "",
    n: () => 0,
    until: firstAt,
  },
  facts: ({ zooId, observerId }: Pick<ObsRecord, "zooId" | "observerId">) => ({
    zooId,
    authorId: observerId,
  }),
  references: [{ field: "obsSessionId", collection: "obsSessions" }],
  derive: [],
  writes: log(...allBut(obsRecordSchema, "zooId", "recordId")),
} as const satisfies CollectionEntry;

/** What was put right in a closed session. */
export const obsCorrectionsEntry = {
  path: "obsSessions/{id}/corrections",
  parentField: "obsSessionId",
  scope: "zoo",
  idField: "correctionId",
  schema: obsCorrectionSchema,
  resource: "obsCorrections",
  identity: ["zooId", "target"],
  fallback: {
    obsSessionId: () => "",
    target: () => "—",
    change: () => "{}",
    reason: () => "",
    by: () => "",
    at: firstAt,
  },
  facts: ({ zooId, by }: Pick<ObsCorrection, "zooId" | "by">) => ({
    zooId,
    authorId: by,
  }),
  references: [{ field: "obsSessionId", collection: "obsSessions" }],
  derive: [],
  writes: log(
    ...allBut(obsCorrectionSchema, "zooId", "correctionId", "before"),
  ),
} as const satisfies CollectionEntry;

/** What analyses read of closed sessions. */
export const scanPacksEntry = {
  path: "scanPacks",
  scope: "zoo",
  idField: "packId",
  schema: scanPackSchema,
  resource: "scanPacks",
  identity: ["zooId"],
  fallback: { enclosureId: () => "", month: () => "" },
  facts: ({
    zooId,
    sectorIds,
    sealed,
    openToKeepers,
  }: {
    zooId: string;
    sectorIds: string[];
    sealed: boolean;
    openToKeepers: boolean;
  }): RecordFacts => ({ zooId, sectorIds, sealed, openToKeepers }),
  references: [{ field: "enclosureId", collection: "enclosures" }],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
