import type { CollectionName } from "@domain/collections";
import {
  enclosuresQuery,
  peopleQuery,
  sectorsQuery,
  speciesQuery,
} from "@domain/query/facility-queries";
import type { Query } from "@domain/query/query";
import { useMemo } from "react";
import type { Live, LiveList, Row } from "../live-store";
import { useLiveQuery } from "./use-live";

/** Most enclosures and species that pages choose from and name; more need a directory. */
export const enclosureChoices = 500;
export const specieChoices = 1000;

export interface Names<C extends CollectionName> {
  /** In the order of the query; [] until they are here. */
  rows: readonly Row<C>[];
  /** The record of an id; undefined for null, an unknown id, and until they are here. */
  of: (id: string | null) => Row<C>["data"] | undefined;
  live: Live<LiveList<C>>;
}

function useNames<C extends CollectionName>(query: Query<C>): Names<C> {
  const live = useLiveQuery(query);
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const known = new Map(rows.map(({ id, data }) => [id, data]));
    return {
      rows,
      of: (id) => (id === null ? undefined : known.get(id)),
      live,
    };
  }, [live]);
}

/** The sectors of an establishment, by name. */
export const useSectors = (zooId: string): Names<"sectors"> =>
  useNames(sectorsQuery(zooId));

/** The enclosures of an establishment, by name. */
export const useEnclosures = (zooId: string): Names<"enclosures"> =>
  useNames(enclosuresQuery(zooId, null, enclosureChoices));

/** The colleagues of an establishment, by first name. */
export const usePeople = (zooId: string): Names<"users"> =>
  useNames(peopleQuery(zooId));

/** The species base, by latin name. */
export const useSpecies = (): Names<"species"> =>
  useNames(speciesQuery(specieChoices));
