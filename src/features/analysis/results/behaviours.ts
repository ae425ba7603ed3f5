import type { Sampling } from "@domain/observation/analysed/results/parts-in";
import type { Asking } from "../../../data/analysis/use-analysis";
import { isWanted } from "@domain/observation/analysed/shown";
import type { Coding } from "../query/use-coding";

/** What is told apart, and of which of it the question asks. */
interface CodedQuestion {
  coding: Coding;
  asking: Pick<Asking, "query">;
}

/** Of some behaviours those that the question asks for; all where it names none. */
export const askedOf = (
  { asking }: Pick<CodedQuestion, "asking">,
  ids: readonly string[],
): string[] => ids.filter((id) => isWanted(asking.query, id));

/** The behaviours to choose from, of those that the question asks for. */
export const choicesIn = ({ coding, asking }: CodedQuestion) =>
  askedOf({ asking }, begunIn(coding)).map((value) => ({
    value,
    label: coding.behaviour(value),
  }));

/** The behaviours of which a share can be said: events take no time, but a scan meets them like anything else. */
export const sharedIn = ({ plan }: Coding, sampling: Sampling): string[] =>
  plan.behaviours
    .filter(({ kind }) => sampling === "scan" || kind === "state")
    .map(({ behaviourId }) => behaviourId);

/** Every behaviour, each of which can begin. */
export const begunIn = ({ plan }: Coding): string[] =>
  plan.behaviours.map(({ behaviourId }) => behaviourId);
