import { parisDay } from "@domain/time/paris";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";

const yearOf = (date: Date) => parisDay(date).slice(0, 4);

/** A day in full, with its year where that is not this one: rules reach far. */
export function useDayWords(): (date: Date) => string {
  const format = useFormat();
  const now = useNow();
  return (date) => format.longDay(date, yearOf(date) !== yearOf(now));
}
