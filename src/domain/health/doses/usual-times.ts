import type { Frequency } from "../prescriptions/dosing";

/** When doses are given that name no times of their own, `HH:mm` in Paris. */
export const usualTimes: Readonly<Record<Frequency, readonly string[]>> = {
  onceDaily: ["08:00"],
  twiceDaily: ["08:00", "20:00"],
  threeTimesDaily: ["08:00", "14:00", "20:00"],
  everyOtherDay: ["08:00"],
  weekly: ["08:00"],
  custom: ["08:00"],
  asNeeded: [],
};
