import type { KeptCollection } from "@domain/measures/buckets/bucket-queries";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { limitsFor } from "@domain/measures/parameters/inherit";
import type { Parameter } from "@domain/measures/parameters/parameter";
import type { Detail, Stretch } from "@domain/measures/series/ranges";
import { documentsOf } from "@domain/measures/series/ranges";
import { holdersOf, seriesOf } from "@domain/measures/subject";
import type { AnySeries } from "@domain/measures/values/value-queries";
import { currentValues } from "@domain/measures/values/fold";
import { isEstimable } from "@domain/health/values/estimated";
import { measuresBetweenQuery } from "@domain/measures/values/value-queries";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEachQuery } from "../../../data/hooks/use-live";
import { useUnsent } from "../../../data/hooks/use-waiting";
import type { Live, LiveList, Row } from "../../../data/live-store";
import type { Known } from "../../../ui/state/missing";
import { knownOf } from "../../../ui/state/missing";
import type { ChartPlace } from "./chart-place";
import { placeKey } from "./chart-place";
import type { PlaceLine } from "./series-lines";
import { lineOfPlace } from "./series-lines";

/** So many weights of a line are asked whether they were judged by eye: one a day of a year. */
const weighedMost = 400;
/** So many values that people gave are drawn as they came, within a day and of one place. */
const givenMost = 50;

/** What is known of all lines together: while one is on its way all are. */
export interface Lines extends Known {
  lines: readonly PlaceLine[];
  /** What they are made of: documents and lines of the log. */
  rows: readonly unknown[];
}

interface Asked {
  parameter: Parameter;
  places: readonly ChartPlace[];
  stretch: Stretch;
  detail: Detail;
}

/** Those of which nothing is counted: what corrects or takes back a line that is stored changes what is counted of it. */
function uncounted(rows: readonly Row<Values>[]) {
  const own = new Set<string | null>([null, ...rows.map(({ id }) => id)]);
  return rows.filter(
    ({ data: { replaces, voids } }) => own.has(replaces) && own.has(voids),
  );
}

type Values = "measures" | "healthValues";

/** A place or an animal that is drawn, and what is read of it. */
interface Drawn {
  place: ChartPlace;
  series: AnySeries;
}

/** Those of which one may read values. */
function useDrawn({ parameterId }: Parameter, places: readonly ChartPlace[]) {
  const session = useReadySession();
  return useMemo(
    () =>
      places.flatMap((place): Drawn[] => {
        const series = seriesOf(session, session.zooId, place, parameterId);
        return series === null ? [] : [{ place, series }];
      }),
    [session, places, parameterId],
  );
}

/** The lines of a parameter at several places or of several animals, live: at most 25, 8, 31 or 13 documents of each. */
export function useLines(asked: Asked): Live<Lines> {
  const { parameter, places, stretch, detail } = asked;
  const drawn = useDrawn(parameter, places);
  const documents = documentsOf(stretch, detail);
  const kept = useEachQuery<KeptCollection>(
    drawn.flatMap(({ series }) => bucketsQuery(series, documents) ?? []),
  );
  const given = useEachQuery<Values>(
    detail === "raw"
      ? drawn.map(({ series }) =>
          measuresBetweenQuery(series, stretch, givenMost),
        )
      : [],
  );
  const weighed = useEachQuery<Values>(
    isEstimable(parameter)
      ? drawn.map(({ series }) =>
          measuresBetweenQuery(series, stretch, weighedMost),
        )
      : [],
  );
  const unsent = useUnsent();
  return useMemo(() => {
    // What is drawn as it came holds it already.
    const added = ({ series }: Drawn) =>
      detail === "raw"
        ? []
        : uncounted(
            unsent<Values>(measuresBetweenQuery(series, stretch, givenMost)),
          );
    const of = { parameter, stretch, detail };
    return withEstimated(
      allOf(of, drawn, kept, given, drawn.map(added)),
      isEstimable(parameter) ? weighed : null,
    );
  }, [kept, given, weighed, unsent, parameter, drawn, stretch, detail]);
}

/** When values that hold were judged by eye. */
const estimatedAt = (live: Live<LiveList<Values>> | undefined): Date[] =>
  live?.state === "data"
    ? currentValues(live.data.rows.map(({ id, data }) => ({ ...data, id })))
        .filter(({ log }) => "isEstimated" in log && log.isEstimated)
        .map(({ log }) => log.at)
    : [];

/** The lines with what is known of weights; these are drawn before it is. */
const withEstimated = (
  live: Live<Lines>,
  weighed: Lists<Values> | null,
): Live<Lines> =>
  live.state === "data" && weighed !== null
    ? {
        ...live,
        data: {
          ...live.data,
          lines: live.data.lines.map((line, index) => ({
            ...line,
            estimated: estimatedAt(weighed[index]),
          })),
        },
      }
    : live;

type Lists<C extends Values | KeptCollection> = readonly Live<LiveList<C>>[];

function allOf(
  { parameter, stretch, detail }: Omit<Asked, "places">,
  drawn: readonly Drawn[],
  kept: Lists<KeptCollection>,
  given: Lists<Values>,
  unsent: readonly (readonly Row<Values>[])[],
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
  const lines = drawn.map(({ place }, index): PlaceLine => {
    return {
      key: placeKey(place),
      subject: place,
      name: place.name,
      estimated: null,
      limits: limitsFor(parameter, holdersOf(place)).limits,
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
  const known = knownOf(
    [...kept, ...given].flatMap((one) =>
      one.state === "data" ? [one.data] : [],
    ),
  );
  const rows = [...keptRows, ...givenRows, ...unsent].flat();
  return { state: "data", data: { lines, rows, ...known } };
}
