import { describe, expect, it } from "vitest";
import {
  animalHolders,
  inheritedLimits,
  limitsFor,
  placeHolders,
  withLimits,
} from "./inherit";
import type { Limits } from "./limits";
import {
  isLimiting,
  limitsIssues,
  limitsOfForm,
  markOf,
  markOfLimits,
  newLimits,
  noLimits,
} from "./limits";

const on = (min: number | null, max: number | null): Limits => ({
  enabled: true,
  min,
  max,
});

describe("the form of limits", () => {
  it.each<[Limits, string[]]>([
    [newLimits, ["min:limitRequired"]],
    [on(1, null), []],
    [on(null, 0), []],
    [on(-2.5, 4), []],
    [on(4, 4), ["max:limitsOrder"]],
    [on(5, 4), ["max:limitsOrder"]],
    [on(NaN, 4), ["min:number"]],
    [on(1, NaN), ["max:number"]],
    [on(NaN, null), ["min:number"]],
    [{ ...on(5, 4), enabled: false }, []],
    [{ ...on(NaN, null), enabled: false }, []],
    [on(1, 1e15), ["max:tooMuch"]],
  ])("%j: %j", (form, expected) => {
    expect(
      limitsIssues(form).map(({ field, code }) => `${field}:${code}`),
    ).toEqual(expected);
  });

  it("keeps what is switched off as far as it could be switched on", () => {
    expect(limitsOfForm({ ...on(1, 4), enabled: false })).toEqual({
      ...on(1, 4),
      enabled: false,
    });
    expect(limitsOfForm({ ...on(5, 4), enabled: false })).toEqual(noLimits);
    expect(limitsOfForm({ ...on(NaN, 4), enabled: false })).toEqual(noLimits);
    expect(limitsOfForm(on(1, 4))).toEqual(on(1, 4));
  });
});

describe("where a number lies", () => {
  it("is within at both ends", () => {
    expect([0.9, 1, 4, 4.1].map((one) => markOf(one, on(1, 4)))).toEqual([
      "below",
      "within",
      "within",
      "above",
    ]);
    expect(markOf(-1e9, on(null, 4))).toBe("within");
  });

  it("is not said where no limits are on", () => {
    expect(markOfLimits(3, noLimits)).toBeNull();
    expect(markOfLimits(3, newLimits)).toBeNull();
    expect(markOfLimits(3, { ...on(4, 5), enabled: false })).toBeNull();
    expect(markOfLimits(3, on(4, 5))).toBe("below");
    expect(isLimiting(on(null, null))).toBe(false);
  });
});

describe("whose limits hold", () => {
  const parameter = {
    limits: on(0, 100),
    overrides: { a1: on(1, 2), g1: on(3, 4), s1: on(5, 6), e1: noLimits },
  };
  const animal = { animalId: "a1", groupId: "g1", specieId: "s1" };

  it.each([
    [animal, { kind: "animal", id: "a1" }, on(1, 2)],
    [{ ...animal, animalId: "a2" }, { kind: "group", id: "g1" }, on(3, 4)],
    [
      { animalId: "a2", groupId: null, specieId: "s1" },
      { kind: "species", id: "s1" },
      on(5, 6),
    ],
    [{ animalId: "a2", groupId: "g2", specieId: null }, null, parameter.limits],
    [
      { animalId: "constructor", groupId: "toString", specieId: null },
      null,
      parameter.limits,
    ],
  ])("of %j: %j", (who, of, limits) => {
    expect(limitsFor(parameter, animalHolders(who))).toEqual({ limits, of });
  });

  it("are the zone's before its enclosure's, which may switch them off", () => {
    const zone = placeHolders("e1", "z1");
    expect(limitsFor(parameter, zone)).toEqual({
      limits: noLimits,
      of: { kind: "enclosure", id: "e1" },
    });
    const own = withLimits(parameter.overrides, "e1.z1", on(7, 8));
    expect(limitsFor({ ...parameter, overrides: own }, zone).of).toEqual({
      kind: "zone",
      id: "e1.z1",
    });
    expect(limitsFor(parameter, placeHolders("e2", "z1")).of).toBeNull();
  });

  it("are, once one's own are deleted, those that were inherited", () => {
    const holders = animalHolders(animal);
    const inherited = inheritedLimits(parameter, holders);
    expect(inherited).toEqual({
      limits: on(3, 4),
      of: { kind: "group", id: "g1" },
    });
    const deleted = withLimits(parameter.overrides, "a1", null);
    expect(limitsFor({ ...parameter, overrides: deleted }, holders)).toEqual(
      inherited,
    );
    expect(Object.keys(deleted)).toEqual(["g1", "s1", "e1"]);
  });
});
