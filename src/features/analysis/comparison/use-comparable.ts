import { toldOtherwise } from "@domain/observation/analysed/alike";
import type { Summary } from "@domain/observation/analysed/summary";
import { useMemo } from "react";
import { useCoding, useDefined } from "../query/use-coding";

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
  const wanted = useMemo(() => {
    const both = [a, b].filter((version) => version !== undefined);
    return differs ? both.toSorted((m, n) => m - n) : [];
  }, [differs, a, b]);
  const plans = useDefined(differs ? (one?.obsId ?? null) : null, wanted);
  const words = [
    useCoding(differs ? one : null),
    useCoding(differs ? other : null),
  ];
  if (one !== null && other !== null && !isSameEthogram)
    return { state: "ethograms", obsIds: [one.obsId, other.obsId] };
  if (!differs) return { state: "same" };
  if (plans === null || words.some(({ state }) => state === "loading"))
    return { state: "loading" };
  const [first, second] = plans;
  const versions: [number, number] = [a, b];
  if (!first || !second) return { state: "versions", versions, behaviours: [] };
  const changed = toldOtherwise(first.plan, second.plan);
  if (changed.length === 0) return { state: "same" };
  const nameOf = (id: string) =>
    words
      .map((live) =>
        live.state === "data" ? (live.data?.behaviour(id) ?? id) : id,
      )
      .find((name) => name !== id) ?? id;
  return { state: "versions", versions, behaviours: changed.map(nameOf) };
}
