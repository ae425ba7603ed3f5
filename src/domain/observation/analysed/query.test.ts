import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDaySchema } from "../../time/calendar-day";
import type { AnalysisQuery } from "./query";
import {
  daysMost,
  packMonths,
  paramsOfQuery,
  queryOfParams,
  usualQuery,
} from "./query";

const today = calendarDaySchema.parse("2026-11-26");
const of = (text: string) => queryOfParams(new URLSearchParams(text), today);
const addressOf = (query: AnalysisQuery) =>
  new URLSearchParams(
    Object.entries(paramsOfQuery(query)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

it("an address that says nothing asks for the last 90 days, nowhere yet", () => {
  expect(of("")).toEqual(usualQuery(today));
  expect(of("").from).toBe("2026-08-29");
});

it("an address says all of a question", () => {
  expect(
    of(
      "enclosureId=isle,cliff&animalId=a%252C1&groupId=g&since=2026-11-01&until=2026-11-09&hours=22-5" +
        "&obsId=primates&version=2&behaviourId=rest,a%252Cb&contextAnswers=weather:rain,weather:snow&userId=ana&campaignId=c&obsSessionId=s&short=out",
    ),
  ).toEqual({
    enclosureIds: ["isle", "cliff"],
    animalIds: ["a,1"],
    groupId: "g",
    from: "2026-11-01",
    to: "2026-11-09",
    hours: { from: 22, to: 5 },
    obsId: "primates",
    obsVersion: 2,
    behaviourIds: ["rest", "a,b"],
    contexts: [
      { questionRef: "weather", value: "rain" },
      { questionRef: "weather", value: "snow" },
    ],
    observerIds: ["ana"],
    campaignId: "c",
    obsSessionIds: ["s"],
    leaveOutShort: true,
  });
});

it("what is not understood narrows nothing", () => {
  expect(
    of(
      "enclosureId=a/b,&since=soon&hours=7-7&version=3&contextAnswers=x&animalId=%25E0%25A4%25A",
    ),
  ).toEqual(usualQuery(today));
  expect(of("hours=0-24").hours).toBeNull();
  expect(of("hours=25-3").hours).toBeNull();
  expect(of("behaviour=rest&behaviourId=a/b").behaviourIds).toEqual([]);
});

it("days are put in order, and no longer than three years", () => {
  expect(of("since=2026-11-09&until=2026-11-01")).toMatchObject({
    from: "2026-11-01",
    to: "2026-11-09",
  });
  expect(of("since=2000-01-01&until=2026-11-01").from).toBe(
    addDays(calendarDaySchema.parse("2026-11-01"), 1 - daysMost),
  );
  expect(of("since=2027-02-01")).toMatchObject({
    from: "2027-02-01",
    to: "2027-02-01",
  });
});

const anyId = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((id) => /^[\w ,:%=&+-]+$/u.test(id) && !/^__.*__$/u.test(id));
const ids = fc.uniqueArray(anyId, { maxLength: 4 });
const anyQuery: fc.Arbitrary<AnalysisQuery> = fc
  .record({
    enclosureIds: ids,
    animalIds: ids,
    groupId: fc.option(anyId),
    from: fc.nat(400),
    length: fc.nat(800),
    hours: fc.option(
      fc
        .record({
          from: fc.integer({ min: 0, max: 23 }),
          to: fc.integer({ min: 1, max: 24 }),
        })
        .filter(({ from, to }) => from !== to && !(from === 0 && to === 24)),
    ),
    obsId: anyId,
    obsVersion: fc.option(fc.integer({ min: 1, max: 200 })),
    behaviourIds: ids,
    observerIds: ids,
    campaignId: fc.option(anyId),
    obsSessionIds: ids,
    leaveOutShort: fc.boolean(),
  })
  .map(({ from, length, ...query }) => ({
    ...query,
    from: addDays(today, -from),
    to: addDays(today, length - from),
    contexts: [{ questionRef: "weather, outside", value: "a:b" }],
  }));

it("a question that went through an address is the same one", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const text = addressOf(query).toString();
      expect(of(text)).toEqual(query);
    }),
  );
});

it("the months of a question are all that it touches", () => {
  const from = calendarDaySchema.parse("2026-11-30");
  expect(packMonths({ from, to: from })).toEqual(["2026-11"]);
  expect(packMonths({ from, to: addDays(from, 62) })).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});
