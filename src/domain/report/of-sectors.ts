/**
 * Whether what lives in a sector stands in a figure of these sectors; a figure of none is of all of them, and what is in
 * no sector stands only there.
 *
 * @example isOfSectors([], null) // true
 * @example isOfSectors(["sector-1"], "sector-2") // false
 */
export const isOfSectors = (
  sectorIds: readonly string[],
  sectorId: string | null,
): boolean =>
  sectorIds.length === 0 || (sectorId !== null && sectorIds.includes(sectorId));
