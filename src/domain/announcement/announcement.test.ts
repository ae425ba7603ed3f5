import { everybody } from "../access/session";
import { describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { anAnnouncement } from "../../../tests/builders/announcements";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { deriveFields } from "../record/derive";
import type { Announcement } from "./announcement";
import { announcementTeams } from "./announcement";
import {
  audienceOf,
  isRecipient,
  readersChanged,
  recipientsOf,
} from "./recipients";
import { compareAnnouncements, isInsistent, phaseOf, stateOf } from "./state";

const at = (text: string) => new Date(text);
const start = at("2026-11-10T08:00:00Z");
const end = at("2026-11-20T08:00:00Z");
const dated = { displayStartAt: start, displayEndAt: end };

describe("stateOf", () => {
  it.each([
    ["2026-11-10T07:59:59.999Z", "planned"],
    ["2026-11-10T08:00:00Z", "shown"],
    ["2026-11-20T07:59:59.999Z", "shown"],
    ["2026-11-20T08:00:00Z", "expired"],
  ] as const)("at %s is %s", (now, state) => {
    expect(stateOf(anAnnouncement(dated), at(now))).toBe(state);
  });

  it("stays shown past its end where nothing ends it by itself", () => {
    const announcement = anAnnouncement({ ...dated, autoExpiry: false });
    expect(stateOf(announcement, at("2027-05-01"))).toBe("shown");
    expect(phaseOf(announcement, at("2027-05-01"))).toBe("shown");
  });

  it("is archived whenever it was archived", () => {
    const archived = anAnnouncement({ ...dated, isArchived: true });
    for (const now of ["2026-11-01", "2026-11-15", "2026-12-01"]) {
      expect(stateOf(archived, at(now))).toBe("archived");
      expect(phaseOf(archived, at(now))).toBe("ended");
    }
  });
});

describe("the order", () => {
  it("is urgent first, then by priority, then the newest", () => {
    const make = (announcementId: string, more: Partial<Announcement>) =>
      anAnnouncement({ announcementId, ...more });
    const all = [
      make("old", {}),
      make("low", { priority: "low", displayStartAt: at("2026-11-03") }),
      make("new", { displayStartAt: at("2026-11-02") }),
      make("warning", { type: "warning", priority: "low" }),
      make("high", { priority: "high" }),
      make("urgent", { type: "urgent" }),
    ];
    expect(
      all.sort(compareAnnouncements).map((one) => one.announcementId),
    ).toEqual(["urgent", "warning", "high", "new", "old", "low"]);
  });

  it("insists on what is urgent and asks to be confirmed", () => {
    const urgent = { type: "urgent", readConfirmation: true } as const;
    expect(isInsistent(urgent)).toBe(true);
    expect(isInsistent({ ...urgent, readConfirmation: false })).toBe(false);
    expect(isInsistent({ ...urgent, type: "warning" })).toBe(false);
  });
});

const inRole = (role: string, sectorId = sector1) =>
  anAccess({ sectorRoles: { [role]: [sectorId] } });

const people = new Map(
  Object.entries({
    boss: anAccess({ rank: "board" }),
    clerk: anAccess({ rank: "staff" }),
    manager: inRole("management"),
    vet: inRole("veterinary"),
    cook: inRole("nutrition", sector2),
    keeper: inRole("keeper", sector2),
    partner: anAccess({ rank: "partner" }),
    gone: anAccess({ rank: "board", status: "disabled" }),
    coming: anAccess({ rank: "board", status: "pending" }),
    neighbour: anAccess({ rank: "board", zooId: zooB }),
  }),
);

describe("recipientsOf", () => {
  it.each([
    ["board", ["boss"]],
    ["staff", ["clerk"]],
    ["management", ["manager"]],
    ["veterinary", ["vet"]],
    ["nutrition", ["cook"]],
    ["keepers", ["keeper"]],
  ] as const)("resolves the team %s", (team, expected) => {
    expect(recipientsOf(anAnnouncement({ teams: [team] }), people)).toEqual(
      expected,
    );
  });

  it("knows every team", () => {
    const all = anAnnouncement({ teams: [...announcementTeams] });
    expect(recipientsOf(all, people)).toHaveLength(6);
  });

  it("adds those named and the teams of the enclosures' sectors, each once", () => {
    const announcement = anAnnouncement({
      recipientIds: ["partner", "keeper", "gone", "neighbour", "nobody"],
      enclosureIds: ["enclosure-1"],
      sectorIds: [sector2],
      teams: ["keepers"],
    });
    expect(recipientsOf(announcement, people)).toEqual([
      "cook",
      "keeper",
      "partner",
    ]);
  });

  it("reaches nobody by an enclosure without a sector", () => {
    const announcement = anAnnouncement({ enclosureIds: ["enclosure-none"] });
    expect(recipientsOf(announcement, people)).toEqual([]);
    expect(audienceOf(announcement, people)).toEqual([]);
  });

  it("is every active member where nobody is named", () => {
    const all = anAnnouncement();
    expect(audienceOf(all, people)).toEqual([everybody]);
    expect(recipientsOf(all, people)).toHaveLength(7);
    expect(isRecipient(all, "coming", people.get("coming")!)).toBe(false);
  });
});

describe("readersChanged", () => {
  const members = () => ["ada", "ben", "cleo"];
  const shown = (...audience: string[]) =>
    ({ phase: "shown", audience }) as const;

  it("says whom it came to and whom it left", () => {
    expect(readersChanged(null, shown("ada"), members)).toEqual({
      entered: ["ada"],
      left: [],
    });
    expect(
      readersChanged(shown("ada", "ben"), shown("ben", "cleo"), members),
    ).toEqual({ entered: ["cleo"], left: ["ada"] });
    expect(
      readersChanged(
        { phase: "planned", audience: ["ada"] },
        shown("ada"),
        members,
      ),
    ).toEqual({ entered: ["ada"], left: [] });
    expect(
      readersChanged(
        shown("ada"),
        { phase: "ended", audience: ["ada"] },
        members,
      ),
    ).toEqual({ entered: [], left: ["ada"] });
  });

  it("asks who is a member only where it is for everybody", () => {
    const never = () => {
      throw new Error("asked");
    };
    expect(readersChanged(shown("ada"), shown("ada", "ben"), never)).toEqual({
      entered: ["ben"],
      left: [],
    });
    expect(readersChanged(shown("*"), shown("*"), never)).toEqual({
      entered: [],
      left: [],
    });
    expect(readersChanged(shown("ada"), shown("*"), members)).toEqual({
      entered: ["ben", "cleo"],
      left: [],
    });
  });
});

describe("what is derived", () => {
  const now = at("2026-11-15T08:00:00Z");
  const derived = (
    values: Partial<Announcement>,
    before: Announcement | null = null,
  ) => deriveFields("announcements", values, { before, now });
  const named = { recipientIds: ["ada"], enclosureIds: [], teams: [] };
  const display = { ...dated, autoExpiry: true, isArchived: false };

  it("of a new one is where it stands, when it ends and who is named", () => {
    expect(derived({ ...display, ...named })).toEqual({
      phase: "shown",
      expiresAt: end,
      audience: ["ada"],
    });
    expect(derived({ ...display, autoExpiry: false })).toMatchObject({
      expiresAt: null,
    });
  });

  it("keeps those who read it until the teams are resolved", () => {
    const before = anAnnouncement({ teams: ["board"], audience: ["boss"] });
    expect(derived({ recipientIds: ["ada"] }, before)).toEqual({
      audience: ["boss", "ada"],
    });
    expect(derived({ teams: [] }, before)).toEqual({ audience: [everybody] });
    const all = anAnnouncement();
    expect(derived({ recipientIds: ["ada"] }, all)).toEqual({
      audience: ["ada"],
    });
  });

  it("leaves what functions wrote where nothing it follows from changes", () => {
    const before = anAnnouncement({
      ...dated,
      phase: "planned",
      audience: ["boss"],
      teams: ["board"],
    });
    expect(derived(before, before)).toMatchObject({
      phase: "planned",
      audience: ["boss"],
    });
  });

  it("ends with its archiving and begins again without it", () => {
    const before = anAnnouncement({ ...dated, zooId: zooA });
    expect(derived({ isArchived: true }, before)).toEqual({ phase: "ended" });
    expect(
      derived({ isArchived: false }, { ...before, isArchived: true }),
    ).toEqual({ phase: "shown" });
  });
});
