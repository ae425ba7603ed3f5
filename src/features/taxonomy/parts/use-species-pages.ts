import type { SpecieFilter } from "@domain/taxonomy/taxonomy-queries";
import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { useMemo, useState } from "react";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";
import { byLatin, taxonRow, type TaxonRow } from "./use-taxa";

export const pageStep = 100;

export interface SpeciesPages {
  live: Live<LiveList<"species">>;
  /** By latin name. */
  rows: readonly TaxonRow<"species">[];
  /** Asks for the page after; null where there is none. */
  more: (() => void) | null;
  growing: boolean;
}

export type SpeciesWish = Omit<SpecieFilter, "from">;

/** The species a filter leaves, page after page, each from where the one before ended: nothing is read twice but that one record. A null wish asks nothing. */
export function useSpeciesPages(wish: SpeciesWish | null): SpeciesPages {
  const key = JSON.stringify(wish);
  const [asked, setAsked] = useState<{ key: string; from: string[] }>({
    key,
    from: [],
  });
  const starts = asked.key === key ? asked.from : [];
  const live = useLiveQueries(
    wish === null
      ? null
      : [null, ...starts].map((from) =>
          speciesQuery({ ...wish, from }, pageStep),
        ),
    { asTheyCome: true },
  );
  const rows = useMemo(
    () =>
      live.state === "data"
        ? live.data.rows.map((row) => taxonRow("species", row)).sort(byLatin)
        : [],
    [live],
  );
  const growing = live.state === "data" && live.data.coming === true;
  // Each page begins with the last record of the one before.
  const whole = pageStep + starts.length * (pageStep - 1);
  const last = live.state === "data" ? live.data.rows.at(-1) : undefined;
  const isFull = live.state === "data" && !growing && rows.length >= whole;
  return {
    live,
    rows,
    growing,
    more:
      isFull && last !== undefined
        ? () => setAsked({ key, from: [...starts, last.data.specieLatinName] })
        : null,
  };
}
