import type { BiblioFilters } from "@domain/biblio/listed";
import { publicationTypes } from "@domain/biblio/publication";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useTaxonNames } from "../../../data/words/use-taxon-names";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { biblioFilter, offeredBy } from "./found";

interface Props {
  rows: readonly Row<"biblio">[];
  filters: BiblioFilters;
  change: (filters: Partial<BiblioFilters>) => void;
  typed: string;
  onType: (typed: string) => void;
}

/** The list narrowed by words, type, year, species and tag. */
export function BiblioFilterBar(props: Props) {
  const { rows, filters, change, typed, onType } = props;
  const { t } = useTranslation();
  const { years, tags, specieIds } = offeredBy(rows);
  const species = useTaxonNames("species", specieIds);
  const same = (value: string) => value;
  return (
    <FilterBar label={t("biblio.actions.filter")}>
      <FilterFold
        search={
          <SearchField
            label={t("biblio.actions.search")}
            value={typed}
            onChange={onType}
          />
        }
        count={biblioFilter.chips(filters).length}
      >
        <FilterChoice
          label={t("biblio.fields.type")}
          all={t("biblio.filters.allTypes")}
          values={publicationTypes}
          labelOf={(type) => t(`biblio.options.type.${type}`)}
          value={filters.type}
          onChange={(type) => change({ type })}
        />
        <FilterChoice
          label={t("biblio.fields.year")}
          all={t("biblio.filters.allYears")}
          values={years}
          labelOf={same}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
        <FilterChoice
          label={t("biblio.fields.specieIds")}
          all={t("biblio.filters.allSpecies")}
          values={specieIds}
          labelOf={(id) => species.find((one) => one.id === id)?.name ?? id}
          value={filters.specieId}
          onChange={(specieId) => change({ specieId })}
        />
        <FilterChoice
          label={t("biblio.fields.tags")}
          all={t("biblio.filters.allTags")}
          values={tags}
          labelOf={same}
          value={filters.tag}
          onChange={(tag) => change({ tag })}
        />
        <FilterSwitch
          label={t("biblio.actions.withArchived")}
          checked={filters.archived}
          onChange={(on) => change({ archived: on })}
        />
      </FilterFold>
    </FilterBar>
  );
}
