import { href } from "@domain/pages";
import { Button } from "@mantine/core";
import { IconChecklist, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { useFilter } from "../../../ui/list/define-filter";
import { useListCount } from "../../../ui/list/list-count";
import { LoadMore } from "../../../ui/list/load-more";
import { searched } from "../../../ui/list/search-text";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { BulkActions } from "./bulk-actions";
import { useTaskColumns } from "./task-columns";
import { taskFilter, wordsIn } from "./task-filter";
import { TaskFilters } from "./task-filters";
import { TasksFrame } from "./tasks-frame";
import { useTaskList } from "./use-task-list";

/** The list of tasks with its filters, bulk actions and the way to more. */
export function TasksTab() {
  const [params] = usePageParams();
  const [filter, changeFilter] = useFilter(taskFilter);
  const [search, setSearch] = useState("");
  const { live, more, growing } = useTaskList(filter);
  const found =
    live.state === "data"
      ? searched(live.data.rows, search, ({ data }) => wordsIn(data))
      : [];
  return (
    <TasksFrame tab="tasks" count={useListCount(live, found.length)}>
      <TaskFilters
        filter={filter}
        onFilter={changeFilter}
        search={search}
        onSearch={setSearch}
      />
      <QueryState
        query={live}
        empty={
          <NoTasks
            filtered={taskFilter.chips(filter).length > 0}
            onReset={() => changeFilter(taskFilter.initial)}
          />
        }
      >
        {({ unreadable, rows }) => (
          <>
            <TaskRows rows={found} params={params} />
            <ListNotes
              unreadable={unreadable}
              full={false}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </TasksFrame>
  );
}

interface TaskRowsProps {
  rows: readonly Row<"tasks">[];
  params: URLSearchParams;
}

function TaskRows({ rows, params }: TaskRowsProps) {
  const { t } = useTranslation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const columns = useTaskColumns(useNow());
  const titles = new Map(rows.map(({ id, data }) => [id, data.title]));
  if (rows.length === 0)
    return (
      <EmptyState icon={IconChecklist} title={t("tasks.list.nothingFound")} />
    );
  return (
    <>
      <RecordList
        label={t("tasks.title")}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          `${href("taskList")}?${withParams(params, { taskId: id }).toString()}`
        }
        columns={columns}
        selection={{
          ids,
          onChange: setIds,
          label: (id) =>
            t("tasks.list.select", { title: titles.get(id) ?? "" }),
        }}
      />
      <BulkActions
        rows={rows.filter(({ id }) => ids.has(id))}
        onDone={() => setIds(new Set())}
      />
    </>
  );
}

interface NoTasksProps {
  filtered: boolean;
  onReset: () => void;
}

function NoTasks({ filtered, onReset }: NoTasksProps) {
  const may = useCan();
  const { t } = useTranslation();
  if (filtered)
    return (
      <EmptyState
        icon={IconChecklist}
        title={t("tasks.list.nothingFound")}
        action={
          <Button variant="light" onClick={onReset}>
            {t("common.actions.resetFilters")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={IconChecklist}
      title={t("tasks.list.empty")}
      body={t("tasks.list.emptyHelp")}
      action={
        may("create", "tasks") && (
          <ButtonLink
            to={href("taskList", { mode: "create" })}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("tasks.actions.plan")}
          </ButtonLink>
        )
      }
    />
  );
}
