import type { Session } from "@domain/access/session";
import { mySectorIds } from "@domain/access/session";
import type { TaskFilter } from "@domain/task/task-queries";
import { defaultTaskFilter, readsAllTasks } from "@domain/task/task-queries";
import { Button, Select } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FilterBar, SearchField } from "../../../ui/list/filter-bar";
import { useSectors } from "../use-sector-names";
import {
  filterPeople,
  filterStatuses,
  isDefaultFilter,
} from "./task-filter-params";

interface TaskFiltersProps {
  session: Session;
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
  search: string;
  onSearch: (text: string) => void;
}

const statusOf = (value: string | null): TaskFilter["status"] =>
  filterStatuses.find((status) => status === value) ?? defaultTaskFilter.status;
const whoOf = (value: string | null): TaskFilter["who"] =>
  filterPeople.find((who) => who === value) ?? defaultTaskFilter.who;

/** What narrows the list: all but the typed words is in the address. */
export function TaskFilters(props: TaskFiltersProps) {
  const { session, filter, onFilter, search, onSearch } = props;
  const { t } = useTranslation();
  const set = (part: Partial<TaskFilter>) => onFilter({ ...filter, ...part });
  return (
    <FilterBar label={t("tasks.list.filters")}>
      <SearchField
        label={t("tasks.list.search")}
        value={search}
        onChange={onSearch}
      />
      <Select
        aria-label={t("tasks.fields.status")}
        w={205}
        allowDeselect={false}
        value={filter.status}
        onChange={(value) => set({ status: statusOf(value), late: false })}
        data={filterStatuses.map((status) => ({
          value: status,
          label: t(`tasks.options.filterStatus.${status}`),
        }))}
      />
      <SectorFilter
        session={session}
        value={filter.sectorId}
        onChange={(sectorId) => set({ sectorId })}
      />
      <Select
        aria-label={t("tasks.fields.who")}
        w={170}
        allowDeselect={false}
        value={filter.who}
        onChange={(value) => set({ who: whoOf(value) })}
        data={filterPeople.map((who) => ({
          value: who,
          label: t(`tasks.options.filterWho.${who}`),
        }))}
      />
      <Button
        variant={filter.late ? "light" : "default"}
        {...(filter.late ? { color: "red" } : {})}
        fw={500}
        px="md"
        aria-pressed={filter.late}
        leftSection={<IconAlertTriangle size={16} aria-hidden />}
        onClick={() => set({ late: !filter.late, status: "todo" })}
      >
        {t("tasks.states.late")}
      </Button>
      {!isDefaultFilter(filter) && (
        <Button variant="subtle" onClick={() => onFilter(defaultTaskFilter)}>
          {t("common.actions.resetFilters")}
        </Button>
      )}
    </FilterBar>
  );
}

function SectorFilter({
  session,
  value,
  onChange,
}: {
  session: Session;
  value: string | null;
  onChange: (sectorId: string | null) => void;
}) {
  const { t } = useTranslation();
  const live = useSectors(session.zooId);
  const mine = mySectorIds(session.access);
  const all = readsAllTasks(session);
  const rows = live.state === "data" ? live.data.rows : [];
  return (
    <Select
      aria-label={t("tasks.fields.sector")}
      placeholder={t("tasks.list.allSectors")}
      w={190}
      clearable
      searchable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      value={value}
      onChange={onChange}
      data={rows
        .filter(({ id }) => all || mine.includes(id))
        .map(({ id, data }) => ({ value: id, label: data.sectorName }))}
    />
  );
}
