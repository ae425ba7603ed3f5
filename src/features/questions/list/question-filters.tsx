import { questionTypes } from "@domain/question/question";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../ui/list/option-filter";
import type { Criteria } from "../../../data/surveys/use-criteria";
import type { QuestionListFilter } from "./question-filter";
import { questionListFilter } from "./question-filter";

interface QuestionFiltersProps {
  filter: QuestionListFilter;
  onFilter: (change: Partial<QuestionListFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
  criteria: Criteria;
}

/** What narrows the list of questions: all but what was typed is in the address. */
export function QuestionFilters(props: QuestionFiltersProps) {
  const { filter, onFilter, search, onSearch, criteria } = props;
  const { t } = useTranslation();
  return (
    <FilterBar label={t("questions.actions.filter")}>
      <FilterFold
        count={questionListFilter.chips(filter).length}
        search={
          <SearchField
            label={t("questions.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <FilterChoice
          label={t("questions.fields.questionType")}
          all={t("questions.states.allTypes")}
          values={questionTypes}
          labelOf={(type) => t(`questions.options.questionType.${type}`)}
          value={filter.type}
          onChange={(type) => onFilter({ type })}
        />
        <Select
          aria-label={t("questions.fields.criterion")}
          placeholder={t("questions.states.allCriteria")}
          style={{ flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" }}
          data={criteria.all.map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          value={filter.labelId}
          onChange={(labelId) => onFilter({ labelId })}
          searchable
          clearable
          filter={optionsFound}
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          nothingFoundMessage={t("questions.states.noCriterionFound")}
        />
        <FilterChoice
          label={t("questions.fields.source")}
          all={t("questions.states.allSources")}
          values={["sync", "own"] as const}
          labelOf={(source) => t(`questions.options.source.${source}`)}
          value={filter.kind}
          onChange={(kind) => onFilter({ kind })}
        />
        <FilterSwitch
          label={t("questions.actions.withArchived")}
          checked={filter.archived}
          onChange={(on) => onFilter({ archived: on })}
        />
      </FilterFold>
    </FilterBar>
  );
}
