import type { EnclosureEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { Switch } from "@mantine/core";
import { IconFence, IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { ButtonLink } from "../../ui/display/button-link";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { useFilter } from "../../ui/list/filter/define-filter";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { EnclosureTable } from "./list/enclosure-table";
import { enclosureFilter, wantsEnclosure } from "./list/enclosure-filter";
import { SectorFilter } from "./list/sector-filter";

export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [{ sectorId, removed: wantsRemoved }, change] =
    useFilter(enclosureFilter);
  const mayRestore = may("remove", "enclosures");
  const removed = mayRestore && wantsRemoved;
  const [search, setSearch] = useSearchTerm();
  const sectors = useSectors(zooId);
  const format = useFormat();
  const { live, count, isEmpty, more, growing } = useListed(
    "enclosures",
    zooId,
    {
      typed: search,
      wants: useCallback(
        (enclosure: EnclosureEntry) =>
          wantsEnclosure(enclosure, { sectorId, removed }),
        [sectorId, removed],
      ),
      textsOf: enclosureTexts,
    },
  );
  const creation = may("create", "enclosures")
    ? href("enclosure", { mode: "create", sectorId })
    : null;
  useCreateKeyTo(creation);
  const create = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("enclosures.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("enclosures.title")}
        count={count === null ? undefined : format.number(count)}
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
        {mayRestore && (
          <Switch
            label={t("enclosures.states.onlyRemoved")}
            checked={removed}
            onChange={({ currentTarget }) =>
              change({ removed: currentTarget.checked })
            }
            my={8}
          />
        )}
      </FilterBar>
      <QueryState
        query={live}
        isEmpty={() => isEmpty && !removed}
        empty={
          <EmptyState
            icon={IconFence}
            title={t("enclosures.states.none")}
            body={t("enclosures.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <EnclosureTable rows={rows} sectors={sectors} removed={removed} />
            <ListNotes
              unreadable={unreadable}
              full={false}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}

const enclosureTexts = ({ name }: EnclosureEntry) => [name];
