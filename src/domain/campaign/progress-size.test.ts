import { expect, it } from "vitest";
import { aCampaignProgress } from "../../../tests/builders/campaigns";
import { fullMonths, uncountedWith } from "./progress-size";

it("says once of each thing that something is left out, in the order of the table", () => {
  const month = aCampaignProgress();
  expect(uncountedWith(month, [])).toBeNull();
  expect(uncountedWith(month, ["scan", "focal"])).toEqual(["focal", "scan"]);
  const said = aCampaignProgress({ uncounted: ["scan"] });
  expect(uncountedWith(said, ["scan"])).toBeNull();
  expect(uncountedWith(said, ["quiz"])).toEqual(["quiz", "scan"]);
});

it("finds the months that do not count all of one thing, the earliest first", () => {
  const months = [
    aCampaignProgress({ month: "2026-11", uncounted: ["quiz"] }),
    aCampaignProgress({ month: "2026-10" }),
    aCampaignProgress({ month: "2026-09", uncounted: ["quiz", "focal"] }),
  ];
  expect(fullMonths(months, "quiz")).toEqual(["2026-09", "2026-11"]);
  expect(fullMonths(months, "focal")).toEqual(["2026-09"]);
  expect(fullMonths(months, "scan")).toEqual([]);
  expect(fullMonths([], "quiz")).toEqual([]);
});
