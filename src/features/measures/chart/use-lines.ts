import type { BucketCollection } from "@domain/measures/buckets/bucket-queries";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Detail, Stretch } from "@domain/measures/series/ranges";
import { documentsOf } from "@domain/measures/series/ranges";
import type { Series } from "@domain/measures/values/value-queries";
import { measuresBetweenQuery } from "@domain/measures/values/value-queries";
import { useMemo } from "react";
import { useEachQuery } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";
import type { ChartPlace } from "./chart-place";
import { placeKey } from "./chart-place";
import type { PlaceLine } from "./series-lines";
import { lineOfPlace } from "./series-lines";

/** So many values that people gave are drawn as they came, within a day and of one place. */
const givenMost = 50;

/** What is known of all lines together: while one is on its way all are. */
export interface Lines {
  lines: readonly PlaceLine[];
  /** What they are made of: documents and lines of the log. */
  rows: readonly unknown[];
  heard: boolean;
}

interface Asked {
  zooId: string;
  parameter: EnvironmentalParameter;
  places: readonly ChartPlace[];
  stretch: Stretch;
  detail: Detail;
}

/** The lines of a parameter at several places, live: at most 25, 8, 31 or 13 documents of each. */
export function useLines(asked: Asked): Live<Lines> {
  const { zooId, parameter, places, stretch, detail } = asked;
  const series = places.map(({ enclosureId, areaId }): Series => ({
    zooId,
    enclosureId,
    areaId,
    parameterId: parameter.parameterId,
  }));
  const documents = documentsOf(stretch, detail);
  const kept = useEachQuery<BucketCollection>(
    series.flatMap((one) => bucketsQuery(one, documents) ?? []),
  );
  const given = useEachQuery(
    detail === "raw"
      ? series.map((one) => measuresBetweenQuery(one, stretch, givenMost))
      : [],
  );
  return useMemo(
    () => allOf({ parameter, places, stretch, detail }, kept, given),
    [kept, given, parameter, places, stretch, detail],
  );
}

type Lists<C extends "measures" | BucketCollection> = readonly Live<
  LiveList<C>
>[];

function allOf(
  { parameter, places, stretch, detail }: Omit<Asked, "zooId">,
  kept: Lists<BucketCollection>,
  given: Lists<"measures">,
): Live<Lines> {
  const failed = [...kept, ...given].find(({ state }) => state === "error");
  if (failed?.state === "error") return failed;
  if ([...kept, ...given].some(({ state }) => state === "loading"))
    return { state: "loading" };
  const keptRows = kept.map((one) =>
    one.state === "data" ? one.data.rows : [],
  );
  const givenRows = given.map((one) =>
    one.state === "data" ? one.data.rows : [],
  );
  const lines = places.map((place, index): PlaceLine => {
    const { enclosureId, areaId, name } = place;
    return {
      key: placeKey(place),
      name,
      limits: limitsFor(parameter, placeHolders(enclosureId, areaId)).limits,
      ...lineOfPlace(
        {
          documents: (keptRows[index] ?? []).map(({ data }) => data),
          logs: (givenRows[index] ?? []).map(({ id, data }) => ({
            ...data,
            id,
          })),
        },
        { type: parameter.measureType, stretch, detail },
      ),
    };
  });
  const heard = [...kept, ...given].every(
    (one) => one.state === "data" && one.data.heard,
  );
  const rows = [...keptRows, ...givenRows].flat();
  return { state: "data", data: { lines, rows, heard } };
}
