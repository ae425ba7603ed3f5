import type { VarietyGrain } from "@domain/observation/analysed/variety/over-time";
import { daysBetween } from "@domain/time/calendar-day";
import { useState } from "react";
import type { Analysis } from "../../frame/analysis";

/** Months once there can be six of them. */
const monthsFrom = 184;

/** How long the periods of a trend are: as long as leaves enough of them, unless somebody chooses. */
export function useGrain({
  asking,
}: Pick<Analysis, "asking">): [VarietyGrain, (grain: VarietyGrain) => void] {
  const { from, to } = asking.query;
  const [wanted, want] = useState<VarietyGrain | null>(null);
  const usual = daysBetween(from, to) + 1 >= monthsFrom ? "month" : "week";
  return [wanted ?? usual, want];
}
