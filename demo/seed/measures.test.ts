import { describe, expect, it } from "vitest";
import { findingSchema, findingState } from "../../src/domain/finding/finding";
import { alertSchema } from "../../src/domain/measures/alerts/alert";
import type { Sample } from "../../src/domain/measures/buckets/bucket";
import { hourOf } from "../../src/domain/measures/buckets/keys";
import { samplesOf } from "../../src/domain/measures/buckets/hours";
import { measureHourSchema } from "../../src/domain/measures/buckets/stored";
import { recount, wholeOf } from "../../src/domain/measures/buckets/periods";
import {
  measureDaySchema,
  measureMonthSchema,
} from "../../src/domain/measures/buckets/stored";
import { sensedHour, stuckSince } from "../../src/domain/measures/alerts/stuck";
import { openSpan } from "../../src/domain/measures/parameters/limits";
import { environmentalParameterSchema } from "../../src/domain/measures/parameters/parameter";
import { valueIssue } from "../../src/domain/measures/values/accept";
import { measureSchema } from "../../src/domain/measures/values/value";
import { taskSchema } from "../../src/domain/task/task";
import { documents, now, parsed } from "./test-support/demonstration";

const below = <T>(name: string, schema: { parse: (data: unknown) => T }) =>
  documents
    .filter(({ path }) => new RegExp(`^enclosures/[^/]+/${name}/`).test(path))
    .map(({ path, data }) => ({
      enclosureId: path.split("/")[1] ?? "",
      ...schema.parse(data),
    }));

const parameters = new Map(
  parsed("environmentalParameters", environmentalParameterSchema).map((one) => [
    one.parameterId,
    one,
  ]),
);
const measures = below("measures", measureSchema);
const hours = below("measureHours", measureHourSchema);
const days = below("measureDays", measureDaySchema);
const months = below("measureMonths", measureMonthSchema);

interface OfSeries {
  enclosureId: string;
  parameterId: string;
  areaId: string | null;
}
const keyOf = ({ enclosureId, parameterId, areaId }: OfSeries) =>
  [enclosureId, parameterId, areaId].join("/");
const inSeries = <T extends OfSeries>(all: readonly T[], one: OfSeries) =>
  all.filter((other) => keyOf(other) === keyOf(one));

