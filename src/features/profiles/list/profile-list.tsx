import { href } from "@domain/pages";
import { IconArrowsDiff, IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import {
  defineFilter,
  flag,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { matchesText } from "../../../ui/list/search-text";
import { ListPage } from "../../../ui/page/list-page";
import { useProfileName } from "../parts/use-profile-name";
import { ProfileTable } from "./profile-table";

const profileFilter = defineFilter({ archived: flag });

/** Every profile there is, and the way to make one. */
export function ProfileList({ live }: { live: Live<LiveList<"profiles">> }) {
  const { t } = useTranslation();
  const may = useCan();
  return (
    <ListPage
      title={t("profiles.title")}
      list={{ live }}
      creation={
        may("create", "profiles")
          ? {
              to: href("quizzProfile", { mode: "create" }),
              label: t("profiles.actions.create"),
            }
          : null
      }
      actions={
        <ButtonLink
          to={href("profileComparison")}
          variant="default"
          leftSection={<IconArrowsDiff size={16} aria-hidden />}
        >
          {t("profiles.actions.compare")}
        </ButtonLink>
      }
      none={{
        icon: IconForms,
        title: t("profiles.states.none"),
        body: t("profiles.states.noneHelp"),
      }}
    >
      {(rows) => <Found rows={rows} />}
    </ListPage>
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
        <FilterSwitch
          label={t("profiles.actions.withArchived")}
          checked={archived}
          onChange={(on) => change({ archived: on })}
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
