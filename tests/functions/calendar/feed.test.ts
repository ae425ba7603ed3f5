import { beforeEach, describe, expect, it, vi } from "vitest";
import { feed, fetchFeed } from "../../../functions/src/calendar/feed";
import { isPutAway } from "@domain/record/put-away";
import { aSession, anEnrichment } from "../../builders/enrichment";
import { aTask, aTemplate } from "../../builders/work";
import { staffed } from "../accounts/staffed";
import { anAccess } from "../people";
import { documentsRead } from "../documents-read";
import { erase, put, read, useStage } from "../stage";
import {
  aFeed,
  calendarOf,
  callOf,
  fetched,
  now,
  titlesIn,
  token,
} from "./stage";

const logged = vi.hoisted((): string[] => []);
vi.mock(import("../../../functions/src/edge/log"), async (load) => ({
  ...(await load()),
  logFailure: (...all) => void logged.push(JSON.stringify(all)),
}));

useStage("demo-calendar-feed");

const keeps = (...keeper: string[]) =>
  anAccess("home", { sectorRoles: { keeper } });
const task = (taskId: string, more: object = {}) => ({
  [`tasks/${taskId}`]: {
    ...aTask({ taskId, zooId: "home", sectorIds: ["s1"], title: taskId }),
    ...more,
  },
});

beforeEach(() =>
  put({
    ...staffed(),
    "access/keeper": keeps("s1"),
    "calendarFeeds/feed-1": aFeed(),
    ...task("due"),
  }),
);

const statusOf = async (call: Parameters<typeof fetched>[0] = {}) =>
  (await fetched(call)).status;

describe("who finds a calendar", () => {
  it("is whoever has its address, in the path or asked for", async () => {
    const ways = [
      { path: `/${token}.ics` },
      { path: `/${token}` },
      { path: "/", query: { token } },
    ];
    for (const way of ways) expect(await statusOf(way)).toBe(200);
    expect(await statusOf({ method: "HEAD" })).toBe(200);
  });

  it("is nobody with another address: what is wrong with it is not said", async () => {
    const unknown = await fetched({ path: `/${"u".repeat(43)}.ics` });
    expect(unknown).toMatchObject({ status: 404, body: "unknown" });
    const others = [
      "/",
      "/.ics",
      `/${token.slice(1)}.ics`,
      `/${token}x.ics`,
      `/${token.toUpperCase()}.ics`,
      `/a/${token}.ics`,
      `/../${token}.ics`,
      `/${"x".repeat(200_000)}.ics`,
      `/${aFeed().tokenHash}.ics`,
    ];
    for (const path of others)
      expect([path.slice(0, 60), await fetched({ path })]).toEqual([
        path.slice(0, 60),
        unknown,
      ]);
    expect(await fetched({ path: "/", query: { token: [token] } })).toEqual(
      unknown,
    );
  });

  it("fetches, and does nothing else", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "get"])
      expect(await fetched({ method })).toMatchObject({
        status: 405,
        headers: { Allow: "GET, HEAD" },
      });
  });

  it.each([
    ["who removed it", () => erase("calendarFeeds/feed-1")],
    [
      "who is disabled",
      () => put({ "access/keeper": anAccess("home", { status: "disabled" }) }),
    ],
    [
      "who is pending",
      () => put({ "access/keeper": anAccess("home", { status: "pending" }) }),
    ],
    ["of whom nothing is known", () => erase("access/keeper")],
    ["who works elsewhere", () => put({ "access/keeper": anAccess("away") })],
    [
      "whose establishment demonstrates",
      () =>
        put({ "zoo/home": { ...staffed()["zoo/home"], anonymousMode: true } }),
    ],
    [
      "whose establishment is archived",
      () => put({ "zoo/home": { ...staffed()["zoo/home"], isArchived: true } }),
    ],
    ["whose establishment is gone", () => erase("zoo/home")],
  ])("is not %s", async (_, change) => {
    expect(await statusOf()).toBe(200);
    await change();
    expect(await fetched()).toMatchObject({ status: 404, body: "unknown" });
    expect(isPutAway({ isArchived: true })).toBe(true);
  });

  it("comes again later while the product is closed", async () => {
    await put({ "config/app": { maintenance: true } });
    expect(await fetched()).toMatchObject({
      status: 503,
      headers: { "Retry-After": "300" },
    });
  });

  it("fetches 60 times an hour, and guesses no more often", async () => {
    for (let times = 0; times < 60; times += 1) await fetched();
    const often = await fetched();
    expect(often).toMatchObject({
      status: 429,
      headers: { "Retry-After": "3600" },
    });
    const guess = { path: `/${"g".repeat(43)}.ics` };
    for (let times = 0; times < 60; times += 1)
      expect(await statusOf(guess)).toBe(404);
    expect(await statusOf(guess)).toBe(429);
    const elsewhere = { ...guess, socket: { remoteAddress: "192.0.2.9" } };
    expect(await statusOf(elsewhere)).toBe(404);
  });

  it("is told of as little as can be where something fails", async () => {
    const calls: unknown[] = [];
    const response = {
      on: () => response,
      status: () => response,
      set: (headers: object) => (calls.push(headers), response),
      end: (body: unknown) => void calls.push(body),
    };
    await feed(
      { ...callOf(), query: null, path: null } as never,
      response as never,
    );
    expect(calls.at(-1)).toBe("internal");
    await feed(callOf({ method: "HEAD" }) as never, response as never);
    expect(calls.at(-1)).toBeUndefined();
    expect(logged.length).toBe(1);
    expect(logged.join()).not.toContain(token);
  });
});

