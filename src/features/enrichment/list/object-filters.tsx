import type { ObjectFilters } from "@domain/enrichment/listed";
import { availabilities, unusedFor } from "@domain/enrichment/listed";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useSectors, useSpecies } from "../../../data/hooks/use-names";
import { useSpecieNames } from "../parts/use-specie-names";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { MoreFilters } from "../../../ui/list/filter/more-filters";
import type { Labels } from "../use-labels";
import { useLabels } from "../use-labels";
import { objectFilter } from "./enrichment-filter";

interface ObjectFiltersProps {
  typed: string;
  onType: (typed: string) => void;
  values: ObjectFilters;
  onChange: (change: Partial<ObjectFilters>) => void;
}

/** What narrows the list of objects: words, what they are for, where and whether there are any. */
export function ObjectFilterBar(props: ObjectFiltersProps) {
  const { typed, onType, values, onChange } = props;
  const { t } = useTranslation();
  const may = useCan();
  const isProviders = may("create", "enrichments", { zooId: "" });
  const chips = objectFilter.chips(values);
  return (
    <FilterBar label={t("enrichment.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("enrichment.actions.search")}
            value={typed}
            onChange={onType}
          />
        }
      >
        <LabelChoice
          label={t("enrichment.fields.categories")}
          labels={useLabels("categories")}
          value={values.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <LabelChoice
          label={t("enrichment.fields.goals")}
          labels={useLabels("goals")}
          value={values.goalId}
          onChange={(goalId) => onChange({ goalId })}
        />
        <FilterChoice
          label={t("enrichment.fields.stock")}
          all={t("enrichment.fields.stock")}
          values={availabilities}
          labelOf={(one) => t(`enrichment.states.availability.${one}`)}
          value={values.stock}
          onChange={(stock) => onChange({ stock })}
        />
        <Rarely values={values} onChange={onChange} />
        {isProviders && (
          <FilterSwitch
            label={t("enrichment.actions.officialMode")}
            checked={values.official}
            onChange={(on) => onChange({ official: on })}
          />
        )}
        <ResetFilters chips={chips} onReset={onChange} />
      </FilterFold>
    </FilterBar>
  );
}

function Rarely({
  values,
  onChange,
}: Pick<ObjectFiltersProps, "values" | "onChange">) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const species = useSpecies(zooId);
  const specieName = useSpecieNames();
  const { tagId, sectorId, specieId, unused, removed } = values;
  const count = [tagId, sectorId, specieId, unused].filter(
    (one) => one !== null,
  );
  return (
    <MoreFilters
      label={t("enrichment.actions.moreFilters")}
      count={count.length + (removed ? 1 : 0)}
    >
      <LabelChoice
        label={t("enrichment.fields.tags")}
        labels={useLabels("tags")}
        value={tagId}
        onChange={(id) => onChange({ tagId: id })}
      />
      <FilterChoice
        label={t("enrichment.fields.sectors")}
        all={t("enrichment.fields.sectors")}
        values={sectors.rows.map(({ id }) => id)}
        labelOf={(id) => sectors.of(id)?.sectorName ?? id}
        value={sectorId}
        onChange={(id) => onChange({ sectorId: id })}
      />
      <FilterChoice
        label={t("enrichment.fields.species")}
        all={t("enrichment.fields.species")}
        values={species.rows.map(({ id }) => id)}
        labelOf={(id) => specieName(species.of(id)) || id}
        value={specieId}
        onChange={(id) => onChange({ specieId: id })}
      />
      <FilterChoice
        label={t("enrichment.fields.unused")}
        all={t("enrichment.fields.unused")}
        values={unusedFor}
        labelOf={(days) =>
          t("enrichment.states.unusedFor", { count: Number(days) })
        }
        value={unused}
        onChange={(days) => onChange({ unused: days })}
      />
      <FilterSwitch
        label={t("enrichment.actions.withRemoved")}
        checked={removed}
        onChange={(on) => onChange({ removed: on })}
      />
    </MoreFilters>
  );
}

interface LabelChoiceProps {
  label: string;
  labels: Labels;
  value: string | null;
  onChange: (id: string | null) => void;
}

function LabelChoice({ label, labels, value, onChange }: LabelChoiceProps) {
  return (
    <FilterChoice
      label={label}
      all={label}
      values={labels.offered(value === null ? [] : [value]).map(({ id }) => id)}
      labelOf={labels.nameOf}
      value={value}
      onChange={onChange}
    />
  );
}
