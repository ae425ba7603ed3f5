import type { Access } from "@domain/access/access";
import { mySectorIds } from "@domain/access/session";
import { isThere } from "@domain/directory/is-there";
import type { SectorEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { IconMap2 } from "@tabler/icons-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { usePeople } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../ui/list/filter/filter-switch";
import { useFilter } from "../../ui/list/filter/define-filter";
import { ListPage } from "../../ui/page/list-page";
import { keeperNames, namesOf } from "./list/found-sectors";
import { sectorFilter } from "./list/sector-filter";
import { SectorTable } from "./list/sector-table";

export function Component() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchTerm();
  const { zooId, access } = useReadySession();
  const may = useCan();
  const people = usePeople(zooId);
  const keepers = useMemo(() => keeperNames(people.of), [people.of]);
  const [filters, change] = useFilter(sectorFilter);
  const mayRestore = may("remove", "sectors");
  const removed = mayRestore && filters.removed;
  const own = useOwnSectors(access);
  const isNarrowed = own !== null && !filters.all && !removed && search === "";
  const list = useListed("sectors", zooId, {
    typed: search,
    wants: useCallback(
      (sector: SectorEntry) =>
        isThere(sector) !== removed && (!isNarrowed || own.has(sector.id)),
      [removed, isNarrowed, own],
    ),
    textsOf: useSectorTexts(people),
  });
  return (
    <ListPage
      title={t("sectors.title")}
      list={{ ...list, isEmpty: list.isEmpty && !removed }}
      creation={
        may("create", "sectors")
          ? {
              to: href("sector", { mode: "create" }),
              label: t("sectors.actions.create"),
            }
          : null
      }
      filters={
        <FilterBar label={t("sectors.actions.filter")}>
          <SearchField
            label={t("sectors.actions.search")}
            value={search}
            onChange={setSearch}
          />
          {own !== null && (
            <FilterSwitch
              label={t("sectors.states.onlyMine")}
              checked={!filters.all}
              onChange={(on) => change({ all: !on })}
            />
          )}
          {mayRestore && (
            <FilterSwitch
              label={t("sectors.states.onlyRemoved")}
              checked={removed}
              onChange={(on) => change({ removed: on })}
            />
          )}
        </FilterBar>
      }
      linkTo={(id) => href("sector", { sectorId: id })}
      none={{
        icon: IconMap2,
        title: t("sectors.states.none"),
        body: t("sectors.states.noneHelp"),
      }}
    >
      {(rows) => (
        <SectorTable rows={rows} keepers={keepers} removed={removed} />
      )}
    </ListPage>
  );
}

/** The sectors of somebody who works in some and looks after no more; null for everybody else. */
function useOwnSectors(access: Access): ReadonlySet<string> | null {
  const may = useCan();
  const all = may("team", "sectors");
  return useMemo(() => {
    const ids = mySectorIds(access);
    return all || ids.length === 0 ? null : new Set(ids);
  }, [access, all]);
}

/** A sector is found by its name and by those of its keepers. */
function useSectorTexts(people: ReturnType<typeof usePeople>) {
  return useCallback(
    ({ name, keeperIds }: SectorEntry) => [
      name,
      ...namesOf(keeperIds, people.of),
    ],
    [people],
  );
}
