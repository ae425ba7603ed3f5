import { href } from "@domain/pages";
import { IconMap2, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePeople, useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCarriedSearch } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { FilterBar, SearchField } from "../../ui/list/filter-bar";
import { ListNotes } from "../../ui/list/list-notes";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { foundSectors, keeperNames } from "./list/found-sectors";
import { SectorTable } from "./list/sector-table";

export function Component() {
  const { t } = useTranslation();
  const [search, setSearch] = useState(useCarriedSearch());
  const { zooId } = useReadySession();
  const may = useCan();
  const { live } = useSectors(zooId);
  const people = usePeople(zooId);
  const { byName } = useFormat();
  const keepers = keeperNames(people.of);
  const create = may("create", "sectors") && (
    <ButtonLink
      to={href("sector", { mode: "create" })}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("sectors.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("sectors.title")}
        count={live.state === "data" ? live.data.rows.length : undefined}
        actions={create}
      />
      <FilterBar label={t("sectors.actions.filter")}>
        <SearchField
          label={t("sectors.actions.search")}
          value={search}
          onChange={setSearch}
        />
      </FilterBar>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconMap2}
            title={t("sectors.states.none")}
            body={t("sectors.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows, unreadable, full }) => {
          const found = foundSectors(rows, search, keepers, byName);
          return (
            <>
              {found.length === 0 ? (
                <EmptyState
                  icon={IconMap2}
                  title={t("sectors.states.notFound")}
                />
              ) : (
                <SectorTable rows={found} keepers={keepers} />
              )}
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
