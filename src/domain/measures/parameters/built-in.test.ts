import { describe, expect, it } from "vitest";
import { builtInEnvironment, builtInHealth, builtInOf } from "./built-in";
import { markOf } from "./limits";
import type { EnvironmentalParameter } from "./parameter";
import {
  boundsOf,
  builtInParameter,
  environmentalParameterSchema,
  healthParameterSchema,
} from "./parameter";
import { parameterRecordIssues } from "./record-issues";
import { isOfAnimal, isOfPlace } from "./scope";
import { symbolOf, unitSchema } from "./units";

const environment = Object.keys(builtInEnvironment);
const health = Object.keys(builtInHealth);

describe("what is built in", () => {
  it("is what the product promises", () => {
    expect(environment).toHaveLength(12);
    expect(health).toHaveLength(8);
    expect(builtInHealth.stool.scaleMax).toBe(7);
    expect(builtInEnvironment.humidity.bounds).toEqual({ min: 0, max: 100 });
  });

  it.each([...environment, ...health])("%s can be stored", (key) => {
    const schema = environment.includes(key)
      ? environmentalParameterSchema
      : healthParameterSchema;
    const stored = schema.parse(builtInParameter("z1", key));
    expect(parameterRecordIssues(stored, null)).toEqual([]);
    expect(boundsOf(stored)).toEqual(stored.bounds);
    expect(stored.parameterId).toBe(`z1_${key}`);
  });

  it.each([...environment, ...health])(
    "%s asks about less than it refuses",
    (key) => {
      const { bounds, plausible } = builtInOf(key)!;
      for (const end of [plausible.min, plausible.max])
        if (end !== null) expect(markOf(end, bounds)).toBe("within");
    },
  );

  it("knows no other key, nor what every object has", () => {
    for (const key of [null, "sand", "constructor", "__proto__"])
      expect(builtInOf(key)).toBeNull();
    expect(builtInParameter("z1", "toString")).toBeNull();
  });
});

describe("units", () => {
  it("are shown by their symbols, unknown ones as they are", () => {
    expect(["Cel", "[ppm]", "[ft_i]", null].map(symbolOf)).toEqual([
      "°C",
      "ppm",
      "[ft_i]",
      "",
    ]);
    expect(symbolOf("toString")).toBe("toString");
  });

  it.each([
    ["mg/L", true],
    ["{beats}/min", true],
    ["", false],
    ["°C", false],
    ["m g", false],
  ])("%j: %s", (code, expected) => {
    expect(unitSchema.safeParse(code).success).toBe(expected);
  });
});

describe("where something is measured", () => {
  const scope = (
    change: Partial<EnvironmentalParameter> = {},
  ): EnvironmentalParameter =>
    environmentalParameterSchema.parse({
      ...builtInParameter("z1", "ph"),
      ...change,
    });
  const dry = { enclosureId: "e1", areaId: null, hasWater: false };
  const basin = { enclosureId: "e1", areaId: "a1", hasWater: true };

  it("is everywhere, or in water, for a built-in that names no place", () => {
    expect(isOfPlace(scope(), dry)).toBe(false);
    expect(isOfPlace(scope(), basin)).toBe(true);
    expect(isOfPlace(scope({ builtIn: "temperature" }), dry)).toBe(true);
    expect(isOfPlace(scope({ builtIn: null }), basin)).toBe(false);
  });

  it("is where it is named", () => {
    expect(isOfPlace(scope({ enclosureIds: ["e1"] }), basin)).toBe(true);
    expect(isOfPlace(scope({ enclosureIds: ["e2"] }), basin)).toBe(false);
    const zone = scope({ areaIds: ["e1.a1"] });
    expect(isOfPlace(zone, basin)).toBe(true);
    expect(isOfPlace(zone, { ...basin, areaId: "a2" })).toBe(false);
    expect(isOfPlace(zone, { ...basin, areaId: null })).toBe(false);
    expect(isOfPlace(zone, { ...basin, enclosureId: "e2" })).toBe(false);
  });

  it("is of animals by name or species", () => {
    const animal = { animalId: "a1", specieId: "s1" };
    const of = (animalIds: string[], specieIds: string[], builtIn = "") =>
      isOfAnimal({ builtIn, animalIds, specieIds }, animal);
    expect(of(["a1"], [])).toBe(true);
    expect(of([], ["s1"])).toBe(true);
    expect(of(["a2"], ["s2"])).toBe(false);
    expect(of([], [])).toBe(false);
    expect(of([], [], "weight")).toBe(true);
    expect(of(["a2"], [], "weight")).toBe(false);
  });
});
