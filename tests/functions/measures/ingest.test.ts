import { beforeEach, describe, expect, it, vi } from "vitest";
import { tokenOf } from "@domain/measures/ingest/secret";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import * as run from "../../../functions/src/index";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { ask } from "../ask";
import { anAccess } from "../people";
import { everything } from "../accounts/staffed";
import { put, read, useStage } from "../stage";
import {
  callOf,
  jsonOf,
  keptIn,
  secretOf,
  send,
  sensed,
  sourceId,
  token,
  zooId,
} from "./sensors";

const logged = vi.hoisted((): string[] => []);
vi.mock(import("../../../functions/src/edge/log"), async (load) => ({
  ...(await load()),
  logFailure: (...all) => void logged.push(JSON.stringify(all)),
}));

useStage("demo-ingest");

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

describe("who may send readings", () => {
  it("is whoever has the secret of a source, and nobody else", async () => {
    const bodies = jsonOf(one);
    const bearer = (text: string) =>
      statusOf(bodies, "application/json", `Bearer ${text}`);
    const before = await everything();
    for (const text of [
      tokenOf(sourceId, secretOf("x")),
      tokenOf("source-2", secretOf("s")),
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      `srs.${sourceId}.`,
      `srs..${secretOf("s")}`,
      `srs.a/b.${secretOf("s")}`,
      `srs.__x__.${secretOf("s")}`,
      "",
      "x".repeat(5000),
    ])
      expect([text, await bearer(text)]).toEqual([text, 401]);
    for (const header of [token, `Basic ${token}`, `bearer ${token}`, ""])
      expect(await statusOf(bodies, "application/json", header)).toBe(401);
    expect(await everything()).toBe(before);
    expect(await bearer(token)).toBe(200);
  });

  it("is nobody with a secret that was revoked or renewed, of a source put away, or of an establishment that is", async () => {
    const sent = async () => (await send(one, now)).status;
    await ask(run.renewSecret, "admin", {
      operationId: "operation-1",
      zooId,
      sourceId,
    });
    expect(await sent()).toBe(401);
    await put(sensed());
    await ask(run.revokeSource, "admin", { zooId, sourceId });
    expect(await sent()).toBe(401);
    await put(sensed({ isArchived: true }));
    expect(await sent()).toBe(401);
    await put({ ...sensed(), [`zoo/${zooId}`]: { zooId, isArchived: true } });
    expect(await sent()).toBe(401);
    expect(await keptIn("measureHours")).toEqual({});
  });

  it("is asked to come again while the establishment demonstrates", async () => {
    const zoo = sensed()[`zoo/${zooId}`];
    await put({ [`zoo/${zooId}`]: { ...zoo, anonymousMode: true } });
    expect(await send(one, now)).toMatchObject({
      status: 503,
      headers: { "Retry-After": "300" },
    });
    expect(await keptIn("measureHours")).toEqual({});
    expect(await read(`sensorSources/${sourceId}`)).toMatchObject({
      counted: null,
    });
  });

  it("is asked to come again during maintenance", async () => {
    await put({ "config/app": { maintenance: true } });
    expect(await send(one, now)).toMatchObject({
      status: 503,
      headers: { "Retry-After": "300" },
    });
  });
});

describe("what is no call", () => {
  it.each([
    [405, { method: "GET" }],
    [405, { method: "OPTIONS" }],
    [405, { method: "PUT" }],
  ] as const)("%d: %o", async (status, more) => {
    const reply = await takeCall({ ...callOf(jsonOf(one)), ...more }, now);
    expect(reply).toMatchObject({ status, headers: { Allow: "POST" } });
  });

  it.each([
    "text/plain",
    "application/xml",
    "",
    "application/json; charset=utf-16",
    "application/jsonp",
    "constructor",
  ])("415: %s", async (type) => {
    expect(await statusOf(jsonOf(one), type)).toBe(415);
  });

  it("415: what is packed; and of whom nobody knows nothing is read", async () => {
    const call = callOf(jsonOf(one));
    const packed = { ...call.headers, "content-encoding": "gzip" };
    expect((await takeCall({ ...call, headers: packed }, now)).status).toBe(
      415,
    );
    const stranger = `Bearer ${tokenOf("source-2", secretOf("s"))}`;
    expect(await statusOf("{", "application/json", stranger)).toBe(401);
    expect(await statusOf("{", "text/plain", stranger)).toBe(401);
  });

  it("but JSON and CSV in UTF-8 are, however that is written", async () => {
    expect(await statusOf(jsonOf(one), "application/JSON; charset=UTF-8")).toBe(
      200,
    );
    expect(
      await statusOf(`feed,at,value\nt,${at},20`, 'text/csv;charset="utf-8"'),
    ).toBe(200);
  });

  it.each([
    [413, " ".repeat(256_001)],
    [413, jsonOf(Array.from({ length: 1001 }, () => one[0]!))],
    [400, ""],
    [400, "{"],
    [400, "null"],
    [400, '{"readings":7}'],
    [400, "[]"],
    [400, `${"[".repeat(50_000)}${"]".repeat(50_000)}`.slice(0, 60_000)],
  ])("%d", async (status, body) => {
    expect(await statusOf(body)).toBe(status);
  });

  it("400: bytes that are no text", async () => {
    const call = { ...callOf(""), rawBody: Buffer.from([0x5b, 0xff, 0x5d]) };
    expect((await takeCall(call, now)).status).toBe(400);
  });
});

