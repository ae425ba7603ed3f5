import type { Filter } from "../query/query";
import { startOfParisDay, startOfParisTomorrow } from "../time/paris";

/** Narrows to a day: what was closed since the morning, or what is due before the night of the Paris day of `now`. */
export const onDayOf = (now: Date, done: boolean): Filter =>
  done
    ? { field: "completedAt", op: ">=", value: startOfParisDay(now) }
    : { field: "dueAt", op: "<", value: startOfParisTomorrow(now) };
