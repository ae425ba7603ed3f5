import { demoSources } from "../../../data/measures/sources";
import type { DemoSource } from "../../../data/measures/types";
import type { Finding } from "../../../../src/domain/finding/finding";
import { builtInId } from "../../../../src/domain/measures/parameters/parameter";
import { systemAuthor } from "../../../../src/domain/task/task";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay, startOfDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { sectorOf } from "../enrichment/staff";

/** What was found so many days ago, and what became of it. */
interface Found extends Pick<
  Finding["seen"],
  "value" | "centre" | "low" | "high"
> {
  id: string;
  daysAgo: number;
  isJudged: boolean;
}

const found: readonly Found[] = [
  {
    ...{ id: "constat-temperature", daysAgo: 4, isJudged: false },
    ...{ value: 29.4, centre: 25.1, low: 22.3, high: 27.9 },
  },
  {
    ...{ id: "constat-humidite", daysAgo: 80, isJudged: true },
    ...{ value: 41, centre: 68, low: 55, high: 81 },
  },
];

/** The first sensor says what is open, the second what was done about something. */
function findingDocument(
  { id, daysAgo, isJudged, ...values }: Found,
  { zooId, sensors }: DemoSource,
  now: Date,
): DemoDocument[] {
  const key = isJudged ? "humidity" : "temperature";
  const sensor = sensors.find((one) => one.key === key);
  if (sensor === undefined) return [];
  const to = addDays(parisDay(now), -daysAgo);
  const actionDay = addDays(to, 15);
  const judged = {
    ...{ goodDirection: "up" as const, relevantChange: 5, actionDay },
    verdict: {
      ...{ kind: "improved" as const, before: 58.2, after: 67.4 },
      ...{ difference: 9.2, low: 5.8, high: 12.6, nBefore: 14, nAfter: 55 },
      testedOn: addDays(actionDay, 56),
    },
  };
  const at = startOfDay(addDays(to, 1));
  const document = demoDocument(
    "findings",
    id,
    {
      zooId,
      class: "general",
      subject: {
        kind: "enclosure",
        id: sensor.enclosureId,
        areaId: sensor.areaId,
      },
      sectorIds: [sectorOf(sensor.enclosureId).id],
      source: { kind: "enclosureMeasure", id: builtInId(zooId, sensor.key) },
      seen: { ...values, n: 20, from: addDays(to, -2), to },
      ...(isJudged && judged),
    },
    { createdAt: at, createdBy: systemAuthor },
  );
  // The function that judges it leaves nothing to be looked at again.
  return isJudged
    ? [{ ...document, data: { ...document.data, retestOn: null } }]
    : [document];
}

/** What changed against its own baseline: one that waits, and one of which what was done worked. */
export const findingDocuments = (now: Date): DemoDocument[] => {
  const source = demoSources.find(({ sensors }) =>
    ["temperature", "humidity"].every((key) =>
      sensors.some((one) => one.key === key),
    ),
  );
  return source === undefined
    ? []
    : found.flatMap((one) => findingDocument(one, source, now));
};
