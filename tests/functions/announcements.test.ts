import { beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "@domain/announcement/announcement";
import { aConfirmation, anAnnouncement } from "../builders/announcements";
import { followAnnouncement } from "../../functions/src/announcements/on-announcement-written";
import { noteConfirmation } from "../../functions/src/announcements/on-confirmed";
import {
  followMoved,
  followStanding,
} from "../../functions/src/announcements/on-readers-changed";
import { resolveReaders } from "../../functions/src/announcements/resolve-readers";
import { moveDisplays } from "../../functions/src/announcements/run-announcements";
import { readingOf, ref } from "../../functions/src/edge/documents";
import { database } from "../../functions/src/edge/admin";
import { anAccess, world } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-announcements");

const now = new Date("2026-11-10T09:00:00Z");
const path = "announcements/announcement-1";

const announced = (more: Partial<Announcement> = {}) =>
  anAnnouncement({ zooId: "home", ...more });

/** Keepers, vets and the board; one of each is there. */
const threeTeams = {
  teams: ["board", "veterinary", "keepers"],
  readConfirmation: true,
  audience: [],
} satisfies Partial<Announcement>;

const keeping = (sectorId: string) => ({ sectorRoles: { keeper: [sectorId] } });

beforeEach(() =>
  put({
    ...world(),
    "access/boss": anAccess("home", { rank: "board" }),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s1"] } }),
    "access/tess": anAccess("home", keeping("s1")),
    "access/boss-away": anAccess("away", { rank: "board" }),
  }),
);

const stored = async (): Promise<Announcement | null> =>
  readingOf("announcements", await ref("announcements", "announcement-1").get())
    .record;

const audience = async () => (await stored())?.audience;
const told = async (uid: string) =>
  (await idsOf(`users/${uid}/notifications`)).length;

/** Stores a state and lets functions follow it, and what they write themselves, until nothing more changes. */
async function becomes(next: Partial<Announcement> | null): Promise<void> {
  let before = await stored();
  if (next !== null)
    await put({ [path]: { ...(before ?? announced()), ...next } });
  for (let round = 0; round < 5; round += 1) {
    const after = await stored();
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await followAnnouncement("announcement-1", before, after, now);
    before = after;
  }
}

/** Somebody's access becomes this, and functions follow, the announcement's own changes among them. */
async function accessBecomes(
  uid: string,
  next: Record<string, unknown>,
): Promise<void> {
  const was = (await read(`access/${uid}`)) ?? {};
  await put({ [`access/${uid}`]: next });
  const of = (one: Record<string, unknown>) => ({
    zooId: one["zooId"],
    status: one["status"],
    rank: one["rank"],
    sectorRoles: one["sectorRoles"],
  });
  const before = await stored();
  await followStanding(uid, of(was), of(next), now);
  await followAnnouncement("announcement-1", before, await stored(), now);
}

describe("the readers of an announcement for three teams", () => {
  it("are those of the teams, and each is told once", async () => {
    await becomes(announced(threeTeams));
    expect(await audience()).toEqual(["boss", "tess", "vet"]);
    for (const uid of ["boss", "tess", "vet"]) expect(await told(uid)).toBe(1);
    for (const uid of ["manager", "keeper", "boss-away", "off"])
      expect(await told(uid)).toBe(0);
    expect(
      await read("users/vet/notifications/announcement_announcement-1"),
    ).toMatchObject({
      kind: "announcement",
      about: "announcement-1",
      title: "Exercice d’évacuation",
      read: false,
      updatedBy: "system",
    });
  });

  it("are told no second time, and what they have read stays read", async () => {
    await becomes(announced(threeTeams));
    const at = "users/vet/notifications/announcement_announcement-1";
    await database().doc(at).update({ read: true });
    await followAnnouncement("announcement-1", null, await stored(), now);
    await becomes({ title: "Autre" });
    // A title that was mended is mended in the bell, too.
    expect(await read(at)).toMatchObject({ read: true, title: "Autre" });
    expect(await told("vet")).toBe(1);
  });

  it("gain a later joiner, who is told", async () => {
    await becomes(announced(threeTeams));
    await accessBecomes("keeper", anAccess("home", keeping("s9")));
    expect(await audience()).toEqual(["boss", "keeper", "tess", "vet"]);
    expect(await told("keeper")).toBe(1);
  });

  it("gain somebody new once their account is active", async () => {
    await becomes(announced(threeTeams));
    const pending = anAccess("home", { ...keeping("s1"), status: "pending" });
    await accessBecomes("newcomer", pending);
    expect(await audience()).not.toContain("newcomer");
    await accessBecomes("newcomer", anAccess("home", keeping("s1")));
    expect(await audience()).toContain("newcomer");
    expect(await told("newcomer")).toBe(1);
  });

  it.each([
    ["who leaves the team", () => anAccess("home")],
    [
      "who is disabled",
      () => anAccess("home", { ...keeping("s1"), status: "disabled" }),
    ],
    ["who goes elsewhere", () => anAccess("away", keeping("s1"))],
  ])("lose somebody %s, with the notice", async (_, next) => {
    await becomes(announced(threeTeams));
    await accessBecomes("tess", next());
    expect(await audience()).toEqual(["boss", "vet"]);
    expect(await told("tess")).toBe(0);
    expect(await told("vet")).toBe(1);
  });

  it("stay as they were once it is over, whoever comes or goes", async () => {
    await becomes(announced(threeTeams));
    await becomes({ phase: "ended", isArchived: true });
    await accessBecomes("keeper", anAccess("home", keeping("s1")));
    await accessBecomes("tess", anAccess("home"));
    await resolveReaders("announcement-1");
    expect(await audience()).toEqual(["boss", "tess", "vet"]);
    expect(await told("vet")).toBe(0);
  });

  it("follow a change of the teams", async () => {
    await becomes(announced(threeTeams));
    await becomes({ teams: ["management"], recipientIds: ["vet"] });
    expect(await audience()).toEqual(["manager", "vet"]);
    expect([await told("manager"), await told("boss")]).toEqual([1, 0]);
    expect(await told("vet")).toBe(1);
  });
});

describe("the readers of an announcement for an enclosure", () => {
  it("are its sector's team, wherever it goes", async () => {
    await becomes(
      announced({ enclosureIds: ["e1"], sectorIds: ["s1"], audience: [] }),
    );
    expect(await audience()).toEqual(["manager", "tess", "vet"]);
    await accessBecomes("keeper", anAccess("home", keeping("s2")));
    const before = await stored();
    await database().doc("enclosures/e1").update({ linkedSectorId: "s2" });
    await followMoved("home", "e1");
    expect(await stored()).toMatchObject({
      audience: ["keeper"],
      sectorIds: ["s2"],
    });
    await followAnnouncement("announcement-1", before, await stored(), now);
    expect([await told("keeper"), await told("tess")]).toEqual([1, 0]);
  });
});

describe("an announcement for everybody", () => {
  it("is told to every active member, and to whoever becomes one", async () => {
    await becomes(announced());
    expect(await audience()).toEqual(["*"]);
    for (const uid of ["admin", "keeper", "vet"])
      expect(await told(uid)).toBe(1);
    for (const uid of ["off", "neighbour"]) expect(await told(uid)).toBe(0);
    await accessBecomes("newcomer", anAccess("home"));
    expect(await told("newcomer")).toBe(1);
    await accessBecomes("newcomer", anAccess("home", { status: "disabled" }));
    expect(await told("newcomer")).toBe(0);
  });
});

describe("the minute's run", () => {
  const planned = () =>
    announced({
      ...threeTeams,
      displayStartAt: new Date("2026-11-10T08:59:00Z"),
      displayEndAt: new Date("2026-11-12T08:00:00Z"),
      expiresAt: new Date("2026-11-12T08:00:00Z"),
      phase: "planned",
    });

  it("begins what is due, which its readers are told of then and not before", async () => {
    await becomes(planned());
    expect(await audience()).toEqual(["boss", "tess", "vet"]);
    expect(await told("vet")).toBe(0);
    const before = await stored();
    expect(await moveDisplays(new Date("2026-11-10T08:58:00Z"))).toEqual({
      begun: 0,
      ended: 0,
      failed: 0,
    });
    expect((await moveDisplays(now)).begun).toBe(1);
    expect((await moveDisplays(now)).begun).toBe(0);
    expect((await stored())?.phase).toBe("shown");
    await followAnnouncement("announcement-1", before, await stored(), now);
    expect(await told("vet")).toBe(1);
  });

  it("ends what has expired, and takes its notices", async () => {
    await becomes({ ...planned(), phase: "shown" });
    expect(await told("vet")).toBe(1);
    const before = await stored();
    const later = new Date("2026-11-12T08:00:00Z");
    expect((await moveDisplays(later)).ended).toBe(1);
    expect((await stored())?.phase).toBe("ended");
    await followAnnouncement("announcement-1", before, await stored(), later);
    expect(await told("vet")).toBe(0);
  });

  it("never ends what does not expire", async () => {
    await becomes(announced({ autoExpiry: false, expiresAt: null }));
    expect((await moveDisplays(new Date("2030-01-01"))).ended).toBe(0);
  });
});

describe("the establishment's chat", () => {
  const config = {
    zooId: "home",
    chatEndpoint: "https://chat.example.org/hook",
    chatChannel: "news",
  };
  const appears = async (
    send: (endpoint: string, body: string) => Promise<number>,
  ) => {
    const after = await stored();
    await followAnnouncement("announcement-1", null, after, now, send);
    await followAnnouncement("announcement-1", null, after, now, send);
  };

  it("is told once of what is for everybody", async () => {
    await put({
      "zoo/home/private/config": config,
      [path]: announced({
        content: "**Demain**",
        externalLink: "https://example.org",
      }),
    });
    const sent: string[] = [];
    await appears((_, body) => {
      sent.push(body);
      return Promise.resolve(200);
    });
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        channel: "news",
        text: "Exercice d’évacuation\n\n**Demain**\n\nhttps://example.org",
      },
    ]);
  });

  it("is told nothing while the establishment is archived", async () => {
    await put({
      "zoo/home": { ...(await read("zoo/home")), isArchived: true },
      "zoo/home/private/config": config,
      [path]: announced(),
    });
    await appears(() => Promise.reject(new Error("asked")));
    expect((await stored())?.postedAt).toBeNull();
  });

  it("is told nothing of what names its readers, nor where there is none", async () => {
    const never = () => Promise.reject(new Error("asked"));
    await put({ [path]: announced() });
    await appears(never);
    await put({
      "zoo/home/private/config": config,
      [path]: announced({ recipientIds: ["vet"] }),
    });
    await appears(never);
    expect((await stored())?.postedAt).toBeNull();
  });

  it("stops nothing when it fails", async () => {
    await put({ "zoo/home/private/config": config, [path]: announced() });
    await appears(() => Promise.reject(new Error("down")));
    expect(await told("vet")).toBe(1);
    await put({ [path]: announced({ announcementId: "announcement-1" }) });
    await appears(() => Promise.resolve(500));
    expect((await stored())?.postedAt).not.toBeNull();
  });
});

it("gathers who has confirmed, the same in whatever order and however often", async () => {
  await put({
    [path]: announced(threeTeams),
    [`${path}/confirmations/vet`]: aConfirmation({ zooId: "home" }),
    [`${path}/confirmations/tess`]: aConfirmation({ zooId: "home" }),
  });
  for (const uid of ["vet", "tess", "vet"])
    await noteConfirmation(
      "announcement-1",
      await database().doc(`${path}/confirmations/${uid}`).get(),
    );
  const list = await read(`${path}/private/confirmed`);
  expect(list).toMatchObject({ zooId: "home" });
  expect(Object.keys(list?.["confirmed"] ?? {}).sort()).toEqual([
    "tess",
    "vet",
  ]);
});
