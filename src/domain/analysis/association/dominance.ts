/** Who won against whom: a row each winner, a column each loser, in one order. */
export type Wins = readonly (readonly number[])[];

/** An animal among those it met. */
export interface Rank {
  /** Its place among all. */
  at: number;
  wins: number;
  losses: number;
  /** From 0 to the number of animals less 1; null for who met nobody. */
  score: number | null;
}

/** The share of wins of one against another, corrected for chance: Pij - (Pij - 0.5) / (nij + 1); 0 where they never met. */
function shareOfWins(wins: Wins, one: number, other: number): number {
  const won = wins[one]?.[other] ?? 0;
  const n = won + (wins[other]?.[one] ?? 0);
  if (n === 0) return 0;
  const share = won / n;
  return share - (share - 0.5) / (n + 1);
}

/**
 * David's score of each animal, normalised: (w + w2 - l - l2 + N (N - 1) / 2) / N, by Dij; David (1987), Biometrika 74, 432-436, de
 * Vries, Stevens and Vervaecke (2006), Anim. Behav. 71, 585-592. The highest first; [] for no animal. Who met nobody has none.
 */
export function davidScores(wins: Wins): Rank[] {
  const all = wins.map((_, at) => at);
  const sum = (terms: readonly number[]) =>
    terms.reduce((total, term) => total + term, 0);
  const share = all.map((one) =>
    all.map((other) => (one === other ? 0 : shareOfWins(wins, one, other))),
  );
  const at = (one: number, other: number) => share[one]?.[other] ?? 0;
  const won = all.map((one) => sum(all.map((other) => at(one, other))));
  const lost = all.map((one) => sum(all.map((other) => at(other, one))));
  const n = all.length;
  return all
    .map((one): Rank => {
      const second = sum(
        all.map((other) => at(one, other) * (won[other] ?? 0)),
      );
      const third = sum(
        all.map((other) => at(other, one) * (lost[other] ?? 0)),
      );
      const score = (won[one] ?? 0) + second - (lost[one] ?? 0) - third;
      const wonTimes = sum(all.map((other) => wins[one]?.[other] ?? 0));
      const lostTimes = sum(all.map((other) => wins[other]?.[one] ?? 0));
      return {
        at: one,
        wins: wonTimes,
        losses: lostTimes,
        score:
          wonTimes + lostTimes === 0 ? null : (score + (n * (n - 1)) / 2) / n,
      };
    })
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.at - b.at);
}
