import { establishmentKinds } from "@domain/establishment/offers";
import { environments } from "@domain/establishment/zoo";
import { Select, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter-bar";
import { FilterFold } from "../../../ui/list/filter-fold";
import type { ZooFilter } from "./zoo-filter";
import { zooFilter } from "./zoo-filter";

interface ZooFiltersProps {
  filter: ZooFilter;
  onFilter: (change: Partial<ZooFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
}

const choiceStyle = { flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" };

/** What narrows the list of establishments: all but what was typed is in the address. */
export function ZooFilters(props: ZooFiltersProps) {
  const { filter, onFilter, search, onSearch } = props;
  const { t } = useTranslation();
  const may = useCan();
  const chips = zooFilter.chips(filter);
  const clear = { "aria-label": t("common.actions.clear") };
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
        <Select
          aria-label={t("establishments.fields.type")}
          placeholder={t("establishments.states.allTypes")}
          style={choiceStyle}
          clearable
          clearButtonProps={clear}
          value={filter.type}
          onChange={(chosen) =>
            onFilter({
              type: establishmentKinds.find((one) => one === chosen) ?? null,
            })
          }
          data={establishmentKinds.map((value) => ({
            value,
            label: t(`establishments.options.type.${value}`),
          }))}
        />
        <Select
          aria-label={t("establishments.fields.environment")}
          placeholder={t("establishments.states.allEnvironments")}
          style={choiceStyle}
          clearable
          clearButtonProps={clear}
          value={filter.environment}
          onChange={(chosen) =>
            onFilter({
              environment: environments.find((one) => one === chosen) ?? null,
            })
          }
          data={environments.map((value) => ({
            value,
            label: t(`establishments.options.environment.${value}`),
          }))}
        />
        {may("remove", "zoo") && (
          <Switch
            label={t("establishments.actions.showArchived")}
            checked={filter.archived}
            onChange={({ currentTarget }) =>
              onFilter({ archived: currentTarget.checked })
            }
            my={8}
          />
        )}
        <ResetFilters chips={chips} onReset={onFilter} />
      </FilterFold>
    </FilterBar>
  );
}
