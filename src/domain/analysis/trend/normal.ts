/**
 * How likely a standard normal value is at least as far from 0 as `z`, to either side: erfc(|z| / sqrt 2) by the rational approximation
 * 7.1.26 of Abramowitz and Stegun (1964), whose error is at most 1.5e-7.
 */
export function normalTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [
    0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429,
  ];
  const sum = terms.reduceRight((all, term) => (all + term) * t, 0);
  return Math.min(1, Math.max(0, sum * Math.exp(-x * x)));
}
