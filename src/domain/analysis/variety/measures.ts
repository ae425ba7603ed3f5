import type { Sums } from "../interval/bootstrap";

/** How varied counts of so many kinds are, by the measures that are in use. */
export interface Measures {
  /** How many were counted. */
  n: number;
  /** How many different ones: Hill's number of order 0. */
  richness: number;
  /** H = - sum p ln p, in nats. */
  shannon: number;
  /** H + (S - 1) / 2n, at most ln of the kinds that there can be: what H of few counts lacks is added. */
  corrected: number;
  /** J' = H / ln S; null for fewer than two. */
  evenness: number | null;
  /** 1 - sum p²: how likely two of them differ. */
  simpson: number;
  /** exp H and 1 / sum p²: as varied as so many that are equally frequent. */
  hillOne: number;
  hillTwo: number;
}

/**
 * How varied counts are: Shannon (1948), Bell Syst. Tech. J. 27, 379-423; the correction of Miller (1955), in Quastler (ed.), Information
 * Theory in Psychology, 95-100; evenness as Pielou (1966), J. Theor. Biol. 13, 131-144; Simpson (1949), Nature 163, 688; numbers as Hill
 * (1973), Ecology 54, 427-432. `possible`: how many kinds there can be. Counts of 0 are left out; null where none is left.
 *
 * @example measuresOf([20, 8, 5, 4, 2, 1], 6)?.hillOne // 4.06
 */
export function measuresOf(counts: Sums, possible: number): Measures | null {
  let [n, richness] = [0, 0];
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    n += count;
    if (count > 0) richness += 1;
  }
  if (n === 0) return null;
  let [shannon, squares] = [0, 0];
  for (let at = 0; at < counts.length; at += 1) {
    const p = (counts[at] ?? 0) / n;
    if (p > 0 && p < 1) shannon -= p * Math.log(p);
    squares += p * p;
  }
  const corrected = shannon + (richness - 1) / (2 * n);
  return {
    n,
    richness,
    shannon,
    corrected: Math.min(corrected, Math.log(Math.max(possible, richness))),
    evenness: richness < 2 ? null : shannon / Math.log(richness),
    simpson: 1 - squares,
    hillOne: Math.exp(shannon),
    hillTwo: 1 / squares,
  };
}
