import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSpeciesSearch } from "../../../data/words/use-species-search";
import { useSearchTerm } from "../../../lib/carried-search";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { useListCount } from "../../../ui/list/list-count";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { QueryState } from "../../../ui/state/query-state";
import { latinPrefix } from "../parts/latin-prefix";
import { useBase } from "../parts/use-base";
import { useCount } from "../parts/use-count";
import type { SpeciesWish } from "../parts/use-species-pages";
import { useSpeciesPages } from "../parts/use-species-pages";
import type { SpecieListFilter } from "./specie-filters";
import { SpecieFilters, specieListFilter } from "./specie-filters";
import type { SpecieRow } from "./specie-table";
import { SpecieTable } from "./specie-table";

/** What is shown instead of the whole list: what the index of words finds; null while it finds nothing, or is not asked. */
function useHits(
  { familyId, orderId, status }: SpecieListFilter,
  typed: string,
): { rows: readonly SpecieRow[] | null; asks: boolean } {
  // The index does not know which are under review.
  const { species, state } = useSpeciesSearch(status === null ? typed : "");
  const rows = species
    .filter(
      (one) =>
        (familyId === null || one.familyId === familyId) &&
        (orderId === null || one.orderId === orderId),
    )
    .map(({ id, latinName, name, names, familyId: parentId }) => ({
      id,
      latin: latinName,
      name,
      names,
      parentId,
      pending: false,
      underReview: false,
    }));
  const found = state !== "short" && rows.length > 0;
  return { rows: found ? rows : null, asks: found || state === "loading" };
}

/** How many species a filter leaves; of all of them the base knows it. null: not known. */
function useFound(wish: SpeciesWish, isSearched: boolean): number | null {
  const { species, live } = useBase();
  const isAll = Object.values(wish).every((one) => one === null);
  const isKnown = isAll && (live.state === "loading" || species !== null);
  const counted = useCount(
    isSearched || isKnown ? null : speciesQuery({ ...wish, from: null }, 1),
  );
  return isAll && !isSearched && species !== null ? species : counted;
}

/** The species by latin name, page after page, narrowed by family, order and review; what is typed is found in any of their names. */
export function SpecieList() {
  const { t } = useTranslation();
  const [filter, change] = useFilter(specieListFilter);
  const [typed, setTyped] = useSearchTerm();
  const [settled] = useDebouncedValue(typed, 250);
  const hits = useHits(filter, typed);
  // A species just made is in no index yet: it is found by how its latin name begins.
  const wish = {
    familyId: filter.familyId,
    orderId: filter.familyId === null ? filter.orderId : null,
    underReview: filter.status === "review" ? true : null,
    latin: latinPrefix(settled),
  };
  const pages = useSpeciesPages(hits.asks ? null : wish);
  const total = useFound(wish, hits.asks);
  const reset = () => {
    setTyped("");
    change(specieListFilter.initial);
  };
  const rows =
    hits.rows ??
    pages.rows.map(({ row, ...taxon }) => ({
      ...taxon,
      underReview: row.data.underReview,
    }));
  const count = useListCount(hits.rows?.length ?? total, rows.length);
  const found = (unreadable: number) =>
    rows.length === 0 ? (
      <NothingFound
        icon={IconPaw}
        title={t("taxonomy.states.nothing.species")}
        onReset={reset}
      />
    ) : (
      <>
        <Text c="dimmed" mb="xs" role="status">
          {count !== undefined &&
            t("taxonomy.states.found", {
              count: total ?? rows.length,
              n: count,
            })}
        </Text>
        <SpecieTable rows={rows} />
        <ListNotes unreadable={unreadable} full={false} shown={rows.length} />
        {hits.rows === null && (
          <LoadMore onMore={pages.more} loading={pages.growing} />
        )}
      </>
    );
  return (
    <>
      <SpecieFilters
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
      />
      {hits.rows === null ? (
        <QueryState query={pages.live}>
          {({ unreadable }) => found(unreadable)}
        </QueryState>
      ) : (
        found(0)
      )}
    </>
  );
}
