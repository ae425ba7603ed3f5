import { proposedTime } from "../../recurrence/schedule";
import type { Frequency } from "../prescriptions/dosing";

/** When a dose is given of which nobody says when: with the first tasks of a day. */
export const firstUsually = proposedTime;

/** When doses are given that name no times of their own, `HH:mm` in Paris. */
export const usualTimes: Readonly<Record<Frequency, readonly string[]>> = {
  onceDaily: [firstUsually],
  twiceDaily: [firstUsually, "20:00"],
  threeTimesDaily: [firstUsually, "14:00", "20:00"],
  everyOtherDay: [firstUsually],
  weekly: [firstUsually],
  custom: [firstUsually],
  asNeeded: [],
};
