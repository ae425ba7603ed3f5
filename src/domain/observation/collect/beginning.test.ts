import { expect, it } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { calendarDaySchema } from "../../time/calendar-day";
import { channelsOf, fitsSpecies, observesFor } from "./beginning";

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

it("knows for whom an ethogram is", () => {
  expect(fitsSpecies({ obsSpecie: [] }, ["lion"])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, [])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, ["zebra", "lion"])).toBe(true);
  expect(fitsSpecies({ obsSpecie: ["lion"] }, ["zebra"])).toBe(false);
});
