import {
  obsSessionFacts,
  scanPacksEntry,
} from "@domain/observation/collection";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  anObsSession,
  aScanPack,
} from "../../builders/observation";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const anybodys = { owner: ["author"], reader: [] } as const;
const open = attemptsOn("obsSessions", obsSessionFacts(anObsSession()), {
  ...anybodys,
  openK: [],
});
const planned = attemptsOn(
  "obsSessions",
  obsSessionFacts(anObsSession({ status: "planned", startedAt: null })),
  { ...anybodys, openK: [] },
);
const done = attemptsOn(
  "obsSessions",
  obsSessionFacts(aClosedSession()),
  anybodys,
);
const closed = attemptsOn(
  "obsSessions",
  obsSessionFacts(aClosedSession({ openToKeepers: false })),
  { ...anybodys, openK: [] },
);
/** Nobody's but its observer's and its readers'. */
const sealed = attemptsOn(
  "obsSessions",
  obsSessionFacts(
    aClosedSession({
      sealed: true,
      openToKeepers: false,
      readers: ["responsible"],
    }),
  ),
  {
    owner: ["author"],
    reader: ["responsible"],
    A: [],
    S: [],
    P: [],
    X: [],
    M: [],
    V: [],
    openK: [],
  },
);
const record = attemptsOn("obsRecords", obsSessionFacts(anObsSession()), {
  ...anybodys,
  openK: [],
});
const recordDone = attemptsOn(
  "obsRecords",
  obsSessionFacts(aClosedSession()),
  anybodys,
);
const correction = attemptsOn(
  "obsCorrections",
  obsSessionFacts(aClosedSession()),
  anybodys,
);
const pack = attemptsOn("scanPacks", scanPacksEntry.facts(aScanPack()));
const experts = attemptsOn(
  "scanPacks",
  scanPacksEntry.facts(aScanPack({ openToKeepers: false })),
  { openK: [] },
);

const path = "obsSessions/obs-session-1";
const plannedPath = "obsSessions/obs-session-planned";
const donePath = "obsSessions/obs-session-done";
const chunk = `${path}/records/device-1_0`;
const corrected = `${donePath}/corrections/correction-1`;
const packPath = "scanPacks/enclosure-1_2026-11_0";

export const attempts: Attempt[] = [
  open.get(path),
  done.get(donePath),
  closed.get("obsSessions/obs-session-closed"),
  sealed.get("obsSessions/obs-session-sealed"),
  done.create("obsSessions/obs-session-new", (by) =>
    anObsSession({
      obsSessionId: "obs-session-new",
      observerId: by,
      startedAt: new Date(),
    }),
  ),
  open.update(["change", "close"], path, () => ({
    status: "closed",
    endedAt: new Date("2026-11-20T09:10:00Z"),
  })),
  planned.update(["plan", "move"], plannedPath, { plannedFor: new Date() }),
  planned.update(["withdraw", "withdraw with a reason"], plannedPath, {
    isDeleted: true,
    withdrawnFor: "Orage",
  }),
  done.update(["remove", "delete softly"], donePath, { isDeleted: true }),
  done.remove(["remove", "delete"], donePath),
  record.get(chunk),
  recordDone.get(`${donePath}/records/device-1_0`),
  record.create(`${path}/records/device-1_1`, (by) =>
    anObsRecord({
      recordId: "device-1_1",
      n: 1,
      observerId: by,
      until: new Date(),
    }),
  ),
  record.update(["change", "change"], chunk, { rows: "{}" }),
  record.remove(["remove", "delete"], chunk),
  correction.get(corrected),
  correction.create(`${donePath}/corrections/correction-new`, (by) =>
    anObsCorrection({
      correctionId: "correction-new",
      by,
      at: new Date(),
    }),
  ),
  correction.update(["change", "change"], corrected, { reason: "Autre" }),
  correction.remove(["remove", "delete"], corrected),
  pack.get(packPath),
  experts.get("scanPacks/enclosure-1_2026-11_x0"),
  pack.create("scanPacks/enclosure-1_2026-12_0", () =>
    aScanPack({ packId: "enclosure-1_2026-12_0", month: "2026-12" }),
  ),
  pack.update(["change", "change"], packPath, { rows: "[]" }),
  pack.remove(["remove", "delete"], packPath),
];
