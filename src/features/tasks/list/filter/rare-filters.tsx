import { sectorRoles } from "@domain/access/session";
import { isThere } from "@domain/directory/is-there";
import { fullName } from "@domain/person/user";
import { taskTypes } from "@domain/task/task";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import {
  useDirectory,
  usePeople,
  useSpecies,
} from "../../../../data/hooks/use-names";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { FilterChoice } from "../../../../ui/list/filter/filter-choice";
import type { TaskListFilter } from "../task-filter";
import { Select } from "../../../../ui/form/fields/choosers";
import { fetched } from "../../../../ui/state/fetched";

const DayRange = fetched(async () => (await import("./day-range")).DayRange);

interface RareFiltersProps {
  filter: TaskListFilter;
  onFilter: (change: Partial<TaskListFilter>) => void;
  tags: readonly string[];
}

/** Room for its words; where the filters are folded, over the whole width. */
const wide = { flex: "0 1 clamp(205px, (640px - 100%) * 999, 100%)" };

/** What is rarely asked for: type, people, species, tag and period. */
export function RareFilters({ filter, onFilter, tags }: RareFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <FilterChoice
        label={t("tasks.fields.type")}
        all={t("tasks.filter.allTypes")}
        values={taskTypes}
        labelOf={(type) => t(`tasks.options.type.${type}`)}
        value={filter.type}
        onChange={(type) => onFilter({ type })}
      />
      <FoundChoice
        label={t("tasks.filter.person")}
        all={t("tasks.filter.allPeople")}
        data={usePeopleOptions()}
        value={filter.personId}
        onChange={(personId) => onFilter({ personId })}
      />
      <FilterChoice
        label={t("tasks.filter.role")}
        all={t("tasks.filter.allRoles")}
        values={sectorRoles}
        labelOf={(role) => t(`tasks.filter.roles.${role}`)}
        value={filter.role}
        onChange={(role) => onFilter({ role })}
      />
      <FoundChoice
        label={t("tasks.filter.enclosure")}
        all={t("tasks.filter.allEnclosures")}
        {...useNamedOptions("enclosures", filter.enclosureId)}
        value={filter.enclosureId}
        onChange={(enclosureId) => onFilter({ enclosureId })}
      />
      <FoundChoice
        label={t("tasks.filter.animal")}
        all={t("tasks.filter.allAnimals")}
        {...useNamedOptions("animals", filter.animalId)}
        value={filter.animalId}
        onChange={(animalId) => onFilter({ animalId })}
      />
      <FoundChoice
        label={t("tasks.filter.species")}
        all={t("tasks.filter.allSpecies")}
        data={useSpeciesOptions()}
        value={filter.specieId}
        onChange={(specieId) => onFilter({ specieId })}
      />
      <FoundChoice
        label={t("tasks.filter.tag")}
        all={t("tasks.filter.allTags")}
        data={[...new Set([...tags, ...(filter.tag ? [filter.tag] : [])])]}
        value={filter.tag}
        onChange={(tag) => onFilter({ tag })}
      />
      <DayRange filter={filter} onFilter={onFilter} />
    </>
  );
}

interface Option {
  value: string;
  label: string;
}

interface FoundChoiceProps {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  data: readonly (Option | string)[];
  value: string | null;
  onChange: (value: string | null) => void;
  onDropdownOpen?: () => void;
}

/** One of many, found by typing. */
function FoundChoice({ label, all, data, ...choice }: FoundChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...choice}
      style={wide}
      aria-label={label}
      placeholder={all}
      data={[...data]}
      limit={100}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("tasks.filter.nothing")}
    />
  );
}

/** The enclosures or animals by name; read when somebody is about to choose, or one is chosen. */
function useNamedOptions(kind: "enclosures" | "animals", value: string | null) {
  const { zooId } = useReadySession();
  const [asked, setAsked] = useState(false);
  const { list } = useDirectory(kind, asked || value !== null ? zooId : null);
  return {
    data: list
      .filter((one) => one.id === value || isThere(one))
      .map(({ id, name }) => ({ value: id, label: name })),
    onDropdownOpen: () => setAsked(true),
  };
}

const usePeopleOptions = (): Option[] =>
  usePeople(useReadySession().zooId).rows.map(({ id, data }) => ({
    value: id,
    label: fullName(data),
  }));

function useSpeciesOptions(): Option[] {
  const language = useLanguage();
  return useSpecies(useReadySession().zooId).rows.map(({ id, data }) => ({
    value: id,
    label: data.names[language] ?? data.specieName,
  }));
}
