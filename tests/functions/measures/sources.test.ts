import { beforeEach, describe, expect, it } from "vitest";
import { newWatch } from "@domain/measures/alerts/source-watch";
import * as run from "../../../functions/src/index";
import { findSilence } from "../../../functions/src/measures/run-watches";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { auditEntries } from "../accounts/staffed";
import { ask } from "../ask";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";
import {
  alerts,
  callOf,
  feeds,
  jsonOf,
  keptIn,
  send,
  sensed,
  sourceId,
  temperature,
  zooId,
} from "./sensors";

useStage("demo-sources");

const form = { zooId, name: "Other", feeds, expectedBy: 30 };
const made = { operationId: "operation-1", ...form };
const changed = { ...form, sourceId, isArchived: false };
const answered = async (name: keyof typeof run, by: string, data: object) =>
  (await ask(run[name] as never, by, data)) as {
    success: boolean;
    data: { sourceId: string; token: string | null };
  };
const now = () => new Date();
const reading = () => jsonOf([{ at: Date.now(), value: 20 }]);

beforeEach(() =>
  put({
    ...sensed(),
    "zoo/away": { zooId: "away", zooName: "Away" },
    "access/admin": anAccess(zooId, { right: "admin" }),
    "access/root": anAccess(zooId, { right: "superAdmin" }),
    "access/keeper": anAccess(zooId),
    "access/manager": anAccess(zooId, {
      sectorRoles: { management: ["sector-1"] },
    }),
    "access/neighbour": anAccess("away", { right: "admin" }),
  }),
);

describe("a source", () => {
  it("is made once, its secret said once and kept nowhere", async () => {
    const first = await answered("createSource", "admin", made);
    const { token } = first.data;
    expect(token).toMatch(/^srs\.[A-Za-z0-9]{28}\.[\w-]{43}$/u);
    const again = await answered("createSource", "admin", made);
    expect(again.data).toEqual({ sourceId: first.data.sourceId, token: null });
    const stored = await read(`sensorSources/${first.data.sourceId}`);
    expect(stored).toMatchObject({ zooId, name: "Other", isArchived: false });
    const secret = token?.split(".")[2] ?? "none";
    expect(JSON.stringify(stored)).not.toContain(secret);
    const call = callOf(reading(), undefined, `Bearer ${token ?? ""}`);
    expect((await takeCall(call, now())).status).toBe(200);
    expect(Object.keys(await keptIn("measureHours"))).toHaveLength(1);
  });

  it.each([
    ["another's parameter", { feeds: [{ ...feeds[0], parameterId: "x" }] }],
    ["no enclosure of ours", { feeds: [{ ...feeds[0], enclosureId: "x" }] }],
    ["no zone of it", { feeds: [{ ...feeds[0], areaId: "x" }] }],
    ["two feeds of one name", { feeds: [feeds[0], feeds[0]] }],
    [
      "water in the dry",
      {
        feeds: [{ ...feeds[0], parameterId: `${zooId}_ph` }],
      },
    ],
  ])("is not made of %s", async (_, more) => {
    await put({
      [`environmentalParameters/${zooId}_ph`]: {
        ...sensed()[`environmentalParameters/${temperature}`],
        parameterId: `${zooId}_ph`,
        builtIn: "ph",
      },
    });
    expect(
      await ask(run.createSource, "admin", { ...made, ...more }),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(
      await ask(run.changeSource, "admin", { ...changed, ...more }),
    ).toMatchObject({ success: false, error: "invalid-input" });
  });

  it("is its establishment's to make and change", async () => {
    const operationId = "operation-2";
    for (const by of ["keeper", "manager", "neighbour"])
      for (const [name, data] of [
        ["createSource", made],
        ["changeSource", changed],
        ["renewSecret", { operationId, zooId, sourceId }],
        ["revokeSource", { zooId, sourceId }],
        ["revokeSource", { zooId: "away", sourceId }],
      ] as const)
        expect([by, name, await answered(name, by, data)]).toEqual([
          by,
          name,
          "permission-denied",
        ]);
    expect(await read(`sensorSources/${sourceId}`)).toMatchObject({
      name: "Gateway",
    });
  });

  it("may send as much as the provider says", async () => {
    const more = { ...changed, dailyMost: 100_000 };
    expect(await ask(run.changeSource, "admin", more)).toBe(
      "permission-denied",
    );
    expect(await ask(run.changeSource, "root", more)).toMatchObject({
      success: true,
    });
    expect(await ask(run.changeSource, "admin", changed)).toMatchObject({
      success: true,
    });
    expect(await read(`sensorSources/${sourceId}`)).toMatchObject({
      dailyMost: 100_000,
    });
  });

  it("has what became of it recorded, once", async () => {
    const renew = { operationId: "operation-3", zooId, sourceId };
    for (let times = 0; times < 2; times += 1) {
      await answered("changeSource", "admin", changed);
      await answered("renewSecret", "admin", renew);
      await answered("revokeSource", "admin", { zooId, sourceId });
    }
    expect(await auditEntries()).toEqual([
      `admin secretRenewed ${sourceId}`,
      `admin sourceChanged ${sourceId}`,
      `admin sourceRevoked ${sourceId}`,
    ]);
  });
});

describe("what is open of a source", () => {
  const since = new Date(Date.now() - 3_600_000);

  it.each([
    ["is revoked", "revokeSource", { zooId, sourceId }],
    ["is put away", "changeSource", { ...changed, isArchived: true }],
  ] as const)("is over when it %s", async (_, name, data) => {
    const watch = newWatch(since);
    await put(sensed({ watch, lookAt: since }));
    await findSilence(now());
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await answered(name, "admin", data);
    expect(await alerts()).toMatchObject([
      { closedAt: expect.any(Date) as Date },
    ]);
    expect((await send([{ at: Date.now(), value: 20 }], now())).status).toBe(
      401,
    );
    expect(await findSilence(now())).toMatchObject({ looked: 0 });
  });

  it("is not begun by a feed that is new", async () => {
    await put(sensed({ watch: newWatch(since), feeds: feeds.slice(0, 1) }));
    await send([{ at: Date.now(), value: 20 }], now());
    await answered("changeSource", "admin", changed);
    await findSilence(now());
    expect(await alerts()).toEqual([]);
  });
});
