import { shownToMeQueries } from "@domain/announcement/announcement-queries";
import { doc, getDoc } from "firebase/firestore";
import { collection, getDocs, limit, query, where } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { aConfirmation, anAnnouncement } from "../builders/announcements";
import { aZoo } from "../builders/facility";
import { zooA, zooB } from "../builders/ids";
import { isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { names, sessionOf } from "./people";
import { records } from "./records";
import { announcements } from "./records/announcements";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);
beforeAll(() => world.store(records));

const confirms = (
  name: Name,
  announcementId: string,
  more: object = {},
  as: string = name,
) =>
  creates(name, `announcements/${announcementId}/confirmations/${as}`, {
    ...aConfirmation({ userId: name, confirmedAt: new Date() }),
    ...more,
  });

describe("confirming an announcement", () => {
  it("is for those it names", async () => {
    expect(await confirms("self", "announcement-self")).toBe(true);
    for (const name of names.filter((one) => one !== "self"))
      if (name !== "responsible")
        expect([name, await confirms(name, "announcement-self")]).toEqual([
          name,
          false,
        ]);
  });

  it("is also for what is over, which may have been read before", async () => {
    expect(await confirms("self", "announcement-ended")).toBe(true);
  });

  it.each([
    ["what is not shown yet", "announcement-planned"],
    ["what asks nobody to", "announcement-unasked"],
    ["what is for everybody", "announcement-all"],
    ["what is another establishment's", "announcement-foreign"],
    ["what is not there", "announcement-none"],
  ])("is not for %s", async (_, id) => {
    expect(await confirms("self", id)).toBe(false);
  });

  it.each([
    ["in somebody's name", {}, "member"],
    ["for another establishment", { zooId: zooB }, "self"],
    ["with another person in it", { userId: "member" }, "self"],
    [
      "with an instant to come",
      { confirmedAt: new Date("2099-01-01") },
      "self",
    ],
    ["with a text for an instant", { confirmedAt: "2026-11-01" }, "self"],
    ["with something else", { surprise: true }, "self"],
  ])("is refused %s", async (_, more, as) => {
    expect(await confirms("self", "announcement-self", more, as)).toBe(false);
  });

  it("is not dated before there was anything to read", async () => {
    const path = "announcements/announcement-dated";
    const dated = anAnnouncement({
      ...announcements.toSelf,
      announcementId: "announcement-dated",
    });
    await world.store({ [path]: { ...stored(dated), createdAt: new Date() } });
    const at = (days: number) =>
      confirms("self", "announcement-dated", {
        confirmedAt: new Date(Date.now() - days * 86_400_000),
      });
    expect(await at(2)).toBe(false);
    expect(await at(0)).toBe(true);
    await world.store({ [path]: { ...stored(dated), phase: "ended" } });
  });

  it("happens once", async () => {
    expect(await confirms("responsible", "announcement-self")).toBe(false);
  });

  it("is kept nowhere while the establishment demonstrates", async () => {
    const zoo = stored(aZoo({ anonymousMode: true }));
    await world.store({ [`zoo/${zooA}`]: zoo });
    expect(await confirms("self", "announcement-self")).toBe(false);
    await world.store({ [`zoo/${zooA}`]: records[`zoo/${zooA}`]! });
  });

  it("ends with being a recipient", async () => {
    const path = "announcements/announcement-self";
    const left = anAnnouncement({
      ...announcements.toSelf,
      audience: ["responsible"],
    });
    await world.store({ [path]: stored(left) });
    expect(await confirms("self", "announcement-self")).toBe(false);
    expect(await isAllowed(getDoc(doc(world.as("self"), path)))).toBe(false);
    await world.store({ [path]: records[path]! });
  });
});

describe("what is shown to me", () => {
  const idsOf = async (name: Name, zooId: string) => {
    const session = sessionOf(name, zooId);
    const found = session === null ? [] : shownToMeQueries(session);
    const all = await Promise.all(
      found.map(async ({ where: filters, limit: most }) => {
        const { docs } = await getDocs(
          query(
            collection(world.as(name), "announcements"),
            ...filters.map(({ field, op, value }) => where(field, op, value)),
            limit(most),
          ),
        );
        return docs.map(({ id }) => id);
      }),
    );
    return all.flat().sort();
  };

  it("is what names me and what is for everybody, in its time", async () => {
    expect(await idsOf("self", zooA)).toEqual([
      "announcement-all",
      "announcement-self",
      "announcement-unasked",
    ]);
    expect(await idsOf("keeper", zooA)).toEqual(["announcement-all"]);
    expect(await idsOf("neighbourKeeper", zooB)).toEqual([
      "announcement-foreign",
    ]);
  });

  it("is asked by members alone", async () => {
    expect(await idsOf("provider", zooA)).toEqual([]);
  });

  it.each(["provider", "disabled", "neighbourAdmin", "stranger"] as const)(
    "is refused to %s",
    async (name) => {
      const asked = getDocs(
        query(
          collection(world.as(name), "announcements"),
          where("zooId", "==", zooA),
          where("phase", "==", "shown"),
          where("audience", "array-contains-any", [name, "*"]),
          limit(50),
        ),
      );
      expect(await isAllowed(asked)).toBe(false);
    },
  );

  it("is never the whole list, but for who writes it", async () => {
    const asked = (name: Name) =>
      getDocs(
        query(
          collection(world.as(name), "announcements"),
          where("zooId", "==", zooA),
          limit(50),
        ),
      );
    expect(await isAllowed(asked("self"))).toBe(false);
    expect(await isAllowed(asked("manager"))).toBe(false);
    expect(await isAllowed(asked("admin"))).toBe(true);
  });
});

describe("a notice", () => {
  const path = "users/self/notifications/announcement_announcement-1";

  it("is read and unread by the person", async () => {
    expect(await changes("self", path, { read: true })).toBe(true);
    expect(await changes("self", path, { read: false })).toBe(true);
  });

  it.each([
    { read: "yes" },
    { read: null },
    { title: "Autre" },
    { at: new Date() },
  ])("takes no %j", async (change) => {
    expect(await changes("self", path, change)).toBe(false);
  });
});
