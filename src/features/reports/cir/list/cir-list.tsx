import { href } from "@domain/pages";
import { cirsQuery } from "@domain/report/cir/cir-queries";
import { IconFileAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useCan } from "../../../../data/hooks/use-can";
import { useGrowingList } from "../../../../data/hooks/use-growing-list";
import type { Row } from "../../../../data/live-store";
import { useSearchTerm } from "../../../../lib/carried-search";
import {
  defineFilter,
  flag,
  useFilter,
} from "../../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../../ui/list/filter/filter-switch";
import { NothingFound } from "../../../../ui/list/filter/nothing-found";
import { matchesText } from "../../../../ui/list/search-text";
import { ListPage } from "../../../../ui/page/list-page";
import { FetchedMailButton } from "../../../shared/exporting/fetched-mail-button";
import { CirTable } from "./cir-table";

const step = 25;
const cirFilter = defineFilter({ archived: flag });

/** The reports of the provider's visits, the latest first, and the way to write one. */
export function CirList() {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const [{ archived }] = useFilter(cirFilter);
  const search = useSearchTerm();
  const list = useGrowingList((limit) => cirsQuery(session, archived, limit), {
    step,
  });
  return (
    <ListPage
      title={t("cir.title")}
      list={list}
      creation={
        may("create", "cirs")
          ? {
              to: href("cir", { mode: "create" }),
              label: t("cir.actions.create"),
              mih: 44,
            }
          : null
      }
      actions={<FetchedMailButton asked={{ kind: "visits", archived }} />}
      filters={<Filters search={search} />}
      none={{
        icon: IconFileAnalytics,
        ...(archived
          ? { title: t("cir.states.noneArchived") }
          : { title: t("cir.states.none"), body: t("cir.states.noneHelp") }),
      }}
    >
      {(rows) => (
        <Found rows={rows} search={search} isPart={list.more !== null} />
      )}
    </ListPage>
  );
}

interface OfSearch {
  search: ReturnType<typeof useSearchTerm>;
}

function Filters({ search: [typed, setTyped] }: OfSearch) {
  const { t } = useTranslation();
  const [{ archived }, change] = useFilter(cirFilter);
  return (
    <FilterBar label={t("cir.actions.filter")}>
      <SearchField
        label={t("cir.actions.search")}
        value={typed}
        onChange={setTyped}
      />
      <FilterSwitch
        label={t("cir.actions.archivedOnly")}
        checked={archived}
        onChange={(on) => change({ archived: on })}
      />
    </FilterBar>
  );
}

interface FoundProps extends OfSearch {
  rows: readonly Row<"cirs">[];
  isPart: boolean;
}

function Found({ rows, search: [typed, setTyped], isPart }: FoundProps) {
  const { t } = useTranslation();
  const found = rows.filter(({ data: { title, participants } }) =>
    matchesText(typed, [title, ...participants]),
  );
  return found.length === 0 ? (
    <NothingFound
      icon={IconFileAnalytics}
      title={t("cir.states.notFound")}
      isPart={isPart}
      onReset={() => setTyped("")}
    />
  ) : (
    <CirTable rows={found} />
  );
}
