import type { ListedState } from "@domain/versions/listed";
import { listedStates } from "@domain/versions/listed";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../ui/form/fields/choosers";
import { FilterBar, SearchField } from "../../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../../ui/list/option-filter";
import type { VersionedFilter } from "./versioned-filter";
import { versionedFilter, wishOf, withState } from "./versioned-filter";

export interface VersionedFiltersProps {
  label: string;
  filter: VersionedFilter;
  onFilter: (change: Partial<VersionedFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Those that they are for, by name; null: they are for none. */
  species: readonly { id: string; name: string }[] | null;
  /** The most versions that one has; null where only what is begun with is listed. */
  versions: number | null;
}

/** What narrows the list: all but what was typed is in the address. */
export function VersionedFilters(props: VersionedFiltersProps) {
  const { label, filter, onFilter, search, onSearch, species, versions } =
    props;
  const { t } = useTranslation();
  const { state, version } = wishOf(filter);
  const numbers = Array.from(
    { length: Math.max(versions ?? 0, version ?? 0) },
    (_, place) => String(place + 1),
  );
  const chips = versionedFilter.chips(filter);
  const count =
    versions === null ? Number(filter.specieId !== null) : chips.length;
  return (
    <FilterBar label={label}>
      <FilterFold
        count={count}
        search={
          <SearchField
            label={t(
              species === null
                ? "surveys.list.fields.name"
                : "surveys.list.actions.search",
            )}
            value={search}
            onChange={onSearch}
          />
        }
      >
        {versions !== null && (
          <>
            <FilterChoice<ListedState>
              label={t("surveys.list.fields.state")}
              all={t("surveys.list.states.notOld")}
              values={listedStates}
              labelOf={(one) => t(`surveys.list.options.state.${one}`)}
              value={state}
              onChange={(one) => onFilter(withState(filter, one))}
            />
            {state !== "old" && (
              <FilterChoice
                label={t("surveys.list.fields.version")}
                all={t("surveys.list.states.allVersions")}
                values={numbers}
                labelOf={(one) =>
                  t("surveys.preview.fields.version", { version: one })
                }
                value={version === null ? null : String(version)}
                onChange={(one) =>
                  onFilter({ version: one === null ? null : Number(one) })
                }
              />
            )}
          </>
        )}
        {species !== null && (
          <Select
            aria-label={t("surveys.list.fields.species")}
            placeholder={t("surveys.list.states.allSpecies")}
            style={{ flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" }}
            data={species.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.specieId}
            onChange={(specieId) => onFilter({ specieId })}
            searchable
            clearable
            filter={optionsFound}
            clearButtonProps={{ "aria-label": t("common.actions.clear") }}
            nothingFoundMessage={t("surveys.list.states.noSpecieFound")}
          />
        )}
      </FilterFold>
    </FilterBar>
  );
}
