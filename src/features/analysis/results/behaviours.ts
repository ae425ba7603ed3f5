import type { Sampling } from "@domain/observation/analysed/results/parts-in";
import type { Coding } from "../query/use-coding";

/** The behaviours of which a share can be said: events take no time, but a scan meets them like anything else. */
export const sharedIn = ({ plan }: Coding, sampling: Sampling): string[] =>
  plan.behaviours
    .filter(({ kind }) => sampling === "scan" || kind === "state")
    .map(({ behaviourId }) => behaviourId);

/** Every behaviour, each of which can begin. */
export const begunIn = ({ plan }: Coding): string[] =>
  plan.behaviours.map(({ behaviourId }) => behaviourId);
