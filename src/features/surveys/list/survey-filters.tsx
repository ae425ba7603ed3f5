import type { SurveyState } from "@domain/survey/listed";
import { surveyStates } from "@domain/survey/listed";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../ui/list/option-filter";
import type { SurveyFilter } from "./survey-filter";
import { surveyFilter, wishOf, withState } from "./survey-filter";

interface SurveyFiltersProps {
  filter: SurveyFilter;
  onFilter: (change: Partial<SurveyFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Those that questionnaires are for, by name. */
  species: readonly { id: string; name: string }[];
  /** The most versions that a questionnaire has; null where only what is begun with is listed. */
  versions: number | null;
}

/** What narrows the list of questionnaires: all but what was typed is in the address. */
export function SurveyFilters(props: SurveyFiltersProps) {
  const { filter, onFilter, search, onSearch, species, versions } = props;
  const { t } = useTranslation();
  const { state, version } = wishOf(filter);
  const numbers = Array.from(
    { length: Math.max(versions ?? 0, version ?? 0) },
    (_, place) => String(place + 1),
  );
  const chips = surveyFilter.chips(filter);
  const count =
    versions === null ? Number(filter.specieId !== null) : chips.length;
  return (
    <FilterBar label={t("surveys.list.actions.filter")}>
      <FilterFold
        count={count}
        search={
          <SearchField
            label={t("surveys.list.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        {versions !== null && (
          <>
            <FilterChoice<SurveyState>
              label={t("surveys.list.fields.state")}
              all={t("surveys.list.states.notOld")}
              values={surveyStates}
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
      </FilterFold>
    </FilterBar>
  );
}
