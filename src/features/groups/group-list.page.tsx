import type { GroupEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useListed } from "../../data/hooks/use-listed";
import { useSearchTerm } from "../../lib/carried-search";
import { useFilter } from "../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../ui/list/filter/filter-switch";
import { ListPage } from "../../ui/page/list-page";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
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
  const { directory, ...list } = useListed("groups", zooId, {
    typed: search,
    wants: useCallback(
      (group: GroupEntry) => wantsGroup(group, { specieId, removed }),
      [specieId, removed],
    ),
    textsOf: useCallback(
      (group: GroupEntry) => [group.name, nameOf(group), group.specieLatinName],
      [nameOf],
    ),
  });
  return (
    <ListPage
      title={t("groups.title")}
      list={{ ...list, isEmpty: list.isEmpty && !removed }}
      creation={
        may("create", "groups")
          ? {
              to: href("group", { mode: "create" }),
              label: t("groups.actions.create"),
            }
          : null
      }
      actions={<FetchedMailButton asked={{ kind: "groups", specieId }} />}
      filters={
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
            <FilterSwitch
              label={t("groups.states.onlyRemoved")}
              checked={removed}
              onChange={(on) => change({ removed: on })}
            />
          )}
        </FilterBar>
      }
      linkTo={(id) => href("group", { groupId: id })}
      none={{
        icon: IconUsersGroup,
        title: t("groups.states.none"),
        body: t("groups.states.noneHelp"),
      }}
    >
      {(rows) => (
        <GroupTable rows={rows} directory={directory} removed={removed} />
      )}
    </ListPage>
  );
}
