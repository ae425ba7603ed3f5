/** Student's t at .99865, three sigma to one side, by degrees of freedom from 6 on. */
const quantiles = [
  4.903989776, 4.529910403, 4.2765768, 4.0942048, 3.95688999, 3.849892678,
  3.764235224, 3.694148808, 3.635762868, 3.586386397, 3.544091856, 3.507463149,
  3.475437005,
] as const;
const fewest = 6;

/**
 * The quantile of Student's t at .99865 (Student 1908, Biometrika 6, 1-25) for 6 to 18 degrees of freedom: what short baselines of a
 * control chart need, no more, so that thirteen numbers stand for a library. Computed with `@stdlib/stats-base-dists-t-quantile`
 * 0.2.3, jstat 1.9.6 gives the same to eight digits. Throws RangeError for other degrees.
 */
export function threeSigmaT(degrees: number): number {
  const quantile = quantiles[degrees - fewest];
  if (quantile === undefined)
    throw new RangeError(`no quantile: ${String(degrees)}`);
  return quantile;
}
