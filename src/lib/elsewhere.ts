import { timeZone as paris } from "./format";

const halfYearMs = 183 * 86_400_000;

const wallTime = (date: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(date);

/** Whether a clock in a zone, that of the device unless given, shows another time than Paris, now or in half a year. */
export const isElsewhere = (now: Date, zone?: string): boolean =>
  [now, new Date(now.getTime() + halfYearMs)].some(
    (date) => wallTime(date, zone) !== wallTime(date, paris),
  );
