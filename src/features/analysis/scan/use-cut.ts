import { cutBetween } from "@domain/observation/analysed/results/against";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { usePageParams } from "../../../ui/list/search-params";
import type { Analysis } from "../frame/analysis";

/** Where the period of the question is cut in two; null: it has no two days, undefined: that is not known yet. */
export function useCut({ asking }: Pick<Analysis, "asking">): {
  cut: CalendarDay | null | undefined;
  choose: (day: CalendarDay) => void;
} {
  const [params, change] = usePageParams();
  const { answered } = useAnalysis("sessionList", asking, undefined);
  const { from, to } = asking.query;
  const wanted = params.get("against") ?? "";
  const isWithin = isCalendarDay(wanted) && wanted > from && wanted <= to;
  const days = answered?.report
    .filter(({ scans }) => scans > 0)
    .map(({ startedAt }) => parisDay(startedAt));
  const usual = days && (cutBetween(days)?.one.from ?? null);
  return {
    cut: isWithin && isCalendarDay(wanted) ? wanted : usual,
    choose: (day) => change({ against: day }),
  };
}
