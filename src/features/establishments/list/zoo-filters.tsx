import { establishmentKinds } from "@domain/establishment/offers";
import { environments } from "@domain/establishment/zoo";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import type { ZooFilter } from "./zoo-filter";
import { zooFilter } from "./zoo-filter";

interface ZooFiltersProps {
  filter: ZooFilter;
  onFilter: (change: Partial<ZooFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
}

/** What narrows the list of establishments: all but what was typed is in the address. */
export function ZooFilters(props: ZooFiltersProps) {
  const { filter, onFilter, search, onSearch } = props;
  const { t } = useTranslation();
  const may = useCan();
  const chips = zooFilter.chips(filter);
  return (
    <FilterBar label={t("establishments.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("establishments.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <FilterChoice
          label={t("establishments.fields.type")}
          all={t("establishments.states.allTypes")}
          values={establishmentKinds}
          labelOf={(type) => t(`establishments.options.type.${type}`)}
          value={filter.type}
          onChange={(type) => onFilter({ type })}
        />
        <FilterChoice
          label={t("establishments.fields.environment")}
          all={t("establishments.states.allEnvironments")}
          values={environments}
          labelOf={(one) => t(`establishments.options.environment.${one}`)}
          value={filter.environment}
          onChange={(environment) => onFilter({ environment })}
        />
        {may("remove", "zoo") && (
          <FilterSwitch
            label={t("establishments.actions.showArchived")}
            checked={filter.archived}
            onChange={(on) => onFilter({ archived: on })}
          />
        )}
        <ResetFilters chips={chips} onReset={onFilter} />
      </FilterFold>
    </FilterBar>
  );
}
