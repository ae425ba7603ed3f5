import type { Compared, KnownOf } from "@domain/animal/statistics/figures";
import { agesOfSpecie, compared } from "@domain/animal/statistics/figures";
import { countQueries } from "@domain/animal/statistics/count-queries";
import { membersQuery } from "@domain/group/group-queries";
import { animalsQuery } from "@domain/query/facility-queries";
import type { Query } from "@domain/query/query";
import type { Row } from "../../../data/live-store";
import type { ComparedAnimal } from "../../slot-table";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDoc,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { dayOf } from "../../../lib/format";
import { useCounts } from "./use-counts";

export const comparisons = ["none", "species", "group", "individual"] as const;
export type Comparison = (typeof comparisons)[number];

/** At most so many animals make a mean; n says how many did. */
const most = 50;
const everyHour = 3_600_000;

function othersQuery(
  { data }: Row<"animals">,
  by: Comparison,
): Query<"animals"> | null {
  const { zooId, specieId, groupId } = data;
  if (by === "group" && groupId !== null)
    return membersQuery(zooId, groupId, most);
  if (by !== "species" || specieId === null) return null;
  const anywhere = { sectorId: null, enclosureId: null };
  return animalsQuery(zooId, { specieId, ...anywhere }, most);
}

/** Figures beside those of others, and of how many of these at most where there are more. */
interface ComparedRows {
  rows: Compared[];
  /** null: none were left out. */
  firstOf: number | null;
  /** Who they are; null: not known yet, or nobody is chosen. */
  others: readonly ComparedAnimal[] | null;
}

/** Whom values are of, with its name. */
export const subjectOf = ({ data }: Row<"animals">): ComparedAnimal => {
  const { animalId, animalName: name, groupId, specieId, sectorId } = data;
  return { animalId, name, groupId, specieId, sectorId };
};

/**
 * The figures of an animal beside those it is compared with; nothing of what this person may not see. The ages of a
 * species are those of all its animals, which the directory knows; more than `most` animals are not read.
 */
export function useCompared(
  row: Row<"animals">,
  by: Comparison,
  otherId: string | null,
): ComparedRows {
  const session = useReadySession();
  const now = useNow(everyHour);
  const query = othersQuery(row, by);
  const directory = useDirectory("animals", row.data.zooId);
  const many = useLiveQueries(query === null ? null : [query]);
  const wanted = by === "individual" ? otherId : null;
  const other = useLiveDoc("animals", wanted);
  const own = useCounts(countQueries(session, row.id, now));
  const theirs = useCounts(
    wanted === null ? {} : countQueries(session, wanted, now),
  );
  const found: Row<"animals">[] = [];
  if (query !== null && many.state === "data")
    for (const one of many.data.rows)
      if (
        one.id !== row.id &&
        !one.data.isArchived &&
        one.data.animalState === null
      )
        found.push(one);
  if (wanted !== null && other.state === "data" && other.data !== null)
    found.push(other.data);
  const others = found.map(({ data }): KnownOf => ({
    animal: data,
    counts: wanted === null ? {} : theirs,
  }));
  const isKnown =
    (query !== null && many.state === "data") ||
    (wanted !== null && other.state === "data");
  const moment = { now, today: dayOf(now) };
  const { specieId } = row.data;
  const ages =
    by === "species" && specieId !== null && directory.list.length > 0
      ? agesOfSpecie(directory.list, specieId, row.id, moment)
      : null;
  const isFull = many.state === "data" && many.data.rows.length >= most;
  return {
    rows: compared({ animal: row.data, counts: own }, others, moment, ages),
    firstOf: query !== null && isFull ? most : null,
    others: isKnown ? found.map(subjectOf) : null,
  };
}
