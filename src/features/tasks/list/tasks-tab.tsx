import { href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import { Button } from "@mantine/core";
import { IconChecklist, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useCan } from "../../../data/hooks/use-can";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
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
import { MoreActions, NextButton } from "../parts/task-buttons";
import { useWhere } from "../parts/use-where";
import { BulkActions } from "./bulk-actions";
import { useTaskColumns } from "./task-columns";
import { taskFilter, wordsIn } from "./task-filter";
import { TaskFilters } from "./task-filters";
import type { TaskSort } from "./task-sort";
import { personOf, sorted, sortOf, sortWord } from "./task-sort";
import { TasksFrame } from "./tasks-frame";
import { useTaskList } from "./use-task-list";

/** The list of tasks with its filters, bulk actions and the way to more. */
export function TasksTab() {
  const [params] = usePageParams();
  const [filter, changeFilter] = useFilter(taskFilter);
  const [search, setSearch] = useState("");
  const sort = sortOf(params.get("sort"));
  const { live, more, growing } = useTaskList(filter, sort);
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
            <TaskRows rows={found} sort={sort} />
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
  sort: TaskSort;
}

const hrefIn =
  (params: URLSearchParams) =>
  ({ id }: Row<"tasks">): string =>
    `${href("taskList")}?${withParams(params, { taskId: id }).toString()}`;

/** The rows in the order asked for, with where each is. */
function useSorted(rows: readonly Row<"tasks">[], sort: TaskSort) {
  const { byName } = useFormat();
  const people = usePeople(useReadySession().zooId);
  const whereOf = useWhere(rows.map(({ data }) => data));
  const shown = sorted(
    rows,
    sort,
    {
      where: (task) => {
        const { sector, what } = whereOf(task);
        return `${sector.name} ${what ?? ""}`;
      },
      who: (task) => {
        const person = people.of(personOf(task));
        return person === undefined ? "" : fullName(person);
      },
    },
    byName,
  );
  return { shown, whereOf };
}

function TaskRows({ rows, sort }: TaskRowsProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { shown, whereOf } = useSorted(rows, sort);
  const columns = useTaskColumns(useNow(), whereOf);
  const titles = new Map(rows.map(({ id, data }) => [id, data.title]));
  if (rows.length === 0)
    return (
      <EmptyState icon={IconChecklist} title={t("tasks.list.nothingFound")} />
    );
  return (
    <>
      <RecordList
        label={t("tasks.title")}
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={hrefIn(params)}
        columns={columns}
        rowActions={(row) => <NextButton row={row} />}
        rowMore={(row) => <MoreActions row={row} />}
        sort={{
          by: sort.by ?? "due",
          descending: sort.descending,
          onSort: (by, descending) =>
            change({ sort: sortWord(by, descending) }),
        }}
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
