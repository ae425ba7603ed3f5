/** The sectors of a record that lies in at most one; [] for none. */
export const inSector = (sectorId: string | null): string[] =>
  sectorId === null ? [] : [sectorId];
