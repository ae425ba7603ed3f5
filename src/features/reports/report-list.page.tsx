import { IconReportAnalytics } from "@tabler/icons-react";
import { reportsQueries } from "@domain/report/report-queries";
import { reportStates, stateOf } from "@domain/report/state";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import type { Row } from "../../data/live-store";
import { useSearchTerm } from "../../lib/carried-search";
import {
  defineFilter,
  flag,
  someOf,
  useFilter,
} from "../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../ui/list/filter/filter-choice";
import { FilterSwitch } from "../../ui/list/filter/filter-switch";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { usePageParams } from "../../ui/list/search-params";
import { matchesText } from "../../ui/list/search-text";
import { ListPage } from "../../ui/page/list-page";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { ReportCreation } from "./form/report-creation";
import { ReportTable } from "./list/report-table";

const step = 50;
const reportFilter = defineFilter({
  archived: flag,
  state: someOf(reportStates),
});

/** The reports of the establishment, and the way to begin one. */
export function Component() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [params, change] = usePageParams();
  const mayCreate = useCan()("create", "reports");
  const [{ archived }] = useFilter(reportFilter);
  const search = useSearchTerm();
  const list = useGrowingList(
    (limit) => reportsQueries(session, archived, limit),
    { step },
  );
  const open = useCallback(() => change({ mode: "create" }), [change]);
  return (
    <>
      <ListPage
        title={t("reports.title")}
        list={list}
        creation={
          mayCreate
            ? { to: open, label: t("reports.actions.create"), mih: 44 }
            : null
        }
        filters={<Filters search={search} />}
        none={{
          icon: IconReportAnalytics,
          ...(archived
            ? { title: t("reports.states.noneArchived") }
            : {
                title: t("reports.states.none"),
                body: t("reports.states.noneHelp"),
              }),
        }}
      >
        {(rows) => (
          <Found rows={rows} search={search} isPart={list.more !== null} />
        )}
      </ListPage>
      {mayCreate && params.get("mode") === "create" && (
        <ReportCreation onClose={() => change({ mode: null })} />
      )}
    </>
  );
}

interface OfSearch {
  search: ReturnType<typeof useSearchTerm>;
}

function Filters({ search: [typed, setTyped] }: OfSearch) {
  const { t } = useTranslation();
  const [{ archived, state }, change] = useFilter(reportFilter);
  return (
    <FilterBar label={t("reports.actions.filter")}>
      <SearchField
        label={t("reports.actions.search")}
        value={typed}
        onChange={setTyped}
      />
      <FilterChoice
        label={t("reports.fields.state")}
        all={t("reports.states.anyState")}
        values={reportStates}
        labelOf={(one) => t(`reports.options.state.${one}`)}
        value={state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <FilterSwitch
        label={t("reports.actions.archivedOnly")}
        checked={archived}
        onChange={(on) => change({ archived: on })}
      />
      <FetchedMailButton asked={{ kind: "reports", state, archived }} />
    </FilterBar>
  );
}

interface FoundProps extends OfSearch {
  rows: readonly Row<"reports">[];
  isPart: boolean;
}

function Found({ rows, search: [typed, setTyped], isPart }: FoundProps) {
  const { t } = useTranslation();
  const [{ state }, change] = useFilter(reportFilter);
  const found = rows.filter(
    ({ data }) =>
      (state === null || stateOf(data) === state) &&
      matchesText(typed, [data.title]),
  );
  return found.length === 0 ? (
    <NothingFound
      icon={IconReportAnalytics}
      title={t("reports.states.notFound")}
      isPart={isPart}
      onReset={() => {
        change({ state: null });
        setTyped("");
      }}
    />
  ) : (
    <ReportTable rows={found} />
  );
}
