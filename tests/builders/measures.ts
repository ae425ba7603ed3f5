import type { Alert } from "@domain/measures/alerts/alert";
import { alertSchema } from "@domain/measures/alerts/alert";
import { bucketOf } from "@domain/measures/buckets/bucket";
import type { MeasureHour } from "@domain/measures/buckets/stored";
import { measureHourSchema } from "@domain/measures/buckets/stored";
import type { MeasureDay, MeasureMonth } from "@domain/measures/buckets/stored";
import {
  measureDaySchema,
  measureMonthSchema,
} from "@domain/measures/buckets/stored";
import type { SensorSource } from "@domain/measures/ingest/source";
import { sensorSourceSchema } from "@domain/measures/ingest/source";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import {
  boundsOf,
  builtInParameter,
  environmentalParameterSchema,
  optionIdsOf,
} from "@domain/measures/parameters/parameter";
import type { Measure } from "@domain/measures/values/value";
import { measureSchema } from "@domain/measures/values/value";
import { sector1, zooA } from "./ids";

const at = new Date("2026-11-20T08:00:00Z");

/** A temperature of the establishment's own, measured in its first enclosure. */
export function aParameter(
  parameter: Partial<EnvironmentalParameter> = {},
): EnvironmentalParameter {
  const made = environmentalParameterSchema.parse({
    zooId: zooA,
    parameterId: "parameter-1",
    name: "Sol chauffant",
    measureType: "numeric",
    unit: "Cel",
    enclosureIds: ["enclosure-1"],
    sectorIds: [sector1],
    ...parameter,
  });
  return { ...made, bounds: boundsOf(made), optionIds: optionIdsOf(made) };
}

/** The first establishment's side of a built-in, which names no place. */
export const builtInHere = aParameter({
  ...builtInParameter(zooA, "temperature")!,
  enclosureIds: [],
  sectorIds: [],
});

/** What "author" measured of `aParameter()` there. */
export const aMeasure = (measure: Partial<Measure> = {}): Measure =>
  measureSchema.parse({
    zooId: zooA,
    measureId: "measure-1",
    enclosureId: "enclosure-1",
    sectorIds: [sector1],
    parameterId: "parameter-1",
    value: 28.5,
    at,
    source: "person",
    by: "author",
    ...measure,
  });

const ofSeries = { zooId: zooA, parameterId: "parameter-1" };
const bucket = bucketOf([{ at, value: 28.5, key: "measure-1" }], "numeric");

/** What a sensor said of `aParameter()` in an hour. */
export const aMeasureHour = (hour: Partial<MeasureHour> = {}): MeasureHour =>
  measureHourSchema.parse({
    ...ofSeries,
    hour: "2026-11-20T08",
    readings: { "0": 28.5, "900": 28.6 },
    ...hour,
  });

/** The day of `aMeasure()`. */
export const aMeasureDay = (day: Partial<MeasureDay> = {}): MeasureDay =>
  measureDaySchema.parse({
    ...ofSeries,
    day: "2026-11-20",
    hours: { "2026-11-20T08": bucket },
    ...day,
  });

/** The month of `aMeasure()`. */
export const aMeasureMonth = (
  month: Partial<MeasureMonth> = {},
): MeasureMonth =>
  measureMonthSchema.parse({
    ...ofSeries,
    month: "2026-11",
    days: { "2026-11-20": bucket },
    ...month,
  });

/** A source that feeds `aParameter()`. */
export const aSource = (source: Partial<SensorSource> = {}): SensorSource =>
  sensorSourceSchema.parse({
    zooId: zooA,
    sourceId: "source-1",
    name: "Centrale des serres",
    feeds: [
      {
        feed: "sol",
        parameterId: "parameter-1",
        enclosureId: "enclosure-1",
      },
    ],
    expectedBy: 15,
    ...source,
  });

/** One that says that it was too warm, and waits for somebody. */
export const anAlert = (alert: Partial<Alert> = {}): Alert =>
  alertSchema.parse({
    zooId: zooA,
    alertId: "alert-1",
    type: "welfare",
    class: "general",
    subject: { kind: "enclosure", id: "enclosure-1" },
    sectorIds: [sector1],
    source: { kind: "limits", id: "parameter-1" },
    textKey: "limits",
    values: { value: 34.5 },
    likelihood: 4,
    severity: 3,
    openedAt: at,
    ...alert,
  });
