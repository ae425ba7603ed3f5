import { allFound, searchOver } from "@domain/directory/search";
import { href } from "@domain/pages";
import { templateQueries } from "@domain/task/work-queries";
import { Button } from "@mantine/core";
import { IconArchive, IconRepeat } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useSearchTerm } from "../../../lib/carried-search";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useListCount } from "../../../ui/list/list-count";
import { LoadMore } from "../../../ui/list/load-more";
import { wordsIn } from "../list/task-filter";
import { TasksFrame } from "../list/tasks-frame";
import { useAutomationColumns } from "./automation-columns";

/** They are set up by hand: all of them are here, so that each is found and counted. */
const step = 500;
const noRows: readonly Row<"taskTemplates">[] = [];

/** The automations of the establishment; archived ones on demand. */
export function AutomationsTab() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const archived = params.get("archived") === "1";
  const [search, setSearch] = useSearchTerm();
  const session = useReadySession();
  const { live, more, growing } = useGrowingList(
    (limit) => templateQueries(session, limit),
    { step },
  );
  const rows = live.state === "data" ? live.data.rows : noRows;
  const find = useMemo(
    () =>
      searchOver(
        rows.filter(({ data }) => archived || data.status !== "archived"),
        ({ data }) => wordsIn(data),
      ),
    [rows, archived],
  );
  const found = allFound(find(search));
  const isAll = live.state === "data" && !live.data.full;
  return (
    <TasksFrame
      tab="automations"
      count={useListCount(isAll ? found.length : null, found.length)}
    >
      <FilterBar label={t("tasks.list.filters")}>
        <SearchField
          label={t("tasks.automations.search")}
          value={search}
          onChange={setSearch}
        />
        <Button
          variant={archived ? "light" : "default"}
          fw={500}
          px="md"
          aria-pressed={archived}
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => change({ archived: !archived })}
        >
          {t("tasks.automations.withArchived")}
        </Button>
      </FilterBar>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconRepeat}
            title={t("tasks.automations.empty")}
            body={t("tasks.automations.emptyHelp")}
          />
        }
      >
        {(list) => (
          <>
            <AutomationRows rows={found} params={params} />
            <ListNotes
              unreadable={list.unreadable}
              full={false}
              shown={list.rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </TasksFrame>
  );
}

interface AutomationRowsProps {
  rows: readonly Row<"taskTemplates">[];
  params: URLSearchParams;
}

function AutomationRows({ rows, params }: AutomationRowsProps) {
  const { t } = useTranslation();
  const columns = useAutomationColumns();
  if (rows.length === 0)
    return (
      <EmptyState icon={IconRepeat} title={t("tasks.list.nothingFound")} />
    );
  return (
    <RecordList
      label={t("tasks.tabs.automations")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        `${href("taskList")}?${withParams(params, { automationId: id }).toString()}`
      }
      columns={columns}
    />
  );
}
