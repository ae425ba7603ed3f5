import { describe, expect, it } from "vitest";
import { aParameter } from "../../../../tests/builders/measures";
import { parameterValues, environmentalForm } from "../parameters/form";
import { parameterRecordIssues } from "../parameters/record-issues";
import { areWords, scaleWords, stepsOf, withWord, wordOf } from "./words";

const option = (id: string, name: string, isArchived = false) => ({
  id,
  name,
  isArchived,
});
const options = [option("3", " Wet "), option("1", "Dry"), option("2", " ")];

describe("the words of a scale", () => {
  it("are of its steps, some or all or none", () => {
    expect(stepsOf(3)).toEqual(["1", "2", "3"]);
    expect([stepsOf(null), stepsOf(NaN), stepsOf(2.5), stepsOf(0)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([1, "2", 3, 4].map((step) => wordOf(options, step))).toEqual([
      "Dry",
      null,
      "Wet",
      null,
    ]);
    expect(scaleWords([...options, option("o1", "Old")], 3)).toEqual([
      option("1", "Dry"),
      option("3", "Wet"),
    ]);
    expect(scaleWords(options, 2)).toEqual([option("1", "Dry")]);
  });

  it("are said of one step, and what stands there otherwise stays", () => {
    expect(withWord([option("o1", "Old")], "2", "Damp")).toEqual([
      option("o1", "Old"),
      option("2", "Damp"),
    ]);
    expect(withWord(options, "1", "Arid")[1]).toEqual(option("1", "Arid"));
  });

  it("belong to one step each, and are not taken back but left out", () => {
    expect(areWords([], 3)).toBe(true);
    expect(areWords([option("1", "Dry"), option("3", "Wet")], 3)).toBe(true);
    for (const wrong of [
      [option("4", "Wet")],
      [option("o1", "Wet")],
      [option("1", "Wet", true)],
      [option("1", "Wet"), option("1", "Dry")],
    ])
      expect(areWords(wrong, 3)).toBe(false);
  });

  it("are stored with the parameter, given to it later and taken out again", () => {
    const scale = aParameter({
      measureType: "scale",
      unit: null,
      scaleMax: 3,
      options: [option("1", "Dry")],
    });
    const bare = { ...scale, options: [] };
    const issues = [
      parameterRecordIssues(scale, null),
      parameterRecordIssues(scale, bare),
      parameterRecordIssues(bare, scale),
    ];
    expect(issues).toEqual([[], [], []]);
    const other = { ...scale, options: [option("4", "Wet")] };
    expect(parameterRecordIssues(other, scale)).toEqual([
      { field: "options", code: "invalid" },
    ]);
    expect(
      parameterValues({ ...environmentalForm(scale), options }).options,
    ).toEqual([option("1", "Dry"), option("3", "Wet")]);
  });
});
