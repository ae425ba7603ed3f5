/**
 * The most steps one search through a rule may take: a step is a day looked at, a position chosen, or
 * a time offered. The whole cycle of the calendar has 146,097 days, so a plain rule is always decided;
 * what needs more multiplies its work, and is too dear to be evaluated every minute.
 */
export const maxSteps = 200_000;

/** Thrown out of a walk that took more steps than it may. */
export class TooDear extends Error {
  constructor() {
    super("the rule takes too many steps");
    this.name = "TooDear";
  }
}

/** Counts the steps of one or several walks. */
export interface Steps {
  readonly taken: number;
  /** Throws TooDear once more than `most` were taken. */
  take: (count: number) => void;
}

/** A counter that allows `most` steps. */
export function countSteps(most: number = maxSteps): Steps {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    take: (count) => {
      taken += count;
      if (taken > most) throw new TooDear();
    },
  };
}

/** What `run` answers, or `otherwise` when it was too dear. */
export function unlessTooDear<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooDear) return otherwise;
    throw error;
  }
}
