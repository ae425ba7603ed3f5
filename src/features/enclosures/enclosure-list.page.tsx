import { href } from "@domain/pages";
import { enclosuresQuery } from "@domain/query/facility-queries";
import { IconFence, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCarriedSearch } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { FilterBar, SearchField } from "../../ui/list/filter-bar";
import { ListNotes } from "../../ui/list/list-notes";
import { useListCount } from "../../ui/list/list-count";
import { LoadMore } from "../../ui/list/load-more";
import { useFilter } from "../../ui/list/define-filter";
import { matchesText } from "../../ui/list/search-text";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { EnclosureTable } from "./list/enclosure-table";
import { enclosureFilter } from "./list/enclosure-filter";
import { SectorFilter } from "./list/sector-filter";

export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [{ sectorId }, change] = useFilter(enclosureFilter);
  const [search, setSearch] = useState(useCarriedSearch());
  const sectors = useSectors(zooId);
  const { byName } = useFormat();
  const { live, more, growing } = useGrowingList((limit) =>
    enclosuresQuery(zooId, sectorId, limit),
  );
  const rows = live.state === "data" ? live.data.rows : [];
  const found = rows
    .filter(({ data }) => matchesText(search, [data.enclosureName]))
    .sort((a, b) => byName(a.data.enclosureName, b.data.enclosureName));
  const create = may("create", "enclosures") && (
    <ButtonLink
      to={href("enclosure", { mode: "create", sectorId })}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("enclosures.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("enclosures.title")}
        count={useListCount(live, found.length)}
        actions={create}
      />
      <FilterBar label={t("enclosures.actions.filter")}>
        <SearchField
          label={t("enclosures.actions.search")}
          value={search}
          onChange={setSearch}
        />
        <SectorFilter
          sectors={sectors.rows}
          value={sectorId}
          onChange={(id) => change({ sectorId: id })}
        />
      </FilterBar>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconFence}
            title={t("enclosures.states.none")}
            body={t("enclosures.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ unreadable, full }) => (
          <>
            <EnclosureTable rows={found} sectorOf={sectors.of} />
            <ListNotes
              unreadable={unreadable}
              full={full && search !== ""}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}
