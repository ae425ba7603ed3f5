/** How much of something is known; `LiveList` of src/data has this shape. */
export interface Known {
  /** The server has answered since it was asked. */
  heard: boolean;
  /** Not confirmed by the server (yet). */
  fromCache: boolean;
  /** So many documents could not be read. */
  unreadable: number;
  /** There may be more than was asked for. */
  full: boolean;
}

/** Why it is not all there is: not all has come from the server, some of it cannot be read, or there is more. */
export type Missing = "unheard" | "unreadable" | "full";

/** What keeps something from being taken for all there is; null: it is all. */
export function missingIn(known: Known): Missing | null {
  if (!known.heard || known.fromCache) return "unheard";
  if (known.unreadable > 0) return "unreadable";
  return known.full ? "full" : null;
}

/** How much is known of several things together. */
export const knownOf = (all: readonly Known[]): Known => ({
  heard: all.every(({ heard }) => heard),
  fromCache: all.some(({ fromCache }) => fromCache),
  unreadable: all.reduce((sum, { unreadable }) => sum + unreadable, 0),
  full: all.some(({ full }) => full),
});
