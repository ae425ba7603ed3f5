import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { templateQueries } from "@domain/task/task-queries";
import { Button, Center } from "@mantine/core";
import { IconArchive, IconRepeat } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { FilterBar, SearchField } from "../../../ui/list/filter-bar";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { searchTasks } from "../list/search-tasks";
import { TasksFrame } from "../list/tasks-frame";
import { pageSize } from "../list/use-task-list";
import { useAutomationColumns } from "./automation-columns";

/** The automations of the establishment; archived ones on demand. */
export function AutomationsTab({ session }: { session: Session }) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const archived = params.get("archived") === "1";
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const live = useLiveQueries(
    useMemo(() => templateQueries(session, limit), [session, limit]),
  );
  const shown = (rows: readonly Row<"taskTemplates">[]) =>
    searchTasks(
      rows.filter(({ data }) => archived || data.status !== "archived"),
      search,
    );
  const count =
    live.state === "data" ? String(shown(live.data.rows).length) : null;
  return (
    <TasksFrame tab="automations" session={session} count={count}>
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
            <AutomationRows rows={shown(list.rows)} params={params} />
            <ListNotes
              unreadable={list.unreadable}
              full={false}
              shown={list.rows.length}
            />
            {list.full && (
              <Center mt="md">
                <Button
                  variant="default"
                  onClick={() => setLimit(limit + pageSize)}
                >
                  {t("common.actions.loadMore")}
                </Button>
              </Center>
            )}
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
