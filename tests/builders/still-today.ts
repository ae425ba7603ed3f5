import { endOfParisDay } from "../../src/domain/time/paris";

/** An instant so many milliseconds from now, or the end of today's day in Paris where that is sooner: due today at any hour. */
export function stillToday(ms: number): Date {
  const now = new Date();
  return new Date(
    Math.min(now.getTime() + ms, endOfParisDay(now).getTime() - 1000),
  );
}
