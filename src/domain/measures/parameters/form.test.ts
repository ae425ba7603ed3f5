import { describe, expect, it } from "vitest";
import type { EnvironmentalForm } from "./form";
import {
  environmentalForm,
  environmentalIssues,
  healthForm,
  healthIssues,
  firstOptions,
  newOption,
  parameterValues,
  withoutOption,
} from "./form";
import { noLimits, openSpan } from "./limits";
import type { Parameter } from "./parameter";
import { environmentalParameterSchema } from "./parameter";
import { fixedFields, parameterRecordIssues } from "./record-issues";

const option = (id: string, name: string, isArchived = false) => ({
  id,
  name,
  isArchived,
});
const filled: EnvironmentalForm = {
  ...environmentalForm(null),
  name: "Sand depth",
  unit: "cm",
  limits: { enabled: true, min: 5, max: null },
  enclosureIds: ["e1"],
};
const said = (form: EnvironmentalForm) =>
  environmentalIssues(form).map(({ field, code }) => `${field}:${code}`);

describe("the form of a parameter", () => {
  it("asks a new one for all it lacks, limits being switched on", () => {
    expect(said(environmentalForm(null))).toEqual([
      "name:required",
      "unit:required",
      "limits.min:limitRequired",
      "enclosureIds:placeRequired",
    ]);
    expect(healthIssues(healthForm(null)).map(({ code }) => code)).toEqual([
      "required",
      "required",
      "limitRequired",
      "animalRequired",
    ]);
  });

  it.each<[string, Partial<EnvironmentalForm>, string[]]>([
    ["whole", {}, []],
    ["a zone alone", { enclosureIds: [], areaIds: ["e1.z1"] }, []],
    ["a blank name", { name: " \u200b" }, ["name:required"]],
    ["a unit with a space", { unit: "k g" }, ["unit:invalid"]],
    [
      "limits the wrong way round",
      { limits: { enabled: true, min: 4, max: 3 } },
      ["limits.max:limitsOrder"],
    ],
    ["no limits", { limits: noLimits }, []],
    [
      "a plausible range the wrong way round",
      { plausible: { min: 4, max: 3 } },
      ["plausible.max:limitsOrder"],
    ],
    [
      "a scale without its end",
      { measureType: "scale" },
      ["scaleMax:required"],
    ],
    [
      "a scale of one",
      { measureType: "scale", scaleMax: 1 },
      ["scaleMax:scaleMax"],
    ],
    [
      "a scale of eleven",
      { measureType: "scale", scaleMax: 11 },
      ["scaleMax:scaleMax"],
    ],
    [
      "half a step",
      { measureType: "scale", scaleMax: 2.5 },
      ["scaleMax:scaleMax"],
    ],
    [
      "no number",
      { measureType: "scale", scaleMax: NaN },
      ["scaleMax:scaleMax"],
    ],
    ["the least scale", { measureType: "scale", scaleMax: 2 }, []],
    ["the greatest scale", { measureType: "scale", scaleMax: 10 }, []],
    [
      "a scale with words, of another type and of no step too",
      {
        measureType: "scale",
        scaleMax: 3,
        options: [
          { id: "1", name: "Dry", isArchived: false },
          { id: "2", name: " ", isArchived: false },
          { id: "3", name: "", isArchived: false },
          { id: "4", name: "dry", isArchived: false },
          { id: "o1", name: "dry", isArchived: false },
        ],
      },
      [],
    ],
    [
      "two steps of one word",
      {
        measureType: "scale",
        scaleMax: 3,
        options: [
          { id: "3", name: "Dry", isArchived: false },
          { id: "1", name: " dry", isArchived: false },
        ],
      },
      ["options.1.name:optionTwice"],
    ],
    [
      "one option and an empty one",
      {
        measureType: "choice",
        options: [option("o1", "Clear"), option("o2", " ")],
      },
      ["options:optionsTwo"],
    ],
    [
      "one option and one taken back",
      {
        measureType: "choice",
        options: [option("o1", "Clear"), option("o2", "Old", true)],
      },
      ["options:optionsTwo"],
    ],
    [
      "an option twice",
      {
        measureType: "choice",
        options: [option("o1", "Clear"), option("o2", "clear ")],
      },
      ["options.1.name:optionTwice"],
    ],
    [
      "two options",
      {
        measureType: "choice",
        options: [option("o1", "Clear"), option("o2", "Cloudy")],
      },
      [],
    ],
    [
      "yes or no, whatever stands in other fields",
      {
        measureType: "boolean",
        unit: "",
        scaleMax: 99,
        limits: { enabled: true, min: 4, max: 3 },
      },
      [],
    ],
    ["an instant", { measureType: "datetime", unit: "" }, []],
  ])("%s", (_, change, expected) => {
    expect(said({ ...filled, ...change })).toEqual(expected);
  });

  it("lets a built-in be measured everywhere", () => {
    const form = { ...filled, enclosureIds: [] };
    expect(environmentalIssues(form, true)).toEqual([]);
    const { enclosureIds: _, areaIds: __, ...common } = filled;
    const health = { ...common, animalIds: [], specieIds: [] };
    expect(healthIssues(health, true)).toEqual([]);
  });

  it("stores what belongs to its type alone", () => {
    const { unit, scaleMax, options, limits, plausible } = parameterValues({
      ...filled,
      measureType: "choice",
      scaleMax: 7,
      options: [option("o1", " Clear "), option("o2", "B"), option("o3", "")],
      plausible: { min: 1, max: 2 },
    });
    expect({ unit, scaleMax, limits, plausible }).toEqual({
      unit: null,
      scaleMax: null,
      limits: noLimits,
      plausible: openSpan,
    });
    expect(options).toEqual([option("o1", "Clear"), option("o2", "B")]);
  });

  it("gives no option's id twice, and takes back what may have values", () => {
    const options = [option("o1", "A"), option("o7", "B"), option("x", "C")];
    expect(newOption(options)).toEqual({
      id: "o8",
      name: "",
      isArchived: false,
    });
    expect(firstOptions().map(({ id }) => id)).toEqual(["o1", "o2"]);
    const stored = [{ id: "o1" }];
    expect(withoutOption(options, "o1", stored)[0]).toEqual(
      option("o1", "A", true),
    );
    expect(withoutOption(options, "o7", stored)).toHaveLength(2);
  });
});

