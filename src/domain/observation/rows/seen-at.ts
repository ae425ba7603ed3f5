import { equalValues } from "../../record/equal";
import type { Keyed, Recorded } from "./keyed";
import type { Seen } from "./row";

/** Where somebody was seen in a session: which scan, which line of it, both from 0, when, and what stood there. */
export interface SeenPlace {
  scan: number;
  line: number;
  /** In ms since the session began. */
  t: number;
  seen: Seen;
}

/** What tells a line apart: behaviours that the ethogram does not know are in the record, and not in what analyses read. */
const told = ({ animalId, groupId, count, x, y, level, areaId }: Seen) => [
  ...[animalId, groupId, count],
  ...[x, y, level, areaId],
];

/**
 * The line of what was recorded that an analysis shows, by which corrections call it. null: something else stands there by
 * now, and what analyses read has yet to follow.
 */
export function seenAt(
  { scans }: Pick<Recorded, "scans">,
  { scan, line, t, seen }: SeenPlace,
): Keyed<Seen> | null {
  const found = scans[scan];
  const one = found?.t === t ? found.seen[line] : undefined;
  return one !== undefined && equalValues(told(one), told(seen)) ? one : null;
}
