import type { Chosen } from "../chosen";
import type { Ground, Placed, Told } from "./placed";
import { placedIn, toldBy } from "./placed";

/** What the use of space is told apart by; "all": nothing. */
export const spaceBys = ["all", "animal", "behaviour", "level"] as const;
export type SpaceBy = (typeof spaceBys)[number];

export interface SpaceOptions extends Ground {
  by: SpaceBy;
}

/** In which rows records count; who is not told apart is in no animal's. */
function rowsOf(
  { animals, doings, levels }: Placed,
  by: SpaceBy,
): Told<string | null> {
  switch (by) {
    case "all":
      return { keys: [[null]], places: new Int32Array(animals.places.length) };
    case "animal":
      return toldBy(animals, (id) => (id === null ? [] : [id]));
    case "behaviour":
      return toldBy(doings, (done) => (done?.length ? done : [null]));
    case "level":
      return toldBy(levels, (level) => [level === null ? null : String(level)]);
  }
}

/** What is told apart, and of each session in which there is any how often each zone was used. */
export interface Used {
  key: string | null;
  units: Float64Array[];
}

/** How many records of somebody in sight there are, how many of them lie in a zone, and how many have no position at all. */
export interface Spotted {
  seen: number;
  placed: number;
  unplaced: number;
}

/** How often each zone was used in a session, by row. */
interface UsedOnce extends Spotted {
  rows: Map<string | null, Float64Array>;
}

/** Adds what some records of a session say. */
function addUse(to: UsedOnce, placed: Placed, by: SpaceBy, zones: number) {
  const { keys, places } = rowsOf(placed, by);
  const isTold = keys.map((own) => own.length > 0);
  // By place first: many records tell the same apart.
  const use = new Float64Array(keys.length * zones);
  const { seen, counts, zones: used, squares, records } = placed;
  for (let nth = 0; nth < seen.length; nth += 1) {
    const at = seen[nth] ?? 0;
    const place = places[at] ?? 0;
    if (isTold[place] !== true) continue;
    const count = counts[at] ?? 0;
    const zone = used[at] ?? -1;
    to.seen += count;
    if (zone < 0) {
      const isKnown =
        squares[at] !== -1 || (records[at]?.areaId ?? null) !== null;
      if (!isKnown) to.unplaced += count;
      continue;
    }
    to.placed += count;
    const cell = place * zones + zone;
    use[cell] = (use[cell] ?? 0) + count;
  }
  keys.forEach((own, place) => {
    const more = use.subarray(place * zones, (place + 1) * zones);
    for (const key of own) {
      const row = to.rows.get(key) ?? new Float64Array(zones);
      to.rows.set(key, row);
      more.forEach((count, zone) => {
        row[zone] = (row[zone] ?? 0) + count;
      });
    }
  });
}

/** The use of zones by what it is told apart by, and how many were in sight, in a zone and without a position. */
export function usedIn(
  chosen: Pick<Chosen, "sessions">,
  { by, ...ground }: SpaceOptions,
  zones: number,
): Spotted & { used: Used[] } {
  const all = new Map<string | null, Float64Array[]>();
  let [seen, placed, unplaced] = [0, 0, 0];
  for (const session of placedIn(chosen, ground)) {
    const once: UsedOnce = { rows: new Map(), seen: 0, placed: 0, unplaced: 0 };
    for (const one of session) addUse(once, one, by, zones);
    seen += once.seen;
    placed += once.placed;
    unplaced += once.unplaced;
    for (const [key, counts] of once.rows) {
      if (counts.every((count) => count === 0)) continue;
      const units = all.get(key) ?? [];
      all.set(key, units);
      units.push(counts);
    }
  }
  if (by === "all" && all.size === 0) all.set(null, []);
  return {
    used: [...all].map(([key, units]) => ({ key, units })),
    ...{ seen, placed, unplaced },
  };
}
