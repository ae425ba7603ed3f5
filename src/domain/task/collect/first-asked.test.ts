import { describe, expect, it } from "vitest";
import { aHealthValue } from "../../../../tests/builders/health";
import type { HealthValue } from "../../health/values/value";
import { givenOnRounds, namedIn } from "./first-asked";

describe("what a task names in its title", () => {
  const parameters = [
    { id: "coat", words: ["Pelage ou plumage"] },
    { id: "stool", words: ["Selles"] },
    { id: "weight", words: ["Poids", "peser", "pesée", ""] },
  ];
  it.each([
    ["Peser les lions", ["weight"]],
    ["Poids, puis selles", ["weight", "stool"]],
    ["Selles et POIDS", ["stool", "weight"]],
    ["Pesée mensuelle", ["weight"]],
    // As a word of its own alone.
    ["Surpoids à surveiller", []],
    ["", []],
  ])("%s: %j", (title, expected) => {
    expect(namedIn(title, parameters)).toEqual(expected);
  });
});

describe("what was given on earlier rounds of a task", () => {
  const at = (day: number, hour: number) =>
    new Date(Date.UTC(2026, 10, day, hour));
  let lines = 0;
  const said = (
    parameterId: string,
    when: Date,
    by = "karim",
    more: Partial<HealthValue> = {},
  ) => {
    lines += 1;
    const valueId = `line-${String(lines)}`;
    return aHealthValue({ valueId, parameterId, by, at: when, ...more });
  };
  const done = (day: number) => ({
    completedAt: at(day, 10),
    completedBy: "karim",
  });

  it("comes by how often, then by how near to the end of the round", () => {
    const first = {
      task: done(6),
      lines: [said("stool", at(6, 7)), said("weight", at(6, 9))],
    };
    const second = {
      task: done(13),
      lines: [
        ...[said("weight", at(13, 9)), said("weight", at(13, 8))],
        ...[said("stool", at(13, 7)), said("coat", at(13, 9))],
      ],
    };
    expect(givenOnRounds([first, second])).toEqual(["weight", "stool", "coat"]);
  });

  it("is not what others gave, nor what was given after", () => {
    const lines = [said("coat", at(6, 9), "ines"), said("stool", at(6, 11))];
    expect(givenOnRounds([{ task: done(6), lines }])).toEqual([]);
    expect(givenOnRounds([])).toEqual([]);
  });

  it("is not what was taken back, and once what was corrected, by whomever", () => {
    const coat = said("coat", at(6, 9));
    const stool = said("stool", at(6, 8));
    const mended = { replaces: stool.valueId, createdAt: at(7, 8) };
    const lines = [
      coat,
      said("coat", at(6, 9), "karim", { value: null, voids: coat.valueId }),
      stool,
      said("stool", at(6, 8), "ines", mended),
      // What corrects a value of somebody else is given by them.
      said("weight", at(6, 9), "ines", { valueId: "hers" }),
      said("weight", at(6, 9), "karim", { ...mended, replaces: "hers" }),
    ];
    expect(givenOnRounds([{ task: done(6), lines }])).toEqual(["stool"]);
  });
});
