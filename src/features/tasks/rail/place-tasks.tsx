import { href } from "@domain/pages";
import type { WorkRecord } from "@domain/task/work-queries";
import { recordFilter } from "@domain/task/work-queries";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useListCount } from "../../../ui/list/list-count";
import { ListEnd } from "../../../ui/list/list-end";
import { RecordList } from "../../../ui/list/record-list";
import { QueryState } from "../../../ui/state/query-state";
import { useTaskColumns } from "../list/task-columns";
import { sortOf } from "../list/task-sort";
import { useTaskList } from "../list/use-task-list";
import { MoreActions, NextButton } from "../parts/task-buttons";
import { SectorSheetLink } from "../sheet/sheet-link";
import { AllLink, PlanLink, aboutRecord } from "./work-links";

const soonestFirst = { sort: sortOf(null), typed: "" };

/** What is to be done in a place, and the way to what was. */
export function Component(record: WorkRecord) {
  const { t } = useTranslation();
  const { live, found, total, whereOf, more, growing } = useTaskList(
    recordFilter(record),
    soonestFirst,
  );
  const columns = useTaskColumns(useNow(), "todo", whereOf);
  const count = useListCount(total, found.length);
  const about = aboutRecord(record);
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Group gap="md">
          <Text role="status">
            {count !== undefined &&
              t("tasks.rail.toDo", { count: total ?? found.length, n: count })}
          </Text>
          <AllLink about={about} />
          {record.kind === "sectors" && (
            <SectorSheetLink sectorId={record.id} />
          )}
        </Group>
        <PlanLink record={record} small />
      </Group>
      <QueryState
        query={live}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Text c="dimmed">{t("tasks.rail.noneNext")}</Text>}
      >
        {({ unreadable, rows }) => (
          <>
            <RecordList
              label={t("tasks.title")}
              rows={found}
              rowKey={({ id }) => id}
              rowHref={({ id }) => href("taskList", { ...about, taskId: id })}
              columns={columns}
              rowActions={(row) => <NextButton row={row} />}
              rowMore={(row) => <MoreActions row={row} />}
            />
            <ListEnd
              rows={rows}
              unreadable={unreadable}
              onMore={more}
              growing={growing}
            />
          </>
        )}
      </QueryState>
    </>
  );
}
