import type { VarietyGrain } from "@domain/observation/analysed/variety/over-time";
import { daysBetween } from "@domain/time/calendar-day";
import type { Analysis } from "../../frame/analysis";
import { useShown } from "../../query/use-shown";

/** Months once there can be six of them. */
const monthsFrom = 184;

const isOfTrend = (grain: string | null): grain is VarietyGrain =>
  grain === "week" || grain === "month";

/** How long the periods of a trend are: as the address says, else as long as leaves enough of them. */
export function useGrain({
  asking,
}: Pick<Analysis, "asking">): [VarietyGrain, (grain: VarietyGrain) => void] {
  const [{ grain }, show] = useShown();
  const { from, to } = asking.query;
  const usual = daysBetween(from, to) + 1 >= monthsFrom ? "month" : "week";
  return [
    isOfTrend(grain) ? grain : usual,
    (wanted) => show({ grain: wanted }),
  ];
}
