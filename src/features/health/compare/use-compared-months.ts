import type { Months } from "@domain/health/compare/compare";
import { comparedQueries, monthsQueryOf } from "@domain/health/compare/reads";
import type { KeptCollection } from "@domain/measures/buckets/bucket-queries";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import type { ComparedRange } from "@domain/health/compare/reads";
import type { Stretch } from "@domain/measures/series/ranges";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEachQuery, useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";
import type { OfCompared } from "../../slot-table";
import type { SeenParameter } from "../use-seen-parameters";

/** What is kept of a stretch, of the animal and of those it is compared with. */
export interface ComparedMonths {
  own: Months;
  others: readonly Months[];
  /** So many of the others are nothing this person reads of. */
  hidden: number;
  /** More of them are there than are read. */
  isFull: boolean;
}

/** What a comparison is told from. */
export interface ToldProps extends OfCompared {
  chosen: SeenParameter;
  months: ComparedMonths;
  range: ComparedRange;
  stretch: Stretch;
  now: Date;
}

const daysOf = (rows: readonly Row<KeptCollection>[]): Months =>
  rows.flatMap(({ data }) => ("days" in data ? [data.days] : []));

/** What is kept by month of a parameter of an animal and of those it is compared with, as far as somebody may read it. */
export function useComparedMonths(
  { animal, by, others, isFull }: OfCompared,
  { parameterId }: HealthParameter,
  stretch: Stretch,
): Live<ComparedMonths> {
  const session = useReadySession();
  const query = monthsQueryOf(session, animal, parameterId, stretch);
  const own = useLiveQueries(query === null ? null : [query]);
  const asked = comparedQueries(session, others ?? [], parameterId, stretch);
  const theirs = useEachQuery(asked.queries);
  if (own.state !== "data") return own;
  const waits = by !== "none" && by !== "individual" && others === null;
  if (waits) return { state: "loading" };
  const unread = theirs.find(({ state }) => state !== "data");
  if (unread !== undefined && unread.state !== "data") return unread;
  return {
    state: "data",
    data: {
      own: daysOf(own.data.rows),
      others: theirs.map((one) =>
        one.state === "data" ? daysOf(one.data.rows) : [],
      ),
      hidden: asked.hidden,
      isFull: isFull || asked.isFull,
    },
  };
}
