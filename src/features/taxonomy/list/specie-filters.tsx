import { useTranslation } from "react-i18next";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterSwitch } from "../../../ui/list/filter/filter-switch";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { TaxonChoice } from "../parts/taxon-choice";
import { useBase } from "../parts/use-base";

export interface SpecieListFilter {
  orderId: string | null;
  familyId: string | null;
  status: "review" | null;
}

const recordId = anId((text) => idSchema.safeParse(text).success);

/** How the list of species can be narrowed. */
export const specieListFilter = defineFilter<SpecieListFilter>({
  orderId: recordId,
  familyId: recordId,
  status: someOf(["review"] as const),
});

interface SpecieFiltersProps {
  filter: SpecieListFilter;
  onFilter: (change: Partial<SpecieListFilter>) => void;
  search: string;
  onSearch: (text: string) => void;
}

/** What narrows the list of species: all but what was typed is in the address. */
export function SpecieFilters({
  filter,
  onFilter,
  search,
  onSearch,
}: SpecieFiltersProps) {
  const { t } = useTranslation();
  const { families, orders } = useBase();
  const inOrder = families.rows.filter(
    ({ parentId }) => filter.orderId === null || parentId === filter.orderId,
  );
  return (
    <FilterBar label={t("taxonomy.actions.filter")}>
      <FilterFold
        count={specieListFilter.chips(filter).length}
        search={
          <SearchField
            label={t("taxonomy.actions.search")}
            value={search}
            onChange={onSearch}
          />
        }
      >
        <TaxonChoice
          kind="order"
          taxa={orders.rows}
          value={filter.orderId}
          onChange={(orderId) => onFilter({ orderId, familyId: null })}
        />
        <TaxonChoice
          kind="family"
          taxa={inOrder}
          value={filter.familyId}
          onChange={(familyId) => onFilter({ familyId })}
        />
        <FilterSwitch
          label={t("taxonomy.states.onlyUnderReview")}
          checked={filter.status === "review"}
          onChange={(on) => onFilter({ status: on ? "review" : null })}
        />
      </FilterFold>
    </FilterBar>
  );
}
