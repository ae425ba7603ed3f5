import type { Behaviour } from "../../../ethogram/version";

/** What is asked of observers. */
export interface AgreementOptions {
  /** The behaviours of the ethogram, in its order. */
  behaviours: readonly Pick<Behaviour, "behaviourId" | "kind">[];
  /** How far apart scans and events may be told, in ms. */
  tolerance: number;
  /** For behaviours that are steps of a scale in their order: how much those near each other agree. */
  order: 1 | 2 | null;
  /** Against whom the others are held; null: nobody is better than anybody. */
  referenceId: string | null;
  /** Whether somebody chose the sessions to be held against each other, whenever they were held: `chosenOccasions`. */
  byHand: boolean;
}
