/** A correction, and which one it takes back; null: none. */
interface Made {
  correctionId: string;
  takesBack: string | null;
}

/**
 * Which corrections count no more, of all in the order in which they were made: those that a later one takes back, unless
 * that is taken back itself. None: none.
 *
 * @example takenBackIn([{ correctionId: "a", takesBack: null }, { correctionId: "b", takesBack: "a" }]) // Set { "a" }
 */
export function takenBackIn(made: readonly Made[]): Set<string> {
  const taken = new Set<string>();
  const places = new Map(made.map((one, at) => [one.correctionId, at]));
  for (const [at, { correctionId, takesBack }] of [...made.entries()].reverse())
    if (takesBack !== null && !taken.has(correctionId))
      if ((places.get(takesBack) ?? at) < at) taken.add(takesBack);
  return taken;
}
