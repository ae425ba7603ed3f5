import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSpan } from "../parameters/limits";
import type { Taking } from "./accept";
import { plausibility, valueIssue } from "./accept";
import type { CollectForm } from "./collect-form";
import {
  collectForm,
  collectIssues,
  isEmptyForm,
  typedValue,
} from "./collect-form";
import { readNumber } from "./read-number";
import { isSoundLog } from "./value";

const now = new Date("2026-07-01T10:00:00Z");
const of = (change: Partial<Taking>): Taking => ({
  builtIn: null,
  measureType: "numeric",
  scaleMax: null,
  options: [],
  ...change,
});
const humidity = of({ builtIn: "humidity" });
const weight = of({ builtIn: "weight" });
const steps = of({ measureType: "scale", scaleMax: 5 });
const water = of({
  measureType: "choice",
  options: [
    { id: "o1", name: "Clear", isArchived: false },
    { id: "o2", name: "Old", isArchived: true },
  ],
});

describe("readNumber", () => {
  it.each([
    ["12,5", 12.5],
    [" -12.5 ", -12.5],
    ["\u22123", -3],
    ["+4", 4],
    [",5", 0.5],
    ["7.", 7],
    ["1 200", 1200],
    ["12\u202f345,6", 12_345.6],
    ["0", 0],
  ])("%j: %s", (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });

  it.each([
    "",
    " ",
    "-",
    ".",
    "1.234,5",
    "1,2,3",
    "12 34",
    "1e5",
    "0x1f",
    "Infinity",
    "NaN",
    "12 °C",
    "--1",
    "٣",
  ])("refuses %j", (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it("reads what is written with either sign between", () => {
    const two = fc.tuple(
      fc.integer({ min: -99_999, max: 99_999 }),
      fc.nat(9999),
      fc.constantFrom(",", "."),
    );
    fc.assert(
      fc.property(two, ([whole, part, sign]) => {
        expect(readNumber(`${String(whole)}${sign}${String(part)}`)).toBe(
          Number(`${String(whole)}.${String(part)}`),
        );
      }),
    );
  });
});

describe("the form of a value", () => {
  it.each<[string, Taking, Partial<CollectForm>, string[]]>([
    ["nothing", humidity, {}, ["typed:required"]],
    ["blanks", humidity, { typed: "  " }, ["typed:required"]],
    ["no number", humidity, { typed: "wet" }, ["typed:number"]],
    ["a comma", humidity, { typed: "55,5" }, []],
    ["the bound", humidity, { typed: "100" }, []],
    ["beyond it", humidity, { typed: "100,1" }, ["typed:bounds"]],
    ["below it", humidity, { typed: "-1" }, ["typed:bounds"]],
    ["a weight of nothing", weight, { typed: "0" }, ["typed:boundsMin"]],
    ["a heavy animal", weight, { typed: "190000" }, []],
    ["of its own, any number", of({}), { typed: "-4000" }, []],
    ["but a size", of({}), { typed: "9999999999999" }, ["typed:invalid"]],
    ["a step", steps, { typed: 5 }, []],
    ["a typed step", steps, { typed: "5" }, []],
    ["no step", steps, { typed: 6 }, ["typed:bounds"]],
    ["step 0", steps, { typed: 0 }, ["typed:bounds"]],
    ["between steps", steps, { typed: 2.5 }, ["typed:invalid"]],
    ["an option", water, { typed: "o1" }, []],
    ["one taken back", water, { typed: "o2" }, ["typed:invalid"]],
    ["no option", water, { typed: "o3" }, ["typed:invalid"]],
    ["no", of({ measureType: "boolean" }), { typed: false }, []],
    [
      "not yes",
      of({ measureType: "boolean" }),
      { typed: "yes" },
      ["typed:invalid"],
    ],
    ["an instant", of({ measureType: "datetime" }), { typed: now }, []],
    [
      "no instant",
      of({ measureType: "datetime" }),
      { typed: "noon" },
      ["typed:invalid"],
    ],
    ["this very moment", humidity, { typed: "5", at: now }, []],
    [
      "a moment too late",
      humidity,
      { typed: "5", at: new Date(now.getTime() + 1) },
      ["at:instantFuture"],
    ],
    ["no moment", humidity, { typed: "5", at: null }, ["at:required"]],
    [
      "a long note",
      humidity,
      { typed: "5", notes: "a".repeat(1001) },
      ["notes:tooLong"],
    ],
  ])("%s", (_, parameter, change, expected) => {
    const form = { ...collectForm(now), ...change };
    expect(
      collectIssues(parameter, form, now).map(
        ({ field, code }) => `${field}:${code}`,
      ),
    ).toEqual(expected);
  });

  it("says the bounds there are", () => {
    expect(valueIssue(humidity, 101)?.values).toEqual({ min: 0, max: 100 });
    expect(valueIssue(weight, -1)?.values).toEqual({ min: 0.000_001 });
  });

  it("asks about what is rare, and refuses it not", () => {
    const plausible = { min: 5, max: 43 };
    expect(plausibility({ plausible }, 44)).toBe("above");
    expect(plausibility({ plausible }, 5)).toBe("within");
    expect(plausibility({ plausible }, true)).toBe("within");
    expect(plausibility({ plausible: openSpan }, -1e9)).toBe("within");
  });

  it("means what its type says", () => {
    expect(typedValue(humidity, "7,5")).toBe(7.5);
    expect(typedValue(water, "o1")).toBe("o1");
    expect(isEmptyForm(collectForm(now))).toBe(true);
    expect(isEmptyForm({ ...collectForm(now), typed: false })).toBe(false);
    expect(isEmptyForm({ ...collectForm(now), notes: "a" })).toBe(false);
  });
});

describe("a line of the log", () => {
  it.each([
    [{ value: 1, replaces: null, voids: null }, true],
    [{ value: false, replaces: "m1", voids: null }, true],
    [{ value: null, replaces: null, voids: "m1" }, true],
    [{ value: null, replaces: null, voids: null }, false],
    [{ value: null, replaces: "m1", voids: null }, false],
    [{ value: 1, replaces: null, voids: "m1" }, false],
    [{ value: null, replaces: "m2", voids: "m1" }, false],
  ])("%j: %s", (line, expected) => {
    expect(isSoundLog(line)).toBe(expected);
  });
});
