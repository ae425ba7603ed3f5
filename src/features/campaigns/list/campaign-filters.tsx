import { campaignModes } from "@domain/campaign/campaign";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { optionsFound } from "../../../ui/list/option-filter";
import { campaignFilter, phasesOf } from "./campaign-filter";

interface CampaignFiltersProps {
  typed: string;
  onTyped: (text: string) => void;
  /** Those that campaigns are about, by name. */
  species: readonly { id: string; name: string }[];
}

/** What narrows the list of campaigns: all but what was typed is in the address. */
export function CampaignFilters({
  typed,
  onTyped,
  species,
}: CampaignFiltersProps) {
  const { t } = useTranslation();
  const [filter, change] = useFilter(campaignFilter);
  const { kind, status, specieId } = filter;
  const count = [kind, status, specieId].filter((one) => one !== null).length;
  return (
    <FilterBar label={t("campaigns.actions.filter")}>
      <FilterFold
        count={count}
        search={
          <SearchField
            label={t("campaigns.actions.search")}
            value={typed}
            onChange={onTyped}
          />
        }
      >
        <FilterChoice
          label={t("campaigns.fields.mode")}
          all={t("campaigns.states.allModes")}
          values={campaignModes}
          labelOf={(one) => t(`campaigns.options.mode.${one}`)}
          value={kind}
          onChange={(one) => change({ kind: one })}
        />
        <FilterChoice
          label={t("campaigns.fields.state")}
          all={t("campaigns.states.allPhases")}
          values={phasesOf(filter.tab)}
          labelOf={(one) => t(`campaigns.options.phase.${one}`)}
          value={status}
          onChange={(one) => change({ status: one })}
        />
        <Select
          aria-label={t("campaigns.fields.specieIds")}
          placeholder={t("campaigns.states.allSpecies")}
          style={{ flex: "0 1 clamp(165px, (640px - 100%) * 999, 100%)" }}
          data={species.map(({ id, name }) => ({ value: id, label: name }))}
          value={specieId}
          onChange={(one) => change({ specieId: one })}
          searchable
          clearable
          filter={optionsFound}
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          nothingFoundMessage={t("campaigns.states.noSpecieFound")}
        />
      </FilterFold>
    </FilterBar>
  );
}
