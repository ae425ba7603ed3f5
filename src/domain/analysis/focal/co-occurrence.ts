import { common, joined, lengthOf } from "../observed/spans";
import type { Course } from "../observed/whole-sessions";

/** How much two behaviours were shown at once, in ms. */
export interface Together {
  one: string;
  other: string;
  both: number;
  either: number;
  /** both / either: Jaccard (1912), New Phytol. 11, 37-50; null where neither was shown. */
  share: number | null;
}

const pairsOf = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((one, index) =>
    ids.slice(index + 1).map((other): [string, string] => [one, other]),
  );

const together = (
  one: string,
  other: string,
  both: number,
  either: number,
): Together => ({
  one,
  other,
  both,
  either,
  share: either > 0 ? both / either : null,
});

/** The time, in ms, in which one animal showed two behaviours at once; every pair, in the order of the behaviours. */
export const togetherInTime = (
  courses: readonly Course[],
  behaviourIds: readonly string[],
): Together[] =>
  pairsOf(behaviourIds).map(([one, other]) => {
    let [both, either] = [0, 0];
    for (const { states } of courses) {
      const [a, b] = [states.get(one) ?? [], states.get(other) ?? []];
      both += lengthOf(common(a, b));
      either += lengthOf(joined([...a, ...b]));
    }
    return together(one, other, both, either);
  });
