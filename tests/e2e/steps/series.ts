import { demoDocument } from "../../../demo/seed/build/document";
import type { DemoDocument } from "../../../demo/seed/build/document";
import {
  bucketId,
  monthOfDay,
} from "../../../src/domain/measures/buckets/keys";
import {
  partsInOrder,
  recount,
} from "../../../src/domain/measures/buckets/periods";
import type { CalendarDay } from "../../../src/domain/time/calendar-day";
import { wallToInstant } from "../../../src/domain/time/paris";
import { wallTimeOf } from "../../../src/domain/time/wall-time";
import type { Clinic } from "./health";
import { documentOf } from "./suite";

/** What is measured of the clinic's animal, by its veterinarian, closed to keepers. */
interface Series {
  clinic: Clinic;
  /** The id of a built-in parameter of the establishment. */
  parameterId: string;
}

/** A value on a day, at nine in Paris. */
interface OnDay {
  day: CalendarDay;
  value: number;
}

const sampleOf = ({ day, value }: OnDay) => ({
  ...{ at: wallToInstant(wallTimeOf(day, "09:00")), value, key: day },
});

const shared = ({ clinic, parameterId }: Series) => ({
  ...{ zooId: clinic.zooId, sectorId: clinic.sectorId },
  ...{ animalId: clinic.animalId, parameterId, openToKeepers: false },
});

/** One value a day, as it was given. */
export const givenOn = (
  series: Series,
  values: readonly OnDay[],
): DemoDocument[] =>
  values.map(sampleOf).map(({ at, value, key }) => {
    const by = series.clinic.of("vet");
    return demoDocument(
      "healthValues",
      `${series.parameterId}-${key}`,
      { ...shared(series), at, value, by, source: "person" as const },
      { createdAt: at, createdBy: by },
      series.clinic.animalId,
    );
  });

/** One value a day, with what functions keep of all together. */
export const keptOf = (
  series: Series,
  values: readonly OnDay[],
): DemoDocument[] => {
  const { days, months } = recount(values.map(sampleOf), "numeric");
  const { parameterId, clinic } = series;
  const stamp = { createdAt: new Date(), createdBy: "superadmin" };
  const of = shared(series);
  return [
    ...givenOn(series, values),
    ...[...days].map(([day, hours]) =>
      demoDocument(
        "healthDays",
        bucketId(parameterId, day),
        { ...of, day, hours: Object.fromEntries(partsInOrder(hours)) },
        stamp,
        clinic.animalId,
      ),
    ),
    ...[...months].map(([month, all]) =>
      demoDocument(
        "healthMonths",
        bucketId(parameterId, month),
        { ...of, month, days: Object.fromEntries(partsInOrder(all)) },
        stamp,
        clinic.animalId,
      ),
    ),
  ];
};

/** Whether functions have counted all values of these days. */
export async function areCounted(
  { clinic, parameterId }: Series,
  days: readonly CalendarDay[],
): Promise<boolean> {
  const months = [...new Set(days.map(monthOfDay))];
  const kept = await Promise.all(
    months.map((month) =>
      documentOf(
        `animals/${clinic.animalId}/measureMonths/${bucketId(parameterId, month)}`,
      ),
    ),
  );
  const stored = JSON.stringify(kept);
  return days.every((day) => stored.includes(`"${day}"`));
}