describe("what a calendar tells", () => {
  it("follows what its person may read at each fetch", async () => {
    await put({
      ...task("mine", { responsibleIds: ["keeper"], audience: ["keeper"] }),
      ...task("elsewhere", { sectorIds: ["s2"], audience: ["s2"] }),
      ...task("taken", {
        sectorIds: ["s2"],
        audience: ["s2"],
        takenBy: "keeper",
      }),
      ...task("foreign", { zooId: "away" }),
    });
    expect(titlesIn(await calendarOf()).sort()).toEqual(["due", "mine"]);
    await put({ "access/keeper": keeps() });
    expect(titlesIn(await calendarOf())).toEqual(["mine"]);
    await put({ "access/keeper": keeps("s2") });
    expect(titlesIn(await calendarOf()).sort()).toEqual([
      "elsewhere",
      "mine",
      "taken",
    ]);
  });

  it("is what was chosen for it", async () => {
    await put({
      ...task("mine", { responsibleIds: ["keeper"], audience: ["keeper"] }),
      "calendarFeeds/feed-1": aFeed({ contents: ["mine"] }),
    });
    expect(titlesIn(await calendarOf())).toEqual(["mine"]);
    await put({ "calendarFeeds/feed-1": aFeed({ contents: ["enrichment"] }) });
    expect(titlesIn(await calendarOf())).toEqual([]);
  });

  it("is no task that is cancelled or archived, marks what is done, and ends with its span", async () => {
    const at = (dueAt: string) => ({ dueAt: new Date(dueAt) });
    await put({
      ...task("done", { status: "DONE" }),
      ...task("cancelled", { status: "DELETED" }),
      ...task("archived", { status: "ARCHIVED" }),
      ...task("long-ago", at("2026-11-16T22:59:59Z")),
      ...task("just", at("2026-11-16T23:00:00Z")),
      ...task("last", at("2027-01-29T22:59:58Z")),
      ...task("later", at("2027-01-29T23:00:00Z")),
    });
    expect(titlesIn(await calendarOf()).sort()).toEqual([
      "due",
      "just",
      "last",
      "✓ done",
    ]);
  });

  it("is nothing of health but the type and the place of what is to be done", async () => {
    await put({
      "enclosures/e1": {
        ...staffed()["enclosures/e1"],
        enclosureName: "Plaine; nord, 1",
      },
      ...task("t9", {
        title: "Vaccin de Zuri contre la rage",
        healthNoteId: "n1",
        type: "animal_check",
        description: "0,4 mL, fièvre 39,8",
        notes: "abcès",
        target: { level: "ANIMAL", ids: ["a1"] },
        animalIds: ["a1"],
        enclosureIds: ["e1"],
      }),
    });
    await erase("tasks/due");
    const calendar = await calendarOf();
    expect(titlesIn(calendar).length).toBe(1);
    expect(calendar).toContain("LOCATION:Plaine\\; nord\\, 1\r\n");
    for (const word of ["rage", "Zuri", "0,4", "39,8", "abc"])
      expect(calendar).not.toContain(word);
  });

  it("is the dates that automations will make tasks of, once", async () => {
    const automation = {
      ...aTemplate({ zooId: "home", sectorIds: ["s1"], title: "chaque jour" }),
    };
    await put({
      "taskTemplates/template-1": automation,
      "tasks/template-1_20261202T070000Z": aTask({
        taskId: "template-1_20261202T070000Z",
        zooId: "home",
        sectorIds: ["s1"],
        title: "fait",
        dueAt: new Date("2026-12-02T09:00:00Z"),
      }),
    });
    const calendar = await calendarOf();
    const uids = [...calendar.matchAll(/^UID:(.*)\r$/gmu)].map(([, id]) => id);
    expect(uids).toContain("task-template-1_20261202T070000Z@suricate");
    expect(uids.length).toBe(60);
    expect(new Set(uids).size).toBe(60);
    expect(titlesIn(calendar).filter((title) => title === "fait").length).toBe(
      1,
    );
    expect(calendar).toContain("DTSTART:20261203T070000Z\r\n");
  });

  it("is enrichment by the name of its object, and not its task as well", async () => {
    await put({
      "enrichments/object-1": anEnrichment({
        enrichmentId: "object-1",
        zooId: "home",
      }),
      "enrichmentSessions/session-1": aSession({
        sessionId: "session-1",
        zooId: "home",
        enrichmentId: "object-1",
        sectorIds: ["s1"],
        enclosureIds: ["e1"],
        plannedFor: new Date("2026-12-03T09:00:00Z"),
      }),
      ...task("its task", { enrichmentSessionId: "session-1" }),
    });
    const calendar = await calendarOf();
    expect(calendar).toContain("UID:session-session-1@suricate");
    expect(calendar).toContain("LOCATION:Plain\r\n");
    expect(titlesIn(calendar)).not.toContain("its task");
    expect(titlesIn(calendar)).not.toContain("—");
    expect(titlesIn(calendar).length).toBe(2);
  });
});

