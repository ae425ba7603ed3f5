import { compile } from "../../functions/src/edge/query";
import { dosesOfSectorQuery } from "../../src/domain/health/doses/dose-queries";
import { prescriptionsOfSectorQuery } from "../../src/domain/health/prescriptions/prescription-queries";
import { healthSight } from "../../src/domain/health/sight";
import { bucketsQuery } from "../../src/domain/measures/buckets/bucket-queries";
import { bucketId, monthOfDay } from "../../src/domain/measures/buckets/keys";
import {
  partsInOrder,
  recount,
} from "../../src/domain/measures/buckets/periods";
import { builtInId } from "../../src/domain/measures/parameters/parameter";
import {
  documentsOf,
  healthRanges,
  stretchOf,
} from "../../src/domain/measures/series/ranges";
import type { AnimalSource } from "../../src/domain/measures/values/of-series";
import {
  latestDayQuery,
  latestMeasuresQuery,
  latestMonthsQuery,
  latestShown,
} from "../../src/domain/measures/values/latest-queries";
import type { Query } from "../../src/domain/query/query";
import type { CalendarDay } from "../../src/domain/time/calendar-day";
import { addDays, daysFromTo } from "../../src/domain/time/calendar-day";
import { parisDay, wallToInstant } from "../../src/domain/time/paris";
import { wallTimeOf } from "../../src/domain/time/wall-time";
import { aSession } from "../builders/a-session";
import {
  aDose,
  aHealthDay,
  aHealthMonth,
  aHealthValue,
  aPrescription,
} from "../builders/health";
import { sector1, zooA } from "../builders/ids";
import { put } from "../functions/stage";
import type { Figure } from "./figures";
import { timed } from "./figures";

const now = new Date("2026-11-20T12:00:00Z");
const today = parisDay(now);
const days = 3_650;
const animalId = "animal-1";
/** Each of them once a day. */
const parameters = ["weight", "bodyTemperature", "stool"];

type Documents = Record<string, Record<string, unknown>>;

const at = (day: CalendarDay, time: string) =>
  wallToInstant(wallTimeOf(day, time));

const allDays = daysFromTo(addDays(today, 1 - days), today);

/** Ten years of a parameter: its values, and what is kept of them by day and month. */
function valuesOf(key: string): Documents {
  const parameterId = builtInId(zooA, key);
  const values = allDays.map((day, index) =>
    aHealthValue({
      ...{ animalId, parameterId, valueId: `${key}-${String(index)}` },
      at: at(day, "09:00"),
      value: 3 + (index % 4) / 10,
    }),
  );
  const counted = recount(
    values.map((one) => ({
      at: one.at,
      value: one.value ?? 0,
      key: one.valueId,
    })),
    "numeric",
  );
  const below = (name: string, id: string) =>
    `animals/${animalId}/${name}/${id}`;
  return {
    ...Object.fromEntries(
      values.map((one) => [below("healthValues", one.valueId), one]),
    ),
    ...Object.fromEntries(
      [...counted.days].map(([day, hours]) => [
        below("measureDays", bucketId(parameterId, day)),
        aHealthDay({
          ...{ parameterId, day },
          hours: Object.fromEntries(partsInOrder(hours)),
        }),
      ]),
    ),
    ...Object.fromEntries(
      [...counted.months].map(([month, parts]) => [
        below("measureMonths", bucketId(parameterId, month)),
        aHealthMonth({
          ...{ parameterId, month },
          days: Object.fromEntries(partsInOrder(parts)),
        }),
      ]),
    ),
  };
}

/** A treatment twice a day for ten days, one after the other for ten years; the last goes on. */
function treatments(): Documents {
  const made: Documents = {};
  for (const [index, startDate] of allDays.entries()) {
    if (index % 10 !== 0) continue;
    const prescriptionId = `prescription-${String(index)}`;
    const endDate = addDays(startDate, 9);
    const goesOn = endDate >= today;
    made[`animals/${animalId}/prescriptions/${prescriptionId}`] = aPrescription(
      {
        ...{ prescriptionId, startDate, endDate },
        ...(goesOn
          ? {}
          : {
              status: "archived",
              endReason: "recovery",
              actualEndDate: endDate,
            }),
      },
    );
    for (const day of daysFromTo(startDate, endDate))
      for (const time of day <= today ? ["08:00", "20:00"] : []) {
        const dueAt = at(day, time);
        if (dueAt > now) continue;
        const slot = time.replace(":", "");
        const dose = aDose({ prescriptionId, day, slot, dueAt, at: dueAt });
        made[`animals/${animalId}/doses/${dose.doseId}`] = dose;
      }
  }
  return made;
}

const keeper = aSession({ sectorRoles: { keeper: [sector1] } });

/** An animal's values, as a keeper of its sector is shown them. */
const source: AnimalSource = {
  ...{ zooId: zooA, animalId },
  sight:
    healthSight(keeper, "healthValues", { zooId: zooA, sectorId: sector1 }) ??
    [],
};
const parameterId = builtInId(zooA, parameters[0] ?? "");

/** What a chart of an animal's parameter reads. */
const chartQueries = (range: (typeof healthRanges)[number]): Query[] => {
  const documents = documentsOf(stretchOf(range, now), "daily");
  const query = bucketsQuery({ ...source, parameterId }, documents);
  return query === null ? [] : [query];
};

/** What a sector's dose list reads: what goes on, and what was said of it since yesterday. */
const doseQueries = (): Query[] => [
  prescriptionsOfSectorQuery(zooA, sector1),
  dosesOfSectorQuery(zooA, sector1, addDays(today, -1)),
];

const months = [
  ...new Set([addDays(today, -28), today].map((day) => monthOfDay(day))),
];

/** What the list of an animal's values begins with: the latest lines, today, and two months of every parameter. */
const listQueries = (): Query[] => [
  latestMeasuresQuery(source),
  latestDayQuery(source, today),
  latestMonthsQuery(source, months),
];

/** How many documents queries give, and how long that takes. */
const asked = (queries: readonly Query[]) =>
  timed(async () => {
    const answers = await Promise.all(
      queries.map((query) => compile(query).get()),
    );
    return answers.reduce((sum, { size }) => sum + size, 0);
  });

async function figuresOf(
  what: string,
  queries: readonly Query[],
  atMost: number,
): Promise<Figure[]> {
  const { ms, result } = await asked(queries);
  return [
    {
      what: `ten years of health, ${what}: documents`,
      value: result,
      unit: "",
      atMost,
    },
    {
      what: `ten years of health, ${what}`,
      value: ms,
      unit: "ms",
      atMost: 300,
    },
  ];
}

/** A chart reads months: those that its range touches. */
const monthsMost = { "7d": 2, "30d": 2, "3m": 4, "6m": 7, "1y": 13 };

/** What is read of an animal of which everything has been known for ten years. */
export async function healthFigures(): Promise<Figure[]> {
  for (const documents of [...parameters.map(valuesOf), treatments()])
    await put(documents);
  await asked(listQueries());
  const figures: Figure[] = [];
  for (const range of healthRanges)
    figures.push(
      ...(await figuresOf(
        `chart, ${range}`,
        chartQueries(range),
        monthsMost[range],
      )),
    );
  return [
    ...figures,
    ...(await figuresOf(
      "the list of an animal's values",
      listQueries(),
      latestShown + parameters.length * (1 + months.length),
    )),
    // One goes on; two doses yesterday, one today.
    ...(await figuresOf("a sector's doses", doseQueries(), 1 + 3)),
  ];
}