describe("hostile readings", () => {
  it("are refused line by line, say nothing of themselves, and the sound one is kept", async () => {
    const sent = [
      { at, value: 20 },
      { feed: "x", at, value: 20 },
      { feed: "__proto__", at, value: 20 },
      { feed: "constructor", at, value: 20 },
      { feed: { $ne: null }, at, value: 20 },
      { at: "2026-07-01T11:59:00", value: 20 },
      { at: "2026-02-30T11:59:00Z", value: 20 },
      { at: { seconds: 1 }, value: 20 },
      { at: "2026-05-31T11:59:00Z", value: 20 },
      { at: "2026-07-01T12:05:01Z", value: 20 },
      { at, value: "1e999" },
      { at, value: null },
      { at, value: { valueOf: 7 } },
      { at, value: 1000 },
      { at, value: -273 },
      { at, value: "=1+1" },
    ];
    const body = JSON.stringify({
      zooId: "away",
      parameterId: "theirs",
      readings: [
        ...sent.map((line) => ({
          feed: "t",
          zooId: "away",
          enclosureId: "e-away",
          ...line,
        })),
        null,
        7,
        "text",
        [],
      ],
    });
    const reply = await takeCall(callOf(body), now);
    expect(reply.body).toEqual({
      added: 1,
      known: 0,
      refused: [
        ...["feed", "feed", "feed", "feed", "instant", "instant", "instant"],
        ...["tooOld", "ahead", "value", "value", "value"],
        ...["bounds", "bounds", "value"],
        ...["feed", "feed", "feed", "feed"],
      ].map((reason, index) => ({ line: index + 2, reason })),
    });
    const hours = Object.values(await keptIn("measureHours"));
    expect(hours).toHaveLength(1);
    expect(hours[0]).toMatchObject({ zooId, readings: { "3540": 20 } });
    const others = await database().collectionGroup("measureHours").get();
    expect(others.size).toBe(1);
  });

  it("and what fails says neither a reading nor a secret in the log", async () => {
    const broken = vi
      .spyOn(database(), "runTransaction")
      .mockRejectedValue(new Error(`value 20.123 ${token}`));
    let status = 0;
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      set: () => response,
      json: () => response,
      on: () => response,
    };
    const request = callOf(jsonOf([{ at: Date.now(), value: 20.123 }]));
    await run.ingest(request as never, response as never);
    broken.mockRestore();
    expect(status).toBe(500);
    expect(logged).toHaveLength(1);
    expect(logged.join()).toContain("internal");
    expect(logged.join()).not.toMatch(/20\.123|sss/u);
  });
});

describe("how much a source may send", () => {
  it("is counted by the day of Paris, and no more is taken afterwards", async () => {
    await put(sensed({ dailyMost: 3 }));
    const two = [
      { at, value: 20 },
      { at: "2026-07-01T11:58:00Z", value: 20 },
    ];
    expect((await send(two, now)).status).toBe(200);
    const over = await send(two, now);
    // Paris is two hours ahead: its day ends in ten.
    expect(over).toMatchObject({
      status: 429,
      headers: { "Retry-After": "36000" },
    });
    expect((await send(one, now)).body).toMatchObject({ known: 1 });
    expect((await send(one, now)).status).toBe(429);
    const tomorrow = new Date("2026-07-01T22:00:00Z");
    expect((await send(one, tomorrow)).status).toBe(200);
    expect(await read(`sensorSources/${sourceId}`)).toMatchObject({
      counted: { day: "2026-07-02", count: 1 },
    });
  });

  it("is not exceeded by calls at once", async () => {
    await put(sensed({ dailyMost: 3 }));
    const all = await Promise.all(
      Array.from({ length: 6 }, () => send(one, now)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 429, 429, 429,
    ]);
    expect(Object.keys(await keptIn("measureHours"))).toHaveLength(1);
  });
});

describe("what a source is heard by", () => {
  const watched = async () => plain(await read(`sensorSources/${sourceId}`));
  const otherAt = [{ at, value: 21 }];

  it("is what is kept of what it sends, and nothing else", async () => {
    await send(one, now);
    expect(await watched()).toMatchObject({ heardAt: new Date(at) });
    await put(sensed());
    expect((await send(otherAt, now)).body).toMatchObject({
      refused: [{ line: 1, reason: "differs" }],
    });
    expect(await watched()).toMatchObject({ heardAt: null });
  });

  it("is nothing where keeping failed, and nothing of it is counted", async () => {
    const transactions = database().runTransaction.bind(database());
    let calls = 0;
    const broken = vi
      .spyOn(database(), "runTransaction")
      .mockImplementation((...all) => {
        calls += 1;
        return calls === 2
          ? Promise.reject(new Error("too busy"))
          : transactions(...all);
      });
    await expect(send(one, now)).rejects.toMatchObject({
      errors: [new Error("too busy")],
    });
    broken.mockRestore();
    expect(await watched()).toMatchObject({
      heardAt: null,
      counted: { count: 0 },
    });
    expect((await send(one, now)).body).toMatchObject({ added: 1 });
    expect(await watched()).toMatchObject({ counted: { count: 1 } });
  });

  it("begins anew with another secret, quota and all", async () => {
    await put(sensed({ dailyMost: 1 }));
    await send(one, now);
    expect((await send(one, now)).status).toBe(429);
    await ask(run.renewSecret, "admin", {
      operationId: "operation-9",
      zooId,
      sourceId,
    });
    expect(await watched()).toMatchObject({ counted: null });
  });
});
