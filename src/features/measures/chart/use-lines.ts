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
import { useUnsent } from "../../../data/hooks/use-waiting";
import type { Live, LiveList, Row } from "../../../data/live-store";
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

const seriesOf = ({ zooId, parameter, places }: Asked): Series[] =>
  places.map(({ enclosureId, areaId }) => ({
    zooId,
    enclosureId,
    areaId,
    parameterId: parameter.parameterId,
  }));

/** Those of which nothing is counted: what corrects or takes back a line that is stored changes what is counted of it. */
function uncounted(rows: readonly Row<"measures">[]) {
  const own = new Set<string | null>([null, ...rows.map(({ id }) => id)]);
  return rows.filter(
    ({ data: { replaces, voids } }) => own.has(replaces) && own.has(voids),
  );
}

/** The lines of a parameter at several places, live: at most 25, 8, 31 or 13 documents of each. */
export function useLines(asked: Asked): Live<Lines> {
  const { zooId, parameter, places, stretch, detail } = asked;
  const series = seriesOf(asked);
  const documents = documentsOf(stretch, detail);
  const kept = useEachQuery<BucketCollection>(
    series.flatMap((one) => bucketsQuery(one, documents) ?? []),
  );
  const given = useEachQuery(
    detail === "raw"
      ? series.map((one) => measuresBetweenQuery(one, stretch, givenMost))
      : [],
  );
  const unsent = useUnsent();
  return useMemo(() => {
    // What is drawn as it came holds it already.
    const added = (one: Series) =>
      detail === "raw"
        ? []
        : uncounted(unsent(measuresBetweenQuery(one, stretch, givenMost)));
    const of = { zooId, parameter, places, stretch, detail };
    return allOf(of, kept, given, seriesOf(of).map(added));
  }, [kept, given, unsent, zooId, parameter, places, stretch, detail]);
}

type Lists<C extends "measures" | BucketCollection> = readonly Live<
  LiveList<C>
>[];

function allOf(
  { parameter, places, stretch, detail }: Asked,
  kept: Lists<BucketCollection>,
  given: Lists<"measures">,
  unsent: readonly (readonly Row<"measures">[])[],
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
          logs: [...(givenRows[index] ?? []), ...(unsent[index] ?? [])].map(
            ({ id, data }) => ({
              ...data,
              id,
            }),
          ),
        },
        { type: parameter.measureType, stretch, detail },
      ),
    };
  });
  const heard = [...kept, ...given].every(
    (one) => one.state === "data" && one.data.heard,
  );
  const rows = [...keptRows, ...givenRows, ...unsent].flat();
  return { state: "data", data: { lines, rows, heard } };
}
