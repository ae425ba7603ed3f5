import { expect, it } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { calendarDaySchema } from "../../time/calendar-day";
import {
  channelsOf,
  fitsSpecies,
  hasObserved,
  observedAtFirst,
  observesFor,
} from "./beginning";

const day = (text: string) => calendarDaySchema.parse(text);
const today = day("2026-11-20");
const observing = aCampaign({
  collects: ["quiz", "scan"],
  obsId: "obs-1",
  obsVersion: 1,
});

it("knows who is asked to observe, and how", () => {
  expect(observesFor(observing, "ana", today)).toBe(true);
  expect(channelsOf(observing)).toEqual(["scan"]);
  const not = (campaign: Partial<typeof observing>, on = today) =>
    expect(observesFor({ ...observing, ...campaign }, "ana", on)).toBe(false);
  not({ collects: ["quiz"] });
  not({ obsId: null });
  not({ mode: "pedagogical" });
  not({ participants: ["ben"] });
  not({ status: "archived" });
  not({}, day("2026-12-01"));
});

it("has all observed in scans, and in focal sampling as many as can be followed", () => {
  const three = ["a", "b", "c"];
  const four = [...three, "d"];
  expect(observedAtFirst(["scan"], four)).toEqual(four);
  expect(observedAtFirst(["focal"], three)).toEqual(three);
  expect(observedAtFirst(["focal"], four)).toEqual([]);
  expect(observedAtFirst(["focal", "scan"], four)).toEqual([]);
  expect(observedAtFirst(["focal"], [])).toEqual([]);
});

it("needs somebody who is chosen, or a flock that scans count where nobody has a name", () => {
  expect(hasObserved(["focal"], 1, 4)).toBe(true);
  expect(hasObserved(["scan"], 0, 4)).toBe(false);
  expect(hasObserved(["scan"], 0, 0)).toBe(true);
  expect(hasObserved(["focal", "scan"], 0, 0)).toBe(true);
  expect(hasObserved(["focal"], 0, 0)).toBe(false);
  expect(hasObserved(["scan"], 0, null)).toBe(false);
});

it("knows for whom an ethogram is", () => {
  expect(fitsSpecies({ obsSpecie: [] }, ["lion"])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, [])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, ["zebra", "lion"])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, ["zebra"])).toBe(false);
});
