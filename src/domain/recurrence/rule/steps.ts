/**
 * The most steps that may be spent on one rule at a time: a step is a day looked at, a month passed
 * over, a position chosen, a time offered. Every walk counts against a budget, there is none without.
 * A rule that people keep takes a few hundred at most, and a plain one that never occurs is known to
 * after some 20,000; what needs more multiplies its work, and is too dear to be asked every minute.
 */
export const maxSteps = 50_000;

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
  /** Throws TooDear where more than `most` would be taken; `taken` is `most` from then on. */
  take: (count: number) => void;
}

/** A counter that allows `most` steps, which count against `total` too. */
export function countSteps(
  most: number = maxSteps,
  total?: Pick<Steps, "take">,
): Steps {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    take: (count) => {
      const wanted = taken + count;
      taken = Math.min(wanted, most);
      if (wanted > most) throw new TooDear();
      total?.take(count);
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
