import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import type { TaskFilter } from "@domain/task/task-queries";
import { defaultTaskFilter } from "@domain/task/task-queries";
import { Button, Center } from "@mantine/core";
import { IconChecklist, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { BulkActions } from "./bulk-actions";
import { searchTasks } from "./search-tasks";
import { useTaskColumns } from "./task-columns";
import {
  filterOfParams,
  isDefaultFilter,
  paramsOfFilter,
} from "./task-filter-params";
import { TaskFilters } from "./task-filters";
import { TasksFrame } from "./tasks-frame";
import { useTaskList } from "./use-task-list";

/** The list of tasks with its filters, bulk actions and the way to more. */
export function TasksTab({ session }: { session: Session }) {
  const [params, change] = usePageParams();
  const filter = useMemo(() => filterOfParams(params), [params]);
  const [search, setSearch] = useState("");
  const { live, now, more } = useTaskList(session, filter);
  const handleFilter = (next: TaskFilter) => change(paramsOfFilter(next));
  return (
    <TasksFrame tab="tasks" session={session} count={useCount(live)}>
      <TaskFilters
        session={session}
        filter={filter}
        onFilter={handleFilter}
        search={search}
        onSearch={setSearch}
      />
      <QueryState
        query={live}
        empty={
          <NoTasks
            session={session}
            filtered={!isDefaultFilter(filter)}
            onReset={() => handleFilter(defaultTaskFilter)}
          />
        }
      >
        {(list) => (
          <TaskRows
            list={list}
            rows={searchTasks(list.rows, search)}
            session={session}
            now={now}
            params={params}
            onMore={more}
          />
        )}
      </QueryState>
    </TasksFrame>
  );
}

function useCount(live: Live<LiveList<"tasks">>): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (live.state !== "data") return null;
  const { rows, full } = live.data;
  const count = format.number(rows.length);
  return full ? t("tasks.board.more", { limit: count }) : count;
}

interface TaskRowsProps {
  list: LiveList<"tasks">;
  rows: readonly Row<"tasks">[];
  session: Session;
  now: Date;
  params: URLSearchParams;
  onMore: () => void;
}

function TaskRows({ list, rows, session, now, params, onMore }: TaskRowsProps) {
  const { t } = useTranslation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const columns = useTaskColumns(session, rows, now);
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
        session={session}
        onDone={() => setIds(new Set())}
      />
      <ListNotes
        unreadable={list.unreadable}
        full={false}
        shown={rows.length}
      />
      {list.full && (
        <Center mt="md">
          <Button variant="default" onClick={onMore}>
            {t("common.actions.loadMore")}
          </Button>
        </Center>
      )}
    </>
  );
}

interface NoTasksProps {
  session: Session;
  filtered: boolean;
  onReset: () => void;
}

function NoTasks({ session, filtered, onReset }: NoTasksProps) {
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
        can(session, "create", "tasks") && (
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
