import type { RecordPair } from "../../../analysis/agreement/record-pairs";
import type { SideBySide } from "./side-by-side";
import { boutsWithin } from "./side-by-side";

/** How often each of two told a behaviour while both watched: in scans side by side, and as bouts and events. */
export interface Coverage {
  behaviourId: string;
  one: number;
  other: number;
}

/** How often each of two told each of these behaviours, in their order. [] for no behaviour. */
export function coverageOf(
  all: readonly SideBySide[],
  scans: readonly RecordPair[],
  ids: readonly string[],
): Coverage[] {
  const told = new Map(ids.map((id) => [id, { one: 0, other: 0 }]));
  const add = (id: string | null, side: "one" | "other") => {
    const own = id === null ? undefined : told.get(id);
    if (own !== undefined) own[side] += 1;
  };
  for (const side of ["one", "other"] as const) {
    for (const pair of scans) pair[side]?.forEach((id) => add(id, side));
    for (const both of all)
      for (const { behaviourId } of boutsWithin(both, side))
        add(behaviourId, side);
  }
  return [...told].map(([behaviourId, own]) => ({ behaviourId, ...own }));
}
