import { toldOtherwise } from "@domain/observation/analysed/alike";
import type { Summary } from "@domain/observation/analysed/summary";
import { useLiveDocsAt } from "../../../data/hooks/use-live";
import { useCoding } from "../query/use-coding";

type Coded = Summary["coded"];

/** Whether two sides can be held against each other. */
export type Comparable =
  | { state: "loading" }
  | { state: "same" }
  /** Coded in two ethograms. */
  | { state: "ethograms"; obsIds: [string, string] }
  /** In versions that tell these behaviours apart otherwise, by name; [] where one of them is not there. */
  | { state: "versions"; versions: [number, number]; behaviours: string[] };

/** Whether what two sides are coded in tells the same behaviours apart; a side without sessions agrees with anything. */
export function useComparable(one: Coded, other: Coded): Comparable {
  const [a, b] = [one?.versions[0], other?.versions[0]];
  const isSameEthogram =
    one === null || other === null || one.obsId === other.obsId;
  const differs =
    isSameEthogram && a !== undefined && b !== undefined && a !== b;
  const read = useLiveDocsAt(
    "observationVersions",
    differs && one !== null
      ? [a, b].map((version) => ({
          id: String(version),
          parentId: one.obsId,
        }))
      : [],
  );
  const words = [
    useCoding(differs ? one : null),
    useCoding(differs ? other : null),
  ];
  if (one !== null && other !== null && !isSameEthogram)
    return { state: "ethograms", obsIds: [one.obsId, other.obsId] };
  if (!differs) return { state: "same" };
  if ([...read, ...words].some(({ state }) => state === "loading"))
    return { state: "loading" };
  const plans = read.map((live) =>
    live.state === "data" ? (live.data?.data ?? null) : null,
  );
  const [first, second] = plans;
  const versions: [number, number] = [a, b];
  if (!first || !second) return { state: "versions", versions, behaviours: [] };
  const changed =
    a < b ? toldOtherwise(first, second) : toldOtherwise(second, first);
  if (changed.length === 0) return { state: "same" };
  const nameOf = (id: string) =>
    words
      .map((live) =>
        live.state === "data" ? (live.data?.behaviour(id) ?? id) : id,
      )
      .find((name) => name !== id) ?? id;
  return { state: "versions", versions, behaviours: changed.map(nameOf) };
}
