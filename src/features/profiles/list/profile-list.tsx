import { href } from "@domain/pages";
import { Switch } from "@mantine/core";
import { IconArrowsDiff, IconForms, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import {
  defineFilter,
  flag,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { matchesText } from "../../../ui/list/search-text";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useProfileName } from "../parts/use-profile-name";
import { ProfileTable } from "./profile-table";

const profileFilter = defineFilter({ archived: flag });

/** Every profile there is, and the way to make one. */
export function ProfileList({ live }: { live: Live<LiveList<"profiles">> }) {
  const { t } = useTranslation();
  const may = useCan();
  const creation = may("create", "profiles")
    ? href("quizzProfile", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const make = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("profiles.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("profiles.title")}
        actions={
          <>
            <ButtonLink
              to={href("profileComparison")}
              variant="default"
              leftSection={<IconArrowsDiff size={16} aria-hidden />}
            >
              {t("profiles.actions.compare")}
            </ButtonLink>
            {make}
          </>
        }
      />
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconForms}
            title={t("profiles.states.none")}
            body={t("profiles.states.noneHelp")}
            action={make}
          />
        }
      >
        {({ rows, unreadable, full }) => (
          <>
            <Found rows={rows} />
            <ListNotes
              unreadable={unreadable}
              full={full}
              shown={rows.length}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

function Found({ rows }: { rows: readonly Row<"profiles">[] }) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const nameOf = useProfileName();
  const [{ archived }, change] = useFilter(profileFilter);
  const [typed, setTyped] = useSearchTerm();
  const found = rows
    .filter(
      ({ data }) =>
        (archived || !data.archived) &&
        matchesText(typed, Object.values(data.names)),
    )
    .sort((a, b) => byName(nameOf(a.data), nameOf(b.data)));
  return (
    <>
      <FilterBar label={t("profiles.actions.filter")}>
        <SearchField
          label={t("profiles.actions.search")}
          value={typed}
          onChange={setTyped}
        />
        <Switch
          label={t("profiles.actions.withArchived")}
          checked={archived}
          onChange={({ currentTarget }) =>
            change({ archived: currentTarget.checked })
          }
          my={8}
        />
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound
          icon={IconForms}
          title={t("profiles.states.notFound")}
          onReset={() => {
            // Where nothing was typed, the archived are what is left.
            change({ archived: typed === "" });
            setTyped("");
          }}
        />
      ) : (
        <ProfileTable rows={found} />
      )}
    </>
  );
}
