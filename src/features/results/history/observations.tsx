import { periodAt } from "@domain/evaluation/history/period";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { Slot } from "../../slots";
import { useCampaignNames } from "../data/use-campaign-names";
import { historyFilter } from "./history-filter";
import { PeriodTools } from "./history-tools";

/** Sessions of observation, which another feature tells, in the same month or week, of one campaign where the address says which. */
export function Observations() {
  const { t } = useTranslation();
  const [filters, change] = useFilter(historyFilter);
  const { mode, campaignId } = filters;
  const today = parisDay(useNow());
  const period = periodAt(filters.from ?? today, mode);
  const campaignIds = campaignId === null ? [] : [campaignId];
  const nameOf = useCampaignNames(campaignIds);
  const label = t("results.history.fields.campaign");
  return (
    <>
      <PeriodTools period={period} mode={mode} onChange={change} />
      {campaignId !== null && (
        <FilterBar label={t("results.history.filter")}>
          <FilterChoice
            label={label}
            all={label}
            values={campaignIds}
            labelOf={nameOf}
            value={campaignId}
            onChange={(chosen) => change({ campaignId: chosen })}
          />
          <ResetFilters
            chips={historyFilter
              .chips(filters)
              .filter(({ name }) => name === "campaignId")}
            onReset={change}
          />
        </FilterBar>
      )}
      <Slot name="history.observations" props={{ ...period, campaignId }} />
    </>
  );
}
