import { readIn } from "@domain/evaluation/outcome";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  anObsSession,
} from "../builders/observation";
import { sector1, zooA, zooB } from "../builders/ids";
import { isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);
beforeAll(() => world.store(records));

const path = "obsSessions/obs-session-1";
const planned = "obsSessions/obs-session-planned";
const done = "obsSessions/obs-session-done";
const endedAt = new Date("2026-11-20T09:10:00Z");

/** Everything that collecting writes, each by itself. */
const writes = {
  status: { status: "closed", endedAt },
  animalIds: { animalIds: ["animal-1", "animal-2"] },
  interval: { interval: 120 },
  contextAnswers: { contextAnswers: '{"q":1}' },
  note: { note: "Vent fort" },
} as const;

const chunk = (by: Name, more: object = {}, of = path) => {
  const n = 9;
  return creates(by, `${of}/records/device-1_${n}`, {
    ...anObsRecord({ recordId: `device-1_${n}`, n }),
    obsSessionId: of.split("/")[1],
    observerId: by,
    until: new Date(),
    ...more,
  });
};

describe("a session that is open", () => {
  it.each(Object.entries(writes))(
    "has its %s changed by its observer, and by nobody else",
    async (_, change) => {
      expect(await changes("author", path, change)).toBe(true);
      for (const name of [
        ...(["admin", "superAdmin", "manager", "vet"] as const),
        ...(["keeper", "member", "provider", "responsible"] as const),
      ])
        expect([name, await changes(name, path, change)]).toEqual([
          name,
          false,
        ]);
    },
  );

  it("stays its observer's, where it was begun, and is never planned again", async () => {
    for (const change of [
      { observerId: "keeper" },
      { zooId: zooB },
      { startedAt: new Date() },
      { status: "planned" },
      { enclosureId: "enclosure-2" },
      { obsVersion: 2 },
      { plannedFor: new Date() },
      { watchedMs: 1000 },
      { isDeleted: true },
    ])
      expect([change, await changes("author", path, change)]).toEqual([
        change,
        false,
      ]);
  });

  it("takes chunks of its observer alone, each as their own", async () => {
    expect(await chunk("author")).toBe(true);
    expect(await chunk("keeper")).toBe(false);
    expect(await chunk("admin")).toBe(false);
    expect(await chunk("keeper", { observerId: "author" })).toBe(false);
    expect(await chunk("author", { observerId: "keeper" })).toBe(false);
  });
});

describe("a session that is planned", () => {
  it("is begun by its observer alone, and is moved and withdrawn at the desk alone", async () => {
    const begins = { status: "open", startedAt: new Date() };
    expect(await changes("author", planned, begins)).toBe(true);
    expect(await changes("keeper", planned, begins)).toBe(false);
    expect(await changes("admin", planned, begins)).toBe(false);
    for (const change of [
      { plannedFor: new Date() },
      { isDeleted: true },
      { isDeleted: true, withdrawnFor: "Orage" },
    ])
      expect(await changes("author", planned, change)).toBe(false);
  });

  it("takes no chunk before it begins", async () => {
    expect(await chunk("author", {}, planned)).toBe(false);
  });
});

describe("a session that is closed", () => {
  it.each(Object.entries(writes))(
    "has its %s changed by nobody",
    async (_, change) => {
      for (const name of ["author", "admin", "superAdmin", "manager"] as const)
        expect([name, await changes(name, done, change)]).toEqual([
          name,
          false,
        ]);
    },
  );

  it("is opened again by nobody", async () => {
    for (const change of [
      { status: "open", endedAt: null },
      { status: "planned", startedAt: null, endedAt: null },
      { endedAt: new Date("2026-11-20T09:05:00Z") },
    ])
      expect(await changes("author", done, change)).toBe(false);
  });

  it("takes a chunk of its observer that tells of before its end, and none of after it", async () => {
    await world.store({
      [done]: stored(
        aClosedSession({ obsSessionId: "obs-session-done", endedAt }),
      ),
    });
    const late = (until: Date, by: Name = "author") =>
      chunk(by, { until }, done);
    expect(await late(endedAt)).toBe(true);
    expect(await late(new Date(endedAt.getTime() - 60_000))).toBe(true);
    expect(await late(new Date(endedAt.getTime() + 1))).toBe(false);
    expect(await late(endedAt, "keeper")).toBe(false);
    await world.restore(done, records[done]);
  });

  it("has chunks that nobody changes or replaces, whatever the session is", async () => {
    for (const at of [path, done]) {
      const first = `${at}/records/device-1_0`;
      expect(await changes("author", first, { rows: "{}" })).toBe(false);
      expect(await changes("author", first, { until: new Date() })).toBe(false);
      expect(
        await creates("author", first, {
          ...anObsRecord({ obsSessionId: at.split("/")[1] ?? "" }),
          observerId: "author",
          until: endedAt,
        }),
      ).toBe(false);
    }
  });

  it("is put right by corrections, which an open one takes none of", async () => {
    const corrects = (name: Name, of: string, more: object = {}) =>
      creates(name, `${of}/corrections/correction-9`, {
        ...anObsCorrection({ correctionId: "correction-9" }),
        obsSessionId: of.split("/")[1],
        by: name,
        at: new Date(),
        ...more,
      });
    expect(await corrects("author", done)).toBe(true);
    expect(await corrects("manager", done)).toBe(true);
    expect(await corrects("author", path)).toBe(false);
    expect(await corrects("manager", path)).toBe(false);
    expect(await corrects("author", done, { by: "manager" })).toBe(false);
    expect(await corrects("author", done, { reason: "" })).toBe(false);
  });
});

