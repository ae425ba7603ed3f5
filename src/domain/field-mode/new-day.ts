import { startOfParisTomorrow } from "../time/paris";
import type { FieldDay } from "./field-day";

/** The day that begins now and ends at midnight, in Paris. */
export const fieldDayFrom = (
  uid: string,
  now: Date,
  signsOut: boolean,
): FieldDay => ({
  uid,
  from: now.getTime(),
  until: startOfParisTomorrow(now).getTime(),
  signsOut,
  ready: false,
});
