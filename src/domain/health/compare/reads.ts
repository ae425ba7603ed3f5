import type { Session } from "../../access/session";
import type { KeptCollection } from "../../measures/buckets/bucket-queries";
import { bucketsQuery } from "../../measures/buckets/bucket-queries";
import type {
  ChartRange,
  Grouping,
  Stretch,
} from "../../measures/series/ranges";
import { documentsOf } from "../../measures/series/ranges";
import type { AnimalSubject } from "../../measures/subject";
import { seriesOf } from "../../measures/subject";
import type { Query } from "../../query/query";

/** How far back animals are compared. */
export const comparedRanges = [
  "30d",
  "3m",
  "6m",
  "1y",
] as const satisfies readonly ChartRange[];
export type ComparedRange = (typeof comparedRanges)[number];

/** In what both lines are drawn: a month of 30 days is a point or two. */
export const groupingOf = {
  "30d": "weekly",
  "3m": "monthly",
  "6m": "monthly",
  "1y": "monthly",
} as const satisfies Record<ComparedRange, Grouping>;

/** So many animals are read at most: with 13 months each of a year at most 390 documents beside the animal's own. */
export const comparedMost = 30;

/** Animals of which nobody of the establishment may have told this person anything. */
interface Readable {
  queries: Query<KeptCollection>[];
  /** So many are left out: this person reads nothing of them. */
  hidden: number;
  /** Whether there were more than are read. */
  isFull: boolean;
}

/** The question for what is kept of one animal, as somebody may ask it; null: they read nothing of it. */
export function monthsQueryOf(
  session: Session,
  animal: AnimalSubject,
  parameterId: string,
  stretch: Stretch,
): Query<KeptCollection> | null {
  const series = seriesOf(session, session.zooId, animal, parameterId);
  return series && bucketsQuery(series, documentsOf(stretch, "monthly"));
}

/**
 * What is read to compare with some animals: one question for each, by months, of those whose values somebody may see. Documents
 * grow with the stretch, never with how long values were given.
 */
export function comparedQueries(
  session: Session,
  animals: readonly AnimalSubject[],
  parameterId: string,
  stretch: Stretch,
): Readable {
  const readable = animals.flatMap(
    (animal) => monthsQueryOf(session, animal, parameterId, stretch) ?? [],
  );
  return {
    queries: readable.slice(0, comparedMost),
    hidden: animals.length - readable.length,
    isFull: readable.length > comparedMost,
  };
}
