import { href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import type { Task } from "@domain/task/task";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { isToDo } from "@domain/task/filter/task-filter";
import { Text } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { useListCount } from "../../../ui/list/list-count";
import { ListEnd } from "../../../ui/list/list-end";
import type { RowGroup } from "../../../ui/list/grouped/row-groups";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { MoreActions, NextButton } from "../parts/task-buttons";
import type { Where } from "../parts/use-where";
import type { BulkReport } from "../task-bulk-writes";
import { BulkActions } from "./bulk-actions";
import { BulkNotice } from "./bulk-notice";
import { useTaskSelection } from "./use-task-selection";
import { useTaskColumns } from "./task-columns";
import { taskFilter } from "./task-filter";
import { groupingOf, useTaskGroups } from "./group/use-task-groups";
import { TaskFilters } from "./filter/task-filters";
import type { TaskSort } from "./task-sort";
import { goesDown, personOf, sorted, sortOf, sortWord } from "./task-sort";
import { ListMenu } from "./export/list-menu";
import { SheetLink } from "../sheet/sheet-link";
import { NoTasks } from "./no-tasks";
import { TasksFrame } from "./tasks-frame";
import { useTaskList } from "./use-task-list";

/** The list of tasks with its filters, bulk actions and the way to more. */
export function TasksTab() {
  const [params] = usePageParams();
  const [filter, changeFilter] = useFilter(taskFilter);
  const [typed, setTyped] = useSearchTerm();
  const [report, setReport] = useState<BulkReport>();
  const sort = sortOf(params.get("sort"));
  const list = useTaskList(filter, { sort, typed });
  const { live, found, total, isPartial, whereOf, more, growing } = list;
  const grouped = useTaskGroups(useSorted(found, sort, whereOf), list, {
    by: groupingOf(params.get("group")),
    filter,
    sort,
  });
  return (
    <TasksFrame
      tab="tasks"
      count={useListCount(total, found.length)}
      more={
        <>
          <SheetLink />
          <ListMenu rows={grouped.rows} total={total} filter={filter} />
        </>
      }
    >
      <TaskFilters
        filter={filter}
        onFilter={changeFilter}
        search={typed}
        onSearch={setTyped}
        tags={list.tags}
      />
      {/* Not among the rows: what is tried leaves the list before it comes back. */}
      {report !== undefined && (
        <BulkNotice report={report} onClose={() => setReport(undefined)} />
      )}
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
            {found.length === 0 && growing ? (
              <ListSkeleton />
            ) : (
              <TaskRows
                {...grouped}
                sort={sort}
                whereOf={whereOf}
                status={filter.status}
                onReport={setReport}
              />
            )}
            {isPartial && <OnlySome count={rows.length} />}
            {grouped.isPartial && <OnlyGrouped count={grouped.rows.length} />}
            <ListEnd
              rows={rows}
              unreadable={unreadable}
              onMore={more}
              growing={growing}
            />
          </>
        )}
      </QueryState>
    </TasksFrame>
  );
}

/** Says that there is more than was looked through. */
function OnlySome({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Text c="dimmed" mt="xs" role="status">
      {t("tasks.list.onlySome", { count })}
    </Text>
  );
}

/** Says that headings count what is loaded. */
function OnlyGrouped({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Text c="dimmed" mt="xs" role="status">
      {t("tasks.filter.onlyGrouped", { count })}
    </Text>
  );
}

interface TaskRowsProps {
  rows: readonly Row<"tasks">[];
  groups: readonly RowGroup[] | null;
  sort: TaskSort;
  whereOf: (task: Task) => Where;
  status: TaskFilter["status"];
  onReport: (report: BulkReport) => void;
}

const hrefIn =
  (params: URLSearchParams) =>
  ({ id }: Row<"tasks">): string =>
    `${href("taskList")}?${withParams(params, { taskId: id }).toString()}`;

/** The rows in the order asked for. */
function useSorted(
  rows: TaskRowsProps["rows"],
  sort: TaskSort,
  whereOf: TaskRowsProps["whereOf"],
) {
  const { byName } = useFormat();
  const people = usePeople(useReadySession().zooId);
  return sorted(
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
}

function TaskRows(props: TaskRowsProps) {
  const { rows, groups, sort, whereOf, status, onReport } = props;
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const columns = useTaskColumns(useNow(), status, whereOf);
  const select = useTaskSelection(rows);
  if (rows.length === 0)
    return (
      <EmptyState icon={IconChecklist} title={t("tasks.list.nothingFound")} />
    );
  return (
    <>
      <RecordList
        label={t("tasks.title")}
        rows={rows}
        {...(groups !== null && { groups })}
        rowKey={({ id }) => id}
        rowHref={hrefIn(params)}
        columns={columns}
        rowActions={(row) => <NextButton row={row} />}
        rowMore={(row) => <MoreActions row={row} />}
        sort={{
          by: sort.by ?? "due",
          descending: goesDown(sort, isToDo(status)),
          onSort: (by, descending) =>
            change({ sort: sortWord(by, descending) }),
        }}
        {...(select !== null && { selection: select.selection })}
      />
      {select !== null && (
        <BulkActions
          rows={select.rows}
          able={select.able}
          total={rows.length}
          onDone={select.clear}
          onReport={onReport}
        />
      )}
    </>
  );
}
