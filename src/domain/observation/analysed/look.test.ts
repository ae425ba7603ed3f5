import fc from "fast-check";
import { expect, it } from "vitest";
import { pages } from "../../pages";
import type { AnalysisLook } from "./look";
import { lookOfParams, paramsOfLook } from "./look";
import { paramsOfQuery, usualQuery } from "./query";
import { calendarDaySchema } from "../../time/calendar-day";

const usual: AnalysisLook = {
  questionRef: null,
  grain: null,
  behaviourIds: [],
  measure: null,
  placeId: null,
  animalId: null,
  areaId: null,
  level: null,
  bandwidth: null,
};
const of = (text: string) => lookOfParams(new URLSearchParams(text));
const addressOf = (look: AnalysisLook) =>
  new URLSearchParams(
    Object.entries(paramsOfLook(look)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

it("an address that says nothing looks as usual, and so does one that is not understood", () => {
  expect(of("")).toEqual(usual);
  expect(
    of(
      "question=__x__&grain=year&behaviour=a/b,&measure=1&mapOf=a/b&level=9&bandwidth=-1",
    ),
  ).toEqual(usual);
});

it("an address says how it is looked at, and the same is read again", () => {
  expect(
    of(
      "question=weather&grain=week&behaviour=rest,%252F,a%252Cb&measure=duration&mapOf=isle&ofId=nala&areaId=pond&level=-1&bandwidth=2.5",
    ),
  ).toEqual({
    questionRef: "weather",
    grain: "week",
    behaviourIds: ["rest", null, "a,b"],
    measure: "duration",
    placeId: "isle",
    animalId: "nala",
    areaId: "pond",
    level: -1,
    bandwidth: 2.5,
  });
  const anyId = fc.stringMatching(/^[a-z0-9,:é ]{1,12}$/u);
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of);
  const anyLook: fc.Arbitrary<AnalysisLook> = fc.record({
    questionRef: maybe(fc.constantFrom("weather", "crowd")),
    grain: maybe(fc.constantFrom("day" as const, "month" as const)),
    behaviourIds: fc.uniqueArray(maybe(anyId), { maxLength: 4 }),
    measure: maybe(fc.constantFrom("rate", "density")),
    placeId: maybe(anyId),
    animalId: maybe(anyId),
    areaId: maybe(anyId),
    level: maybe(fc.constantFrom(-1, 0, 4)),
    bandwidth: maybe(fc.constantFrom(0.1, 7.5, 1000)),
  });
  fc.assert(
    fc.property(anyLook, (look) => {
      const text = addressOf(look).toString();
      expect(lookOfParams(new URLSearchParams(text))).toEqual(look);
    }),
    { numRuns: 100 },
  );
});

it("every page of analysis reads all of its question and of how it is looked at, so that a saved view loses nothing", () => {
  const today = calendarDaySchema.parse("2026-11-26");
  const asked = Object.keys(paramsOfQuery(usualQuery(today)));
  const reads = (page: keyof typeof pages): readonly string[] =>
    pages[page].search;
  for (const page of [
    "obsResult",
    "obsComparison",
    "focalAnalysis",
    "interObs",
    "scanResult",
  ] as const)
    expect(reads(page)).toEqual(
      expect.arrayContaining([
        ...asked,
        ...["question", "grain", "behaviour", "measure", "tab", "sampling"],
      ]),
    );
  expect(reads("scanResult")).toEqual(
    expect.arrayContaining(Object.keys(paramsOfLook(usual))),
  );
  expect(reads("interObs")).toEqual(
    expect.arrayContaining([
      ...["tolerance", "scale", "pair", "referenceId", "kind"],
    ]),
  );
  expect(reads("obsComparison")).toContain("against");
});
