import { beforeEach, describe, expect, it, vi } from "vitest";
import * as run from "../../../functions/src/index";
import { onAccessEnded } from "../../../functions/src/triggers/on-access-ended";
import { database } from "../../../functions/src/edge/admin";
import { aCalendarFeed } from "../../builders/calendar-feeds";
import { useFakeAccounts } from "../accounts/fake-accounts";
import { everything, mailOf, staffed } from "../accounts/staffed";
import { ask } from "../ask";
import { anAccess } from "../people";
import { idsOf, put, read, useStage } from "../stage";
import { aFeed, fetched } from "./stage";

vi.setConfig({ testTimeout: 20_000 });
useStage("demo-calendar-own");
const fake = useFakeAccounts();
beforeEach(async () => {
  await put(staffed());
  for (const uid of ["keeper", "gone"]) fake.add(uid, mailOf(uid));
});

const given = {
  name: "Téléphone",
  contents: ["mine", "mine"],
  language: "de",
};
let made = 0;
const create = (uid: string, more: object = {}) => {
  made += 1;
  return ask(run.createFeed, uid, {
    operationId: `calendar-${String(made)}`,
    ...given,
    ...more,
  });
};
const dataOf = (answer: unknown) =>
  (answer as { data: { feedId: string; token: string | null } }).data;

describe("createFeed", () => {
  it("makes an address that finds the calendar, and keeps its hash alone", async () => {
    const { feedId, token } = dataOf(await create("keeper"));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    expect(await everything()).not.toContain(token);
    expect(await read(`calendarFeeds/${feedId}`)).toMatchObject({
      zooId: "home",
      userId: "keeper",
      name: "Téléphone",
      contents: ["mine"],
      language: "de",
      fetchedAt: null,
    });
    expect(
      await fetched({ path: `/${token ?? ""}.ics` }, new Date()),
    ).toMatchObject({ status: 200 });
  });

  it("says the token once an operation, which makes one feed", async () => {
    const operationId = "calendar-once";
    const first = dataOf(await create("keeper", { operationId }));
    const again = dataOf(await create("keeper", { operationId }));
    expect(again).toEqual({ feedId: first.feedId, token: null });
    expect((await idsOf("calendarFeeds")).length).toBe(1);
  });

  it("makes five of one person and no sixth, at once neither", async () => {
    await put(
      Object.fromEntries(
        [1, 2, 3].map((n) => [
          `calendarFeeds/f${String(n)}`,
          aFeed({ feedId: `f${String(n)}` }),
        ]),
      ),
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => create("keeper")));
    const refused = answers.filter(
      (one) => !(one as { success: boolean }).success,
    );
    expect(refused.length).toBe(2);
    expect(refused[0]).toMatchObject({ error: "conflict" });
    expect((await idsOf("calendarFeeds")).length).toBe(5);
    expect(await create("admin")).toMatchObject({ success: true });
  });

  it("is for active people at home, about what there is to choose", async () => {
    for (const uid of ["off", "invited", "gone"])
      expect([uid, await create(uid)]).toEqual([uid, "permission-denied"]);
    for (const bad of [
      { contents: [] },
      { contents: ["health"] },
      { name: "" },
      { name: "x".repeat(61) },
      { language: "xx" },
      { userId: "admin" },
    ]) {
      const answer = await create("keeper", bad);
      const stored = await idsOf("calendarFeeds");
      if ("userId" in bad)
        expect(
          (await read(`calendarFeeds/${stored[0] ?? ""}`))?.["userId"] ??
            "keeper",
        ).toBe("keeper");
      else expect([bad, answer]).not.toMatchObject([bad, { success: true }]);
    }
  });

  it("is recorded without its name and its address", async () => {
    const { feedId } = dataOf(await create("keeper"));
    const { docs } = await database().collection("audit").get();
    expect(docs.map((doc) => doc.data())).toMatchObject([
      {
        action: "calendarCreated",
        by: "keeper",
        zooId: "home",
        subject: { collection: "calendarFeeds", id: feedId },
      },
    ]);
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(
      "phone",
    );
  });
});

describe("removeFeed", () => {
  const remove = (uid: string, feedId = "feed-1") =>
    ask(run.removeFeed, uid, { feedId });
  beforeEach(() => put({ "calendarFeeds/feed-1": aFeed() }));

  it("ends a feed of one's own at once, even in a demonstration", async () => {
    await put({
      "zoo/home": { ...staffed()["zoo/home"], anonymousMode: true },
    });
    expect(await remove("keeper")).toMatchObject({ data: { removed: true } });
    expect(await remove("keeper")).toMatchObject({ data: { removed: false } });
    await put({ "zoo/home": staffed()["zoo/home"] ?? {} });
    expect(await fetched()).toMatchObject({ status: 404 });
  });

  it("leaves another's, an administrator's question too, and says nothing of it", async () => {
    for (const uid of ["admin", "root", "neighbour"]) {
      const answer = await remove(uid);
      expect(answer).toMatchObject({ data: { removed: false } });
      expect(answer).toEqual(await remove(uid, "feed-none"));
    }
    expect(await fetched()).toMatchObject({ status: 200 });
  });
});

describe("somebody's feeds", () => {
  const ended = async (before: object | null, after: object | null) => {
    const shot = (data: object | null) => ({
      exists: data !== null,
      data: () => data,
      get: (field: string) => (data as Record<string, unknown> | null)?.[field],
    });
    await onAccessEnded.run({
      params: { uid: "keeper" },
      data: { before: shot(before), after: shot(after) },
    } as never);
  };

  it("go when they may work no more, or work elsewhere, and stay at any other change", async () => {
    const home = anAccess("home");
    const others = {
      "calendarFeeds/other": aCalendarFeed({ feedId: "other" }),
    };
    const cases = [
      [anAccess("home", { right: "admin" }), 2],
      [anAccess("home", { status: "disabled" }), 1],
      [anAccess("away"), 1],
      [null, 1],
    ] as const;
    for (const [after, left] of cases) {
      await put({ "calendarFeeds/feed-1": aFeed(), ...others });
      await ended(home, after);
      expect([after, (await idsOf("calendarFeeds")).length]).toEqual([
        after,
        left,
      ]);
    }
  });

  it("go with an erased person, and are in what one has exported, without what opens them", async () => {
    await put({
      "calendarFeeds/feed-1": aFeed(),
      "calendarFeeds/feed-2": aFeed({ feedId: "feed-2", userId: "gone" }),
    });
    const own = JSON.stringify(
      await ask(run.exportPerson, "keeper", { userId: "keeper" }),
    );
    expect(own).toContain("feed-1");
    expect(own).not.toContain(aFeed().tokenHash);
    const byAdmin = JSON.stringify(
      await ask(run.exportPerson, "admin", { userId: "keeper" }),
    );
    expect(byAdmin).not.toContain("feed-1");
    await ask(run.erasePerson, "admin", { userId: "gone" });
    expect(await idsOf("calendarFeeds")).toEqual(["feed-1"]);
  });
});
