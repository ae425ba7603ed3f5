import type { GroupEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { Switch } from "@mantine/core";
import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useListed } from "../../data/hooks/use-listed";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { useFilter } from "../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { groupFilter, wantsGroup } from "./list/group-filter";
import { GroupTable } from "./list/group-table";
import { SpecieChoice } from "./parts/specie-choice";
import { useSpecieName } from "./parts/use-specie-name";

export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [{ specieId, removed: wantsRemoved }, change] = useFilter(groupFilter);
  const mayRestore = may("remove", "groups");
  const removed = mayRestore && wantsRemoved;
  const [search, setSearch] = useSearchTerm();
  const nameOf = useSpecieName();
  const format = useFormat();
  const { live, count, isEmpty, more, growing, directory } = useListed(
    "groups",
    zooId,
    {
      typed: search,
      wants: useCallback(
        (group: GroupEntry) => wantsGroup(group, { specieId, removed }),
        [specieId, removed],
      ),
      textsOf: useCallback(
        (group: GroupEntry) => [
          group.name,
          nameOf(group),
          group.specieLatinName,
        ],
        [nameOf],
      ),
    },
  );
  const creation = may("create", "groups")
    ? href("group", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const create = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("groups.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("groups.title")}
        count={count === null ? undefined : format.number(count)}
        actions={create}
      />
      <FilterBar label={t("groups.actions.filter")}>
        <SearchField
          label={t("groups.actions.search")}
          value={search}
          onChange={setSearch}
        />
        <SpecieChoice
          aria-label={t("groups.fields.specieId")}
          placeholder={t("groups.states.allSpecies")}
          value={specieId}
          onChange={(id) => change({ specieId: id })}
        />
        {mayRestore && (
          <Switch
            label={t("groups.states.onlyRemoved")}
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
            icon={IconUsersGroup}
            title={t("groups.states.none")}
            body={t("groups.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <GroupTable rows={rows} directory={directory} removed={removed} />
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
