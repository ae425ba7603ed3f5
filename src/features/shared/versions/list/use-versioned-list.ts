import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import type { ListedWish } from "@domain/versions/listed";
import { isListed } from "@domain/versions/listed";
import type { ListedVersion } from "@domain/versions/version-list";
import { useSearchTerm } from "../../../../lib/carried-search";
import { useFormat } from "../../../../lib/use-format";
import { useFilter } from "../../../../ui/list/filter/define-filter";
import { matchesText } from "../../../../ui/list/search-text";
import { useSpeciesNames } from "./use-species-names";
import { versionedFilter, wishOf } from "./versioned-filter";
import type { VersionedFiltersProps } from "./versioned-filters";

/** What everybody may begin with. */
const begunWith: ListedWish = { state: "active", version: null };

/** One thing with versions, as far as all kinds are alike. */
export interface Listed {
  pending: boolean;
  data: {
    names: LocalizedText;
    versions: readonly ListedVersion[];
    publishedVersion: number | null;
    archived: boolean;
  };
}

/** What only its kind can say of a list. */
export interface ListOf<R> {
  /** Whoever makes them sees drafts and what is old, too. */
  isMaker: boolean;
  nameOf: (row: R) => string;
  /** The species one is for, [] for any; null: things of this kind are for none. */
  speciesOf: ((row: R) => readonly string[]) | null;
}

/** A list, as far as it is narrowed. */
export interface Narrowed {
  /** Those that are wanted, by name. */
  rows: readonly unknown[];
  isNarrowed: boolean;
  reset: () => void;
  filters: Omit<VersionedFiltersProps, "label">;
}

interface Found<R> extends Narrowed {
  rows: readonly R[];
  /** The version that the list is narrowed to. */
  version: number | null;
  specieName: (id: string) => string | null;
}

/** Of things with versions those that are looked for, all of them read: there are few. */
export function useVersionedList<R extends Listed>(
  read: readonly R[],
  { isMaker, nameOf, speciesOf }: ListOf<R>,
): Found<R> {
  const { byName } = useFormat();
  const [filter, onFilter] = useFilter(versionedFilter);
  const [search, onSearch] = useSearchTerm();
  const wish = isMaker ? wishOf(filter) : begunWith;
  const idsOf = (row: R) => speciesOf?.(row) ?? [];
  const specieIds = [...new Set(read.flatMap(idsOf))];
  const specieName = useSpeciesNames(specieIds);
  const species = specieIds
    .flatMap((id) => {
      const name = specieName(id);
      return name === null ? [] : [{ id, name }];
    })
    .sort((a, b) => byName(a.name, b.name));
  const isWanted = (row: R) => {
    const ids = idsOf(row);
    return (
      (speciesOf === null ||
        filter.specieId === null ||
        ids.length === 0 ||
        ids.includes(filter.specieId)) &&
      matchesText(search, [
        ...Object.values(row.data.names),
        ...ids.flatMap((id) => specieName(id) ?? []),
      ])
    );
  };
  return {
    rows: read
      .filter((row) => isListed(row.data, wish) && isWanted(row))
      .sort((a, b) => byName(nameOf(a), nameOf(b))),
    version: wish.version,
    specieName,
    isNarrowed: search !== "" || versionedFilter.chips(filter).length > 0,
    reset: () => {
      onSearch("");
      onFilter(versionedFilter.initial);
    },
    filters: {
      filter,
      onFilter,
      search,
      onSearch,
      species: speciesOf === null ? null : species,
      versions: isMaker
        ? Math.max(0, ...read.map(({ data }) => data.versions.length))
        : null,
    },
  };
}
