import type { ImportedSession } from "@domain/observation/transfer/import/callable";
import { beforeEach, describe, expect, it } from "vitest";
import { importObservations } from "../../../functions/src/observation/import-observations";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { anEthogramVersion } from "../../builders/ethograms";
import { anObsSession } from "../../builders/observation";
import { ask } from "../ask";
import { anAccess, world } from "../people";
import { idsOf, put, read, useStage } from "../stage";
import { aFileSession, fileSessionId } from "./file-session";

useStage("demo-obs-import");

const zooId = "home";
const id = fileSessionId(zooId);
const person = (uid: string, home = zooId) => ({
  [`users/${uid}`]: { zooId: home, userId: uid, userStatus: "active" },
});
const give = (
  sessions: readonly ImportedSession[],
  uid = "admin",
  dryRun = false,
) => ask(importObservations, uid, { zooId, dryRun, sessions });
const told = (...fates: string[]) => ({ success: true, data: { fates } });

beforeEach(() =>
  put({
    ...world(),
    ...person("author"),
    ...person("keeper"),
    ...person("elsewhere", "away"),
    "access/auditor": anAccess(zooId, { right: "auditor" }),
    "access/here": anAccess(zooId, { sectorRoles: { management: ["s1"] } }),
    "access/there": anAccess(zooId, { sectorRoles: { management: ["s2"] } }),
    "observations/form-1/versions/1": anEthogramVersion({
      status: "published",
    }),
    "observations/form-1/versions/2": anEthogramVersion({ status: "draft" }),
  }),
);

describe("sessions of a file", () => {
  it("are made closed, with their chunks, once, and only what is missing by the next time", async () => {
    const other = aFileSession({ sourceId: "77" });
    expect(await give([aFileSession()], "admin", true)).toEqual(told("made"));
    expect(await idsOf("obsSessions")).toEqual([]);
    expect(await give([aFileSession()])).toEqual(told("made"));
    expect(await read(`obsSessions/${id}`)).toMatchObject({
      ...{ zooId, observerId: "author", status: "closed", mode: "normal" },
      ...{ sealed: false, sectorIds: ["s1"], createdBy: "admin" },
      note: "ZooMonitor, OBS10",
    });
    const stored = await read(`obsSessions/${id}`);
    for (const field of ["program", "sourceId", "chunks"])
      expect(stored).not.toHaveProperty(field);
    expect(await idsOf(`obsSessions/${id}/records`)).toEqual([
      "import_0",
      "import_1",
    ]);
    expect(await give([aFileSession(), other])).toEqual(told("known", "made"));
    expect(await give([aFileSession(), other], "admin", true)).toEqual(
      told("known", "known"),
    );
    expect(await idsOf("obsSessions")).toHaveLength(2);
  });

  it("settle as those that were collected", async () => {
    await give([aFileSession()]);
    await settleSession(id, new Date());
    const session = await read(`obsSessions/${id}`);
    expect(session).toMatchObject({
      ...{ day: "2018-03-04", watchedMs: 900_000, flaws: [] },
      counts: { focal: 2, scans: 1, missed: 14 },
      effort: { a1: { watchedMs: 900_000, scans: 1 } },
    });
    expect(await idsOf("scanPacks")).toEqual(["e1_2018-03_0"]);
  });

  it("that were exported here are there already", async () => {
    await put({
      "obsSessions/own-1": anObsSession({
        ...{ obsSessionId: "own-1", zooId },
        startedAt: new Date("2018-03-04T13:41:12.345Z"),
      }),
    });
    expect(await give([aFileSession({ sourceId: "own-1" })])).toEqual(
      told("known"),
    );
  });

  it("are brought in by whoever may put them right, of oneself by whoever observes", async () => {
    const own = (uid: string) => give([aFileSession({ observerId: uid })], uid);
    for (const uid of ["keeper", "auditor", "there", "neighbour"])
      expect([uid, await give([aFileSession()], uid)]).toEqual([
        uid,
        "permission-denied",
      ]);
    const nowhere = aFileSession({ enclosureId: "none" });
    expect(await give([nowhere], "keeper")).toBe("permission-denied");
    expect(await own("auditor")).toBe("permission-denied");
    expect(await idsOf("obsSessions")).toEqual([]);
    expect(await own("keeper")).toEqual(told("made"));
    expect(await give([aFileSession({ sourceId: "78" })], "here")).toEqual(
      told("made"),
    );
  });

  it("are brought in anew once they were deleted, and beside what somebody else brought in", async () => {
    await give([aFileSession()]);
    const stored = await read(`obsSessions/${id}`);
    await put({ [`obsSessions/${id}`]: { ...stored, isDeleted: true } });
    expect(await give([aFileSession()])).toEqual(told("made"));
    expect(await give([aFileSession()])).toEqual(told("known"));
    const anew = fileSessionId(zooId, aFileSession(), 2);
    expect(await idsOf(`obsSessions/${anew}/records`)).toHaveLength(2);
    const others = aFileSession({ observerId: "keeper" });
    expect(await give([others])).toEqual(told("made"));
  });

  it("name nothing but what is there, all or none", async () => {
    const wrong: readonly [string, Partial<ImportedSession>][] = [
      ["enclosureId", { enclosureId: "none" }],
      ["observerId", { observerId: "elsewhere" }],
      ["obsVersion", { obsVersion: 2 }],
      ["obsVersion", { obsVersion: 3, chunks: [] }],
      ["endedAt", { endedAt: 0 }],
      ["startedAt", { startedAt: Date.now() + 60_000 }],
      ["endedAt", { endedAt: Date.now() + 60_000 }],
      ["chunks.0", { chunks: ["{broken"] }],
      ["chunks.0", { endedAt: aFileSession().startedAt + 5000 }],
      ["chunks.0", { channels: ["scan"] }],
      ["channels", { channels: ["focal", "focal"] }],
    ];
    for (const [field, more] of wrong) {
      const answer = await give([
        aFileSession({ sourceId: "1" }),
        aFileSession(more),
      ]);
      expect([field, answer]).toEqual([
        field,
        expect.objectContaining({ error: "invalid-input" }),
      ]);
      const { details } = answer as { details: { fields: string[] } };
      expect(details.fields).toContain(`sessions.1.${field}`);
    }
    const strange = aFileSession({ animalIds: ["strange"] });
    expect(await give([strange])).toMatchObject({
      details: { fields: ["sessions.0.animalIds", "sessions.0.chunks"] },
    });
    expect(await idsOf("obsSessions")).toEqual([]);
  });
});