describe("an expert's session of a training", () => {
  const key = "obsSessions/obs-session-key";
  const own = "obsSessions/obs-session-own";
  const training = { campaignId: "campaign-1", mode: "training" } as const;
  const is = (more: object = {}) =>
    world.store({
      [key]: stored({
        ...aClosedSession({ obsSessionId: "obs-session-key", ...training }),
        openToKeepers: false,
        sectorIds: readIn(training, [sector1]),
        ...more,
      }),
      [`${key}/records/device-1_0`]: stored(
        anObsRecord({ obsSessionId: "obs-session-key" }),
      ),
    });
  const reads = async (name: Name) => {
    const all = query(
      collection(world.as(name), "obsSessions"),
      where("zooId", "==", zooA),
      where("isDeleted", "==", false),
      where("campaignId", "==", training.campaignId),
      where("status", "==", "closed"),
      where("sealed", "==", false),
      where("sectorIds", "array-contains", sector1),
      orderBy("startedAt", "desc"),
      limit(50),
    );
    const listed = await getDocs(all).then(
      ({ docs }) => docs.some(({ ref }) => ref.path === key),
      () => false,
    );
    return [
      await isAllowed(getDoc(doc(world.as(name), key))),
      await isAllowed(getDoc(doc(world.as(name), `${key}/records/device-1_0`))),
      listed,
    ];
  };

  it.each(["manager", "vet"] as const)(
    "is not read by a %s of the sector who learns, before functions make them its reader",
    async (name) => {
      await is();
      await world.store({
        [own]: stored(
          anObsSession({
            obsSessionId: "obs-session-own",
            observerId: name,
            ...training,
          }),
        ),
      });
      expect(await reads(name)).toEqual([false, false, false]);
      await is({ readers: [name] });
      expect(await reads(name)).toEqual([true, true, false]);
      // What lies in the sector they do read.
      await is({ sectorIds: [sector1] });
      expect(await reads(name)).toEqual([true, true, true]);
    },
  );
});

describe("a session of another establishment", () => {
  const ofOthers = ["neighbourAdmin", "neighbourKeeper"] as const;

  it("is changed by nobody of here", async () => {
    for (const name of ofOthers) {
      expect(await changes(name, path, writes.note)).toBe(false);
      expect(await chunk(name)).toBe(false);
    }
  });

  it("is begun by nobody who works elsewhere, in whatever name", async () => {
    const begun = (by: Name, more: object = {}) =>
      creates(by, "obsSessions/obs-session-new", {
        ...anObsSession({
          obsSessionId: "obs-session-new",
          observerId: by,
          startedAt: new Date(),
        }),
        ...more,
      });
    expect(await begun("keeper")).toBe(true);
    // Flocks and fish: nobody of them has a name.
    expect(await begun("keeper", { animalIds: [], channels: ["scan"] })).toBe(
      true,
    );
    expect(await begun("keeper", { observerId: "author" })).toBe(false);
    expect(await begun("keeper", { zooId: zooB })).toBe(false);
    for (const name of ofOthers) {
      expect(await begun(name)).toBe(false);
      expect(await begun(name, { zooId: zooB })).toBe(false);
    }
  });
});
