import type { Transitions } from "../../../analysis/focal/transitions";
import type { CannotSay } from "../../../analysis/said";

/** Of fewer expected a residual says nothing: Cochran (1954), Biometrics 10, 417-451. */
const expectedLeast = 5;

/** How often one behaviour followed another. */
export interface TransitionCell {
  from: string;
  to: string;
  observed: number;
  /** As often were to be expected; null: that cannot be said. */
  expected: number | null;
  /**
   * (observed - expected) / sqrt(expected), beyond 2 in either way more, or less, than chance leaves: Haberman (1973), Biometrics 29,
   * 205-220. null where fewer than five were expected.
   */
  residual: number | null;
}

/** Transitions as cells, row by row. Of a behaviour to itself there is none. */
export interface TransitionTable {
  /** Of rows, which went before, and of columns. */
  behaviourIds: readonly string[];
  n: number;
  cells: TransitionCell[];
  /** Why nothing is expected; null: it is. */
  unexpected: CannotSay | null;
}

const residualOf = (observed: number, expected: number): number | null =>
  expected < expectedLeast ? null : (observed - expected) / Math.sqrt(expected);

/** The table of what follows what, each cell beside what was to be expected. No transition: cells of 0, nothing expected. */
export function transitionTable({
  behaviourIds,
  observed,
  n,
  expected,
}: Transitions): TransitionTable {
  const said = "canSay" in expected ? null : expected;
  return {
    behaviourIds,
    n,
    unexpected: "canSay" in expected ? expected.why : null,
    cells: behaviourIds.flatMap((from, row) =>
      behaviourIds.flatMap((to, column) => {
        if (row === column) return [];
        const seen = observed[row]?.[column] ?? 0;
        const wanted = said?.[row]?.[column] ?? null;
        return [
          {
            from,
            to,
            observed: seen,
            expected: wanted,
            residual: wanted === null ? null : residualOf(seen, wanted),
          },
        ];
      }),
    ),
  };
}