describe("a parameter as it becomes", () => {
  const record = (change: Partial<Parameter> = {}): Parameter =>
    environmentalParameterSchema.parse({
      zooId: "z1",
      parameterId: "p1",
      ...parameterValues(filled),
      ...change,
    });
  const saidOf = (
    change: Partial<Parameter>,
    before: Parameter | null = null,
  ) =>
    parameterRecordIssues(record(change), before).map(
      ({ field, code }) => `${field}:${code}`,
    );

  it.each<[string, Partial<Parameter>, string[]]>([
    ["what the form makes", {}, []],
    ["a number without a unit", { unit: null }, ["unit:required"]],
    ["a number with steps", { scaleMax: 4 }, ["scaleMax:invalid"]],
    [
      "limits of what is no number",
      { measureType: "boolean", unit: null },
      ["limits:numericOnly"],
    ],
    [
      "limits of one place the wrong way round",
      { overrides: { e1: { enabled: true, min: 2, max: 1 } } },
      ["overrides:limitsOrder"],
    ],
    [
      "two options with one id",
      { options: [option("o1", "A"), option("o1", "B")] },
      ["options:invalid", "options:invalid"],
    ],
  ])("%s", (_, change, expected) => {
    expect(saidOf(change)).toEqual(expected);
  });

  it("stays what its values were given in", () => {
    expect(saidOf({ unit: "m", name: "Depth" }, record())).toEqual([
      "unit:parameterFixed",
    ]);
    const options = [option("o1", "A"), option("o2", "B"), option("o3", "C")];
    const choice = {
      measureType: "choice",
      unit: null,
      limits: noLimits,
    } as const;
    const before = record({ ...choice, options });
    expect(saidOf({ ...choice, options: options.slice(1) }, before)).toEqual([
      "options:invalid",
    ]);
    const back = options.map((one) => ({
      ...one,
      isArchived: one.id === "o1",
    }));
    expect(saidOf({ ...choice, options: back }, before)).toEqual([]);
  });

  it("is, if built in, called as everywhere", () => {
    expect(fixedFields(null)).toEqual([]);
    expect(fixedFields({ builtIn: "co2" })).toContain("name");
    expect(fixedFields({ builtIn: null })).not.toContain("name");
  });
});
