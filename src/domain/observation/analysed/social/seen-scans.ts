import type { SeenScans, Series } from "../../../analysis/association/scans";
import {
  blankSeries,
  hidden,
  placed,
  unknown,
} from "../../../analysis/association/scans";
import { columnsOf } from "../../../analysis/observed/columns";
import { hourMs } from "../../../time/lengths";
import { parisDay, parisTime } from "../../../time/paris";
import type { PlacedRecord } from "../../watched";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";
import type { Ground } from "../space/placed";

/** How scans become places in metres: the enclosure's map, and how high a level is. */
export interface InMetres extends Ground {
  levelHeight: number;
}

/** Scans with places, and how many records of an animal in sight have no point: nothing is known of these. */
export interface Located extends SeenScans {
  withoutPoint: number;
}

function put(
  series: Series,
  at: number,
  { behaviourIds, x, y, level }: PlacedRecord,
  { map, levelHeight }: InMetres,
): void {
  if (behaviourIds === null) series.states[at] = hidden;
  else if (x !== null && y !== null) {
    series.states[at] = placed;
    series.x[at] = (x / 1000) * map.mapWidth;
    series.y[at] = (y / 1000) * map.mapWidth;
    if (level !== null) series.height[at] = level * levelHeight;
  }
}

/** The day and the hour in Paris at an instant: clocks there are set, and days begin, at whole hours. */
function clockByHour(): (ms: number) => { day: string; hour: number } {
  const known = new Map<number, { day: string; hour: number }>();
  return (ms) => {
    const key = Math.floor(ms / hourMs);
    const found = known.get(key);
    if (found) return found;
    const time = new Date(ms);
    const read = {
      day: parisDay(time),
      hour: Number(parisTime(time).slice(0, 2)),
    };
    known.set(key, read);
    return read;
  };
}

const isWithoutPoint = ({ behaviourIds, x, y }: PlacedRecord): boolean =>
  behaviourIds !== null && (x === null || y === null);

/** The instants of a session's scans in their order, and by animal what they say of it. */
interface SeenSession {
  instants: number[];
  series: ReadonlyMap<string, Series>;
}

/** What a scan does not say of an animal is not known: nobody may have looked for it. */
function seenIn({ watched }: ChosenSession, ground: InMetres): SeenSession {
  const { animals, instants } = columnsOf(watched.intervals);
  const inOrder = instants.values.toSorted((a, b) => a - b);
  const places = new Map(inOrder.map((t, at) => [t, at]));
  const placeOf = instants.values.map((t) => places.get(t) ?? 0);
  const series = animals.values.map(() => blankSeries(inOrder.length));
  watched.intervals.forEach((record, nth) => {
    const own = series[animals.places[nth] ?? 0];
    const at = placeOf[instants.places[nth] ?? 0] ?? 0;
    if (own === undefined) return;
    own.states[at] = unknown;
    put(own, at, record, ground);
  });
  return {
    instants: inOrder,
    series: new Map(series.map((one, at) => [animals.values[at] ?? "", one])),
  };
}

/**
 * The scans of an enclosure in metres: an animal is not in sight where a scan says so; of one that a scan does not name, and of one in sight
 * without a point, nothing is known. Nobody is taken as together with who lives behind a wall: each enclosure stands alone. No scans: none.
 */
export function seenScans(
  { sessions }: Pick<Chosen, "sessions">,
  ground: InMetres,
): Located {
  const own = sessions.filter(
    ({ enclosureId, watched }) =>
      enclosureId === ground.enclosureId && watched.intervals.length > 0,
  );
  let withoutPoint = 0;
  for (const { watched } of own)
    for (const record of watched.intervals)
      if (isWithoutPoint(record)) withoutPoint += 1;
  const seen = own.map((session) => seenIn(session, ground));
  const animalIds = [
    ...new Set(seen.flatMap(({ series }) => [...series.keys()])),
  ].sort();
  const clockAt = clockByHour();
  return {
    animalIds,
    withoutPoint,
    sessions: own.map(({ facts }, at) => {
      const { instants = [], series } = seen[at] ?? {};
      const start = facts.startedAt.getTime();
      const times = instants.map((t) => clockAt(start + t));
      return {
        id: facts.obsSessionId,
        days: times.map(({ day }) => day),
        hours: times.map(({ hour }) => hour),
        series: animalIds.map((id) => series?.get(id) ?? null),
      };
    }),
  };
}
