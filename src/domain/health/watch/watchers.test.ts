import { expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import { watcherCause, watchers } from "./watchers";

const first = "2026-05-01" as CalendarDay;
const weights = [100, 99, 98, 97, 96, 95, 94, 93].map((value, index) => ({
  at: startOfDay(addDays(first, index * 7)),
  value,
  isEstimated: false,
}));
const of = (builtIn: string | null) =>
  watchers.filter((one) => one.isOf(builtIn));

it("weights are watched for a slow loss, and nothing else is", () => {
  expect(of("weight").map(({ cause }) => cause)).toEqual(["slowLoss"]);
  expect([...of("bodyTemperature"), ...of(null)]).toEqual([]);
});

it("what is found is a matter of health of the animal's sector", () => {
  const [watcher] = of("weight");
  const found = watcher?.look(weights, addDays(first, 49));
  if (watcher === undefined || !found || found === "cannotSay")
    throw new Error("nothing found");
  const series = { zooId: "z", animalId: "a", parameterId: "p" };
  expect(watcherCause(watcher, series, found, "s")).toEqual({
    kind: "slowLoss",
    id: "slowLoss~a~p",
    foundBy: "p",
    zooId: "z",
    class: "health",
    subject: { kind: "animal", id: "a", areaId: null },
    sectorIds: ["s"],
    text: "slowLoss",
    values: { ...found.values, parameterId: "p" },
  });
  expect(found.values).toEqual({
    share: expect.closeTo(0.07, 9) as unknown,
    days: 49,
  });
  expect(watcherCause(watcher, series, found, null).sectorIds).toEqual([]);
});

it("nothing is said of too few, and of weights that stay", () => {
  const [watcher] = of("weight");
  expect(watcher?.look([], first)).toBe("cannotSay");
  const same = weights.map((one) => ({ ...one, value: 100 }));
  expect(watcher?.look(same, addDays(first, 49))).toBeNull();
});
