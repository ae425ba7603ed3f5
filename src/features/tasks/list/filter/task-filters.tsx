import { mySectorIds } from "@domain/access/session";
import { filterPeople, filterStatuses } from "@domain/task/filter/task-filter";
import { managedSectors, readsAllTasks } from "@domain/access/reach";
import { Button, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useSectors } from "../../../../data/hooks/use-names";
import { Select } from "../../../../ui/form/fields/choosers";
import { RecordChip } from "./record-chip";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../../ui/list/filter/filter-bar";
import { MoreFilters } from "../../../../ui/list/filter/more-filters";
import { FilterFold } from "../../../../ui/list/filter/filter-fold";
import { Slot } from "../../../slots";
import { GroupChoice } from "../group/group-choice";
import { RareFilters } from "./rare-filters";
import type { TaskListFilter } from "../task-filter";
import {
  listedTexts,
  rareCount,
  taskFilter,
  taskViewNames,
} from "../task-filter";

interface TaskFiltersProps {
  filter: TaskListFilter;
  onFilter: (change: Partial<TaskListFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Those that the rows at hand have. */
  tags: readonly string[];
}

/** What narrows the list: all but the typed words is in the address. */
export function TaskFilters(props: TaskFiltersProps) {
  const { filter, onFilter, search, onSearch, tags } = props;
  const { t } = useTranslation();
  const chips = taskFilter.chips(filter);
  return (
    <FilterBar label={t("tasks.list.filters")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("tasks.list.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <Select
          aria-label={t("tasks.fields.status")}
          w={205}
          allowDeselect={false}
          value={filter.status}
          onChange={(status) =>
            onFilter({ status: status ?? filter.status, late: false })
          }
          data={filterStatuses.map((status) => ({
            value: status,
            label: t(`tasks.options.filterStatus.${status}`),
          }))}
        />
        <RecordChip filter={filter} onFilter={onFilter} />
        <SectorFilter
          value={filter.sectorId}
          onChange={(sectorId) => onFilter({ sectorId })}
        />
        <WhoFilter value={filter.who} onChange={(who) => onFilter({ who })} />
        <Button
          variant={filter.late ? "light" : "default"}
          {...(filter.late ? { color: "red" } : {})}
          fw={500}
          px="md"
          aria-pressed={filter.late}
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
          onClick={() => onFilter({ late: !filter.late, status: "todo" })}
        >
          {t("tasks.states.late")}
        </Button>
        <Button
          variant={filter.today ? "light" : "default"}
          fw={500}
          px="md"
          aria-pressed={filter.today}
          leftSection={<IconSun size={16} aria-hidden />}
          onClick={() =>
            onFilter({
              today: !filter.today,
              late: false,
              from: null,
              to: null,
            })
          }
        >
          {t("tasks.states.today")}
        </Button>
        {listedTexts.map((name) => (
          <TextInput
            key={name}
            aria-label={t(`tasks.fields.${name}`)}
            placeholder={t(`tasks.fields.${name}`)}
            w={170}
            value={filter[name] ?? ""}
            onChange={({ currentTarget }) =>
              onFilter({ [name]: currentTarget.value })
            }
          />
        ))}
        <MoreFilters label={t("tasks.filter.more")} count={rareCount(filter)}>
          <RareFilters filter={filter} onFilter={onFilter} tags={tags} />
        </MoreFilters>
        <GroupChoice />
        <ResetFilters chips={chips} onReset={onFilter} />
        <Slot
          name="list.views"
          props={{ page: "taskList", names: taskViewNames }}
        />
      </FilterFold>
    </FilterBar>
  );
}

interface WhoFilterProps {
  value: TaskListFilter["who"];
  onChange: (who: TaskListFilter["who"]) => void;
}

function WhoFilter({ value, onChange }: WhoFilterProps) {
  const { t } = useTranslation();
  const manages = (managedSectors(useReadySession())?.length ?? 0) > 0;
  return (
    <Select
      aria-label={t("tasks.fields.who")}
      w={170}
      allowDeselect={false}
      value={value}
      onChange={(who) => onChange(who ?? value)}
      data={filterPeople
        .filter((who) => who !== "managed" || manages || value === who)
        .map((who) => ({
          value: who,
          label: t(`tasks.options.filterWho.${who}`),
        }))}
    />
  );
}

function SectorFilter({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (sectorId: string | null) => void;
}) {
  const { t } = useTranslation();
  const session = useReadySession();
  const { rows } = useSectors(session.zooId);
  const mine = mySectorIds(session.access);
  const all = readsAllTasks(session);
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