describe("how it is written", () => {
  it("gives nobody who writes a title a line of their own", async () => {
    const title = "Nourrir\r\nEND:VEVENT\r\nBEGIN:VALARM, a; b\\n\u2028x";
    await put({
      ...task("due", { title }),
      "calendarFeeds/feed-1": aFeed({ name: "A\r\nX-EVIL:1" }),
    });
    const { body } = await fetched();
    const lines = body.split("\r\n");
    expect(lines.filter((line) => line === "END:VEVENT").length).toBe(1);
    expect(lines.some((line) => /^(?:BEGIN:VALARM|X-EVIL)/u.test(line))).toBe(
      false,
    );
    expect(body.replaceAll("\r\n ", "")).toContain(
      "SUMMARY:Nourrir END:VEVENT BEGIN:VALARM\\, a\\; b\\\\n x\r\n",
    );
    expect(/[\n\r](?<!\r\n|\r)/u.test(body.replaceAll("\r\n", ""))).toBe(false);
  });

  it("folds at 75 octets whatever the alphabet", async () => {
    await put(task("due", { title: "Éléphants 🐘 漢字 ".repeat(6) }));
    const { body } = await fetched();
    const octets = body.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(body).not.toContain("\uFFFD");
  });

  it("tells a day's task as a whole day, and the rest by the clock of the world", async () => {
    await put({
      ...task("due", { dueAt: new Date("2026-12-04T22:59:00Z") }),
      ...task("hour", { scheduledFor: new Date("2026-12-01T09:00:00Z") }),
    });
    const calendar = await calendarOf();
    expect(calendar).toContain("DTSTART;VALUE=DATE:20261204\r\n");
    expect(calendar).toContain("DTEND;VALUE=DATE:20261205\r\n");
    expect(calendar).toContain("DTSTART:20261201T090000Z\r\n");
    expect(calendar).toContain("DTEND:20261201T100000Z\r\n");
  });

  it("speaks the language of the feed", async () => {
    await put(task("x", { healthNoteId: "n1", type: "animal_check" }));
    const french = titlesIn(await calendarOf());
    await put({ "calendarFeeds/feed-1": aFeed({ language: "de" }) });
    expect(titlesIn(await calendarOf())).not.toEqual(french);
  });

  it("is the same until something changes, and then not sent again to whoever has it", async () => {
    const first = await fetched();
    expect(first.headers["Cache-Control"]).toBe("private, max-age=900");
    expect(first.headers["Content-Type"]).toContain("text/calendar");
    const etag = first.headers["ETag"] ?? "";
    const hour = new Date(now.getTime() + 3_600_000);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"])
      expect(
        await fetchFeed(callOf({ headers: { "if-none-match": known } }), hour),
      ).toMatchObject({ status: 304, body: "", headers: { ETag: etag } });
    await put(task("due", { title: "other" }));
    expect(await statusOf({ headers: { "if-none-match": etag } })).toBe(200);
  });

  it("notes that it was fetched, to the quarter of an hour", async () => {
    const noted = async () =>
      (await read("calendarFeeds/feed-1"))?.["fetchedAt"];
    await fetched();
    const first = await noted();
    expect(first).toMatchObject({ seconds: now.getTime() / 1000 });
    await fetched({}, new Date(now.getTime() + 60_000));
    expect(await noted()).toEqual(first);
    await fetched({}, new Date(now.getTime() + 900_000));
    expect(await noted()).not.toEqual(first);
  });
});

it("reads no task of long ago or far ahead, however many there are", async () => {
  const ask = () => documentsRead(() => fetched());
  // The first time it is noted that it was fetched.
  await fetched();
  const few = await ask();
  const day = 86_400_000;
  const away = Array.from({ length: 100 }, (_, at) => at + 90);
  await put(
    Object.assign(
      {},
      ...away.flatMap((days) => [
        task(`old-${days}`, { dueAt: new Date(now.getTime() - days * day) }),
        task(`far-${days}`, { dueAt: new Date(now.getTime() + days * day) }),
      ]),
    ) as Record<string, Record<string, unknown>>,
  );
  expect(await ask()).toBe(few);
});