describe("what is measured in the demonstration", () => {
  it("is what its parameters take, by somebody of the sector, in the past", () => {
    expect(measures.length).toBeGreaterThan(100);
    for (const { parameterId, value, at } of measures) {
      const parameter = parameters.get(parameterId);
      expect(parameter, parameterId).toBeDefined();
      expect(valueIssue(parameter!, value)).toBeNull();
      expect(at < now).toBe(true);
    }
    for (const { parameterId } of [...hours, ...days, ...months])
      expect(parameters.has(parameterId), parameterId).toBe(true);
  });

  it("is given with the closing of the tasks that ask for it", () => {
    const asking = parsed("tasks", taskSchema).filter(
      ({ collect }) => collect !== null,
    );
    expect(asking.length).toBeGreaterThan(3);
    for (const { collect, completedAt, enclosureIds, status } of asking) {
      expect(enclosureIds).toContain(collect?.enclosureId);
      const given = inSeries(measures, collect!).filter(
        ({ at }) => at.getTime() === completedAt?.getTime(),
      );
      expect(given).toHaveLength(status === "DONE" ? 1 : 0);
    }
  });

  it("is kept by the hour, day and month as a recount of it gives", () => {
    for (const day of days) {
      const own = inSeries(measures, day);
      if (own.length === 0) continue;
      const samples = own.map(({ measureId, at, value }): Sample => ({
        at,
        value: value!,
        key: measureId,
      }));
      const type = parameters.get(day.parameterId)!.measureType;
      const counted = recount(samples, type);
      expect(day.hours).toEqual(counted.days.get(day.day));
    }
    for (const hour of hours) {
      const [day] = inSeries(days, hour).filter(
        (one) => hour.hour in one.hours,
      );
      const samples = samplesOf(hour.hour, hour.readings);
      const { days: counted } = recount(samples, "numeric");
      const [parts] = counted.values();
      expect(day?.hours[hour.hour]).toEqual(parts?.[hour.hour]);
      // Of a day that is here as it came nothing is absent.
      for (const one of Object.keys(day?.hours ?? {}))
        expect(inSeries(hours, hour).map((other) => other.hour)).toContain(one);
    }
    const of = (key: string) => (one: OfSeries) => keyOf(one) === key;
    for (const key of new Set(days.map(keyOf)))
      for (const { day, hours: parts } of days.filter(of(key))) {
        const month = months.find(
          (one) => keyOf(one) === key && day.startsWith(one.month),
        );
        expect(month?.days[day]).toEqual(wholeOf(parts));
      }
  });

  it("goes a year back, through a heat wave, a gap and a silence", () => {
    const serre = months.filter(
      ({ parameterId, enclosureId }) =>
        enclosureId === "serre-radiees" && parameterId.endsWith("temperature"),
    );
    const kept = Object.fromEntries(
      serre.flatMap((one) => Object.entries(one.days)),
    );
    expect(Object.keys(kept).length).toBe(367);
    expect(kept["2026-07-20"]?.max).toBeGreaterThan(34);
    expect(kept["2026-08-20"]?.max).toBeLessThan(34);
    const humid = months.filter(({ parameterId }) =>
      parameterId.endsWith("humidity"),
    );
    const serreDays = Object.keys(
      Object.assign(
        {},
        ...humid
          .filter(({ enclosureId }) => enclosureId === "serre-radiees")
          .map((one) => one.days),
      ) as object,
    );
    expect(serreDays).not.toContain("2026-10-05");
    expect(serreDays).toContain("2026-10-08");
    const silentSince = hourOf(new Date(now.getTime() - 20 * 3_600_000));
    const late = (id: string) =>
      hours.filter(
        ({ enclosureId, hour }) => enclosureId === id && hour > silentSince,
      );
    expect(late("salle-malgache")).toEqual([]);
    expect(late("serre-radiees").length).toBeGreaterThan(30);
  });

  it("gave rise to alerts: one of each cause that waits, and what is over", () => {
    const alerts = parsed("alerts", alertSchema).filter(
      (one) => one.class === "general" && one.source.kind !== "critical",
    );
    const told = alerts.map(
      ({ source, status, closedAt }) =>
        `${source.kind} ${status}${closedAt === null ? "" : ", over"}`,
    );
    const count = (text: string) => told.filter((one) => one === text).length;
    expect(count("silence active")).toBe(1);
    expect(count("stuck active")).toBe(1);
    expect(count("limits active, over")).toBe(1);
    // The heat wave, the pond seven times in a year, the lamp twice.
    expect(count("limits acknowledged, over")).toBe(10);
    expect(count("hand active")).toBe(4);
    expect(count("permit active")).toBe(1);
    expect(told).toHaveLength(18);
    const open = alerts.find(
      ({ source, status }) => source.kind === "limits" && status === "active",
    );
    const given = measures.find(
      ({ parameterId, at }) =>
        parameterId === open?.source.id &&
        at.getTime() === open.openedAt.getTime(),
    );
    expect(given?.value).toBe(open?.values["value"]);
    expect(given?.value).toBeLessThan(Number(open?.values["min"]));
  });

  it("has a sensor that is stuck, as functions find it from what is here", () => {
    const alert = parsed("alerts", alertSchema).find(
      ({ source }) => source.kind === "stuck",
    );
    const sensed = hours
      .filter(({ areaId }) => areaId === alert?.subject.areaId)
      .flatMap(({ hour, readings }) => sensedHour(hour, readings) ?? []);
    const since = stuckSince(sensed, { hours: 24, bounds: openSpan });
    expect(since).toEqual(alert?.openedAt);
  });

  it("adds no more documents than a fresh machine is filled with in a moment", () => {
    const all = documents.filter(({ path }) =>
      /^enclosures.*\/measure|^(environmentalParameters|sensorSources|alerts)/.test(
        path,
      ),
    );
    expect(all.length).toBeLessThan(900);
  });
});

it("one finding waits, and of one what was done worked", () => {
  const found = parsed("findings", findingSchema);
  expect(found.map((one) => findingState(one)).sort()).toEqual([
    "judged",
    "open",
  ]);
  for (const { subject, source, seen } of found) {
    expect(parameters.has(source.id)).toBe(true);
    expect(
      documents.some(({ path }) => path === `enclosures/${subject.id}`),
    ).toBe(true);
    expect(seen.value < seen.low || seen.value > seen.high).toBe(true);
  }
});
