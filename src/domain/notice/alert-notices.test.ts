import { describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { anAlert } from "../../../tests/builders/measures";
import { zooA } from "../../../tests/builders/ids";
import { alertSchema } from "../measures/alerts/alert";
import {
  alertGroupOf,
  concernedOf,
  hearsAlert,
  leavesTheApp,
  isAlertNews,
  sentWith,
} from "./alert-notices";

const now = new Date("2026-07-01T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("alerts told in one notice", () => {
  it("share what found them and whom they concern, in whatever order", () => {
    const one = anAlert({ sectorIds: ["a", "b"] });
    const group = alertGroupOf(one);
    expect(alertGroupOf({ ...one, sectorIds: ["b", "a"] })).toBe(group);
    for (const other of [
      { ...one, zooId: "zoo" },
      { ...one, sectorIds: ["a"] },
      { ...one, source: { ...one.source, id: "other" } },
      { ...one, source: { ...one.source, kind: "stuck" as const } },
    ])
      expect(alertGroupOf(other)).not.toBe(group);
  });

  it("are given and sent as the one before that is unread and of the same hour, else anew", () => {
    const wanted = { mailAt: now, pushAt: now };
    const last = { at: before(59), mailAt: null, pushAt: null };
    expect(sentWith(null, now, wanted)).toEqual({ at: now, ...wanted });
    expect(sentWith({ ...last, read: false }, now, wanted)).toEqual(last);
    for (const other of [
      { ...last, read: true },
      { ...last, at: before(60), read: false },
    ])
      expect(sentWith(other, now, wanted)).toEqual({ at: now, ...wanted });
  });
});

describe("who is told", () => {
  it("is the management and the vets of a team, each once", () => {
    const team = { keeper: ["k"], nutrition: ["n"] };
    expect(
      concernedOf({ ...team, management: ["m", "b"], veterinary: ["b", "v"] }),
    ).toEqual(["m", "b", "v"]);
  });

  it("may see to it, of health too", () => {
    const alert = anAlert({ sectorIds: ["a"] });
    const vet = (sectors: string[]) => ({
      uid: "v",
      zooId: zooA,
      access: anAccess({
        zooId: zooA,
        sectorRoles: {
          keeper: [],
          management: [],
          nutrition: [],
          veterinary: sectors,
        },
      }),
    });
    expect(hearsAlert(vet(["a"]), alert)).toBe(true);
    expect(hearsAlert(vet(["b"]), alert)).toBe(false);
    expect(hearsAlert(vet(["a"]), { ...alert, class: "health" })).toBe(true);
    expect(hearsAlert(vet(["b"]), { ...alert, class: "health" })).toBe(false);
    expect(
      [alert, { ...alert, class: "health" as const }].map(leavesTheApp),
    ).toEqual([true, false]);
  });
});

it("is news for a day, of what has words", () => {
  const alert = (more: object) =>
    alertSchema.parse({
      ...anAlert({ textKey: "stuck", createdAt: before(24 * 60) }),
      ...more,
    });
  expect(isAlertNews(alert({}), now)).toBe(true);
  for (const more of [
    { createdAt: before(24 * 60 + 1) },
    { createdAt: null },
    { textKey: "ofALaterVersion" },
  ])
    expect(isAlertNews(alert(more), now)).toBe(false);
});
