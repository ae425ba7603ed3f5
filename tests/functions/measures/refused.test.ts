import { beforeEach, describe, expect, it } from "vitest";
import { tokenOf } from "@domain/measures/ingest/secret";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import * as run from "../../../functions/src/index";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { triesPerAddress } from "../../../functions/src/measures/ingest/tries";
import { ask } from "../ask";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";
import {
  callOf,
  jsonOf,
  secretOf,
  send,
  sensed,
  sourceId,
  token,
  zooId,
} from "./sensors";

useStage("demo-refused");

const now = new Date("2026-07-01T12:00:00Z");
const at = "2026-07-01T11:59:00Z";
const one = [{ at, value: 20 }];
beforeEach(() =>
  put({
    ...sensed(),
    "access/admin": anAccess(zooId, { right: "admin" }),
  }),
);

const statusOf = async (...call: Parameters<typeof callOf>) =>
  (await takeCall(callOf(...call), now)).status;

describe("tries with a token that is not believed", () => {
  const from = (forwarded: string, authorization: string) => {
    const call = callOf(jsonOf(one), undefined, authorization);
    const headers = { ...call.headers, "x-forwarded-for": forwarded };
    return takeCall({ ...call, headers }, now);
  };
  const stranger = `Bearer ${tokenOf(sourceId, secretOf("x"))}`;

  it("are refused after a while, by where they come from alone; whoever is believed is not", async () => {
    const network = "2001:db8:1:2";
    const statuses: number[] = [];
    for (let count = 0; count <= triesPerAddress.count; count += 1) {
      const of = `${network}::${count.toString(16)}`;
      statuses.push((await from(`${of}, ${of}`, stranger)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      triesPerAddress.count,
    );
    expect(await from(`${network}::1`, stranger)).toEqual({
      status: 429,
      headers: { "Retry-After": "3600" },
      body: { error: "tries" },
    });
    expect((await from(`${network}::1`, `Bearer ${token}`)).status).toBe(200);
    expect((await from("192.0.2.7", stranger)).status).toBe(401);
    const { docs } = await database().collection("limits").get();
    expect(docs).toHaveLength(2);
    for (const doc of docs) {
      expect(Object.keys(doc.data()).sort()).toEqual(["count", "expireAt"]);
      expect(doc.id).toMatch(/^[0-9a-f]{64}$/u);
    }
  });
});

describe("what is refused of a source", () => {
  const counts = async () =>
    (plain(await read(`sensorSources/${sourceId}`)) as { refused: unknown })
      .refused;

  it("is counted by why, whole calls too, and is forgotten with another secret", async () => {
    expect(await counts()).toBeNull();
    const lines = [
      { at, value: 20 },
      { at, value: 1000 },
      { feed: "x", at, value: 20 },
      { at, value: "1e999" },
      { at, value: 2000 },
    ];
    await send(lines, now);
    await statusOf("{");
    await statusOf("t;20", "text/csv");
    await statusOf(jsonOf(one), "text/plain");
    expect(await counts()).toEqual({
      day: "2026-07-01",
      at: now,
      counts: {
        bounds: 2,
        feed: 1,
        value: 1,
        unreadable: 2,
        unsupportedType: 1,
      },
    });
    expect(JSON.stringify(await read(`sensorSources/${sourceId}`))).not.toMatch(
      /:(?:1000|2000|"1e999")/u,
    );
    const operationId = "operation-8";
    await ask(run.renewSecret, "admin", { operationId, zooId, sourceId });
    expect(await counts()).toBeNull();
  });
});
