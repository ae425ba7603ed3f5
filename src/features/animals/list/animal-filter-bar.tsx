import { animalSexes } from "@domain/animal/animal";
import { useTranslation } from "react-i18next";
import { useEnclosures, useSectors } from "../../../data/hooks/use-names";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter/filter-bar";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { asWideAs } from "../../../ui/list/filter/filter-width";
import { Slot } from "../../slots";
import { SpecieSelect } from "../parts/specie-select";
import { Select } from "../../../ui/form/fields/choosers";
import type { AnimalFilters } from "./animal-filters";
import { animalFilter, animalFilterNames, awayAnimals } from "./animal-filters";

interface AnimalFilterBarProps {
  zooId: string;
  filters: AnimalFilters;
  change: (change: Partial<AnimalFilters>) => void;
  search: string;
  onSearch: (search: string) => void;
}

export function AnimalFilterBar(props: AnimalFilterBarProps) {
  const { filters, change, search, onSearch } = props;
  const { t } = useTranslation();
  const chips = animalFilter.chips(filters);
  return (
    <FilterBar label={t("animals.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("animals.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <SpecieSelect
          zooId={props.zooId}
          ownOnly
          aria-label={t("animals.fields.specieId")}
          placeholder={t("animals.states.allSpecies")}
          clearable
          style={asWideAs(t("animals.states.allSpecies"))}
          value={filters.specieId}
          onChange={(specieId) => change({ specieId })}
        />
        <PlaceFilters {...props} />
        <Select
          aria-label={t("animals.fields.animalSexe")}
          placeholder={t("animals.states.allSexes")}
          data={animalSexes.map((value) => ({
            value,
            label: t(`animals.options.sex.${value}`),
          }))}
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          style={asWideAs(t("animals.states.allSexes"))}
          value={filters.sex}
          onChange={(sex) => change({ sex })}
        />
        <Select
          aria-label={t("animals.fields.presence")}
          placeholder={t("animals.states.present")}
          data={awayAnimals.map((value) => ({
            value,
            label: t(`animals.options.away.${value}`),
          }))}
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          style={asWideAs(t("animals.states.present"))}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <ResetFilters chips={chips} onReset={change} />
        <Slot
          name="list.views"
          props={{ page: "animalList", names: animalFilterNames }}
        />
      </FilterFold>
    </FilterBar>
  );
}

function PlaceFilters({ zooId, filters, change }: AnimalFilterBarProps) {
  const { t } = useTranslation();
  const sectors = useSectors(zooId);
  const enclosures = useEnclosures(zooId).rows.filter(
    ({ id, data }) =>
      id === filters.enclosureId ||
      filters.sectorId === null ||
      data.linkedSectorId === filters.sectorId,
  );
  const clear = { "aria-label": t("common.actions.clear") };
  return (
    <>
      <Select
        aria-label={t("animals.fields.sectorId")}
        placeholder={t("animals.states.allSectors")}
        data={sectors.rows.map(({ id, data }) => ({
          value: id,
          label: data.sectorName,
        }))}
        clearable
        clearButtonProps={clear}
        style={asWideAs(t("animals.states.allSectors"))}
        value={filters.sectorId}
        onChange={(sectorId) => change({ sectorId, enclosureId: null })}
      />
      <Select
        aria-label={t("animals.fields.enclosureId")}
        placeholder={t("animals.states.allEnclosures")}
        data={enclosures.map(({ id, data }) => ({
          value: id,
          label: data.enclosureName,
        }))}
        searchable
        clearable
        clearButtonProps={clear}
        style={asWideAs(t("animals.states.allEnclosures"))}
        value={filters.enclosureId}
        onChange={(enclosureId) => change({ enclosureId })}
      />
    </>
  );
}
