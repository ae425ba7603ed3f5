import type { Said } from "@domain/analysis/said";

/** A figure in another unit, of which one is `size` of its own. */
export function inUnit(said: Said, size: number): Said {
  if (!said.canSay) return said;
  const value = said.value / size;
  if (said.interval === null) return { ...said, value };
  const { low, high } = said.interval;
  return {
    ...said,
    value,
    interval: { low: low / size, high: high / size },
  };
}
