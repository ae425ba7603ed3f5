import { describe, expect, it } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { emptyTeam, sectorIssues, sectorValues, teamOf } from "./sector";

const form = { sectorName: "Savane", sectorColor: "#4E73DF" };

describe("sectorIssues", () => {
  it("has none for a filled form", () => {
    expect(sectorIssues(form)).toEqual([]);
    expect(sectorIssues({ ...form, sectorName: "x".repeat(80) })).toEqual([]);
  });

  it("says what is missing, too long or no colour", () => {
    expect(sectorIssues({ ...form, sectorName: "  " })).toEqual([
      { field: "sectorName", code: "sectorName" },
    ]);
    expect(sectorIssues({ ...form, sectorName: "x".repeat(81) })).toEqual([
      { field: "sectorName", code: "tooLong", values: { max: 80 } },
    ]);
    for (const sectorColor of ["", "red", "#fff", "#12345g"])
      expect(sectorIssues({ ...form, sectorColor })).toEqual([
        { field: "sectorColor", code: "invalid" },
      ]);
  });
});

describe("sectorValues", () => {
  it("trims the name and derives label and value", () => {
    expect(sectorValues({ ...form, sectorName: " Savane " }, "s1")).toEqual({
      sectorName: "Savane",
      label: "Savane",
      value: "s1",
      sectorColor: "#4e73df",
    });
  });
});

describe("teamOf", () => {
  it("reads the four stored lists by role", () => {
    expect(teamOf(aSector())).toEqual(emptyTeam);
    const sector = aSector({
      sectorKeeper: ["k"],
      managementUserIds: ["m"],
      veterinaryUserIds: ["v"],
      nutritionUserIds: ["n"],
    });
    expect(teamOf(sector)).toEqual({
      keeper: ["k"],
      management: ["m"],
      veterinary: ["v"],
      nutrition: ["n"],
    });
  });
});
