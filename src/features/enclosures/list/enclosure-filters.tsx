import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  Directory,
  NamedSector,
  Names,
} from "../../../data/hooks/use-names";
import {
  FilterBar,
  ResetFilters,
  SearchField,
} from "../../../ui/list/filter/filter-bar";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../ui/list/option-filter";
import { Select } from "../../../ui/form/fields/choosers";
import type { EnclosureFilters } from "./enclosure-filter";
import {
  awayStates,
  enclosureFilter,
  enclosureFilterNames,
  scanStates,
} from "./enclosure-filter";
import { Slot } from "../../slots";
import { SectorFilter } from "./sector-filter";
import { useTaxaKept } from "./use-taxa-kept";

interface EnclosureFilterBarProps {
  sectors: Names<NamedSector>["rows"];
  species: Directory<"species">;
  filters: EnclosureFilters;
  change: (change: Partial<EnclosureFilters>) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** As wide as there is room for, two beside each other on a telephone. */
const narrow = { flex: "1 1 8.5rem", maw: 200 };

/** What narrows the list of enclosures: all but what was typed is in the address. */
export function EnclosureFilterBar({
  sectors,
  species,
  filters,
  change,
  search,
  onSearch,
}: EnclosureFilterBarProps) {
  const { t } = useTranslation();
  const chips = enclosureFilter.chips(filters);
  const clear = {
    clearable: true,
    clearButtonProps: { "aria-label": t("common.actions.clear") },
    ...narrow,
  };
  return (
    <FilterBar label={t("enclosures.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <SearchField
            label={t("enclosures.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <SectorFilter
          sectors={sectors}
          value={filters.sectorId}
          onChange={(sectorId) => change({ sectorId })}
        />
        <TaxonFilter species={species} filters={filters} change={change} />
        <Select
          aria-label={t("enclosures.fields.scan")}
          placeholder={t("enclosures.fields.scan")}
          data={scanStates.map((value) => ({
            value,
            label: t(`enclosures.options.scan.${value}`),
          }))}
          value={filters.scan}
          onChange={(scan) => change({ scan })}
          {...clear}
        />
        <Select
          aria-label={t("enclosures.fields.away")}
          placeholder={t("enclosures.states.inUse")}
          data={awayStates.map((value) => ({
            value,
            label: t(`enclosures.options.away.${value}`),
          }))}
          value={filters.away}
          onChange={(away) => change({ away })}
          {...clear}
        />
        <ResetFilters chips={chips} onReset={change} />
        <Slot
          name="list.views"
          props={{ page: "enclosureList", names: enclosureFilterNames }}
        />
      </FilterFold>
    </FilterBar>
  );
}

const nothing = { specieId: null, familyId: null, orderId: null };
const params = {
  species: "specieId",
  family: "familyId",
  order: "orderId",
} as const;

const isKind = (kind: string): kind is keyof typeof params => kind in params;

/** Which taxon an option stands for. */
const taxonOf = (value: string | null): Partial<EnclosureFilters> => {
  const [kind = "", id = null] = value?.split(":") ?? [];
  return isKind(kind) ? { ...nothing, [params[kind]]: id } : nothing;
};

const optionOf = ({ specieId, familyId, orderId }: EnclosureFilters) => {
  if (specieId !== null) return `species:${specieId}`;
  if (familyId !== null) return `family:${familyId}`;
  return orderId === null ? null : `order:${orderId}`;
};

function TaxonFilter({
  species,
  filters,
  change,
}: Pick<EnclosureFilterBarProps, "species" | "filters" | "change">) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // A species has its name from the directory: families and orders are read for their own.
  const isWider = filters.familyId !== null || filters.orderId !== null;
  const options = useTaxaKept(species, opened || isWider);
  return (
    <Select
      aria-label={t("enclosures.fields.taxon")}
      placeholder={t("enclosures.states.allTaxa")}
      data={options}
      value={optionOf(filters)}
      onChange={(value) => change(taxonOf(value))}
      onDropdownOpen={() => setOpened(true)}
      searchable
      clearable
      limit={100}
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("enclosures.states.noTaxonFound")}
      {...narrow}
    />
  );
}
