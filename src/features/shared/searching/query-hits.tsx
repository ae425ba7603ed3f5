import type { CollectionName } from "@domain/collections";
import { likeliestFirst, partOf, searchOver } from "@domain/directory/search";
import type { Query } from "@domain/query/query";
import { useMemo } from "react";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import type { IconComponent } from "../../../ui/display/icon";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

const shown = 4;
/** Fewer letters find too much to ask for everything. */
const lettersMin = 3;

interface QueryHitsProps<C extends CollectionName> {
  wish: SearchWish;
  /** All there are of them, bounded; asked from three letters on. */
  queries: readonly Query<C>[];
  /** The same from one drawing to the next. */
  textsOf: (row: Row<C>) => readonly string[];
  nameOf: (row: Row<C>) => string;
  label: string;
  icon: IconComponent;
  list: string;
  hrefOf: (row: Row<C>) => string;
}

/** What the top search finds among records of which there are few, by what they are called. */
export function QueryHits<C extends CollectionName>(props: QueryHitsProps<C>) {
  const { wish, queries, textsOf, nameOf, label, list, hrefOf } = props;
  const { icon: Icon } = props;
  const { typed, near } = wish;
  const asks = typed.trim().length >= lettersMin;
  const live = useLiveQueries(asks ? queries : null);
  const rows = live.state === "data" ? live.data.rows : null;
  const search = useMemo(
    () => searchOver(rows ?? [], textsOf),
    [rows, textsOf],
  );
  const { items, count } = partOf(search(typed), near);
  return (
    <HitGroup
      label={label}
      near={near}
      count={count}
      to={list}
      hits={likeliestFirst(items, typed, nameOf)
        .slice(0, shown)
        .map((row) => ({
          id: row.id,
          name: nameOf(row),
          media: <Icon size={18} stroke={1.6} aria-hidden />,
          to: hrefOf(row),
        }))}
    />
  );
}
