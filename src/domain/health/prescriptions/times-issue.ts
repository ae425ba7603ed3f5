import type { Issue } from "../../schema/issue";
import type { Dosing, Frequency } from "./dosing";

/** So many times a day a frequency means by its name; of others any number may be given. */
const timesMeant: Partial<Record<Frequency, number>> = {
  onceDaily: 1,
  twiceDaily: 2,
  threeTimesDaily: 3,
};

/** Times that belie the frequency: whoever reads "three times a day" gives three. None at all are the usual ones. */
export function timesIssue({
  frequency,
  times,
}: Pick<Dosing, "frequency" | "times">): Issue[] {
  const expected = timesMeant[frequency];
  const named = new Set(times).size;
  return expected === undefined || named === 0 || named === expected
    ? []
    : [{ field: "times", code: "timesOfFrequency", values: { expected } }];
}
