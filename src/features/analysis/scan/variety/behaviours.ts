import type { Valued } from "@domain/observation/analysed/variety/variety";
import type { Coding } from "../../query/use-coding";

/** The behaviours that a scan can meet, with what their ethogram says of their valence. */
export const valuedIn = ({ plan }: Coding): Valued[] =>
  plan.behaviours.map(({ behaviourId, valence }) => ({ behaviourId, valence }));
