import type { SeenScans, Series } from "../../../analysis/association/scans";
import {
  blankSeries,
  hidden,
  placed,
  unknown,
} from "../../../analysis/association/scans";
import { groupedBy } from "../../../analysis/observed/observed";
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

/** What a scan does not say of an animal is not known: nobody may have looked for it. */
function seriesOf(
  { watched }: ChosenSession,
  instants: readonly number[],
  animalIds: readonly string[],
  ground: InMetres,
): (Series | null)[] {
  const places = new Map(instants.map((t, at) => [t, at]));
  const records = groupedBy(watched.intervals, ({ animalId }) => animalId);
  return animalIds.map((id) => {
    const own = records.get(id);
    if (own === undefined) return null;
    const series = blankSeries(instants.length);
    for (const record of own) {
      const at = places.get(record.t) ?? 0;
      series.states[at] = unknown;
      put(series, at, record, ground);
    }
    return series;
  });
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
  const met = new Set<string>();
  let withoutPoint = 0;
  for (const { watched } of own)
    for (const record of watched.intervals) {
      met.add(record.animalId);
      if (isWithoutPoint(record)) withoutPoint += 1;
    }
  const animalIds = [...met].sort();
  const clockAt = clockByHour();
  return {
    animalIds,
    withoutPoint,
    sessions: own.map((session) => {
      const instants = [
        ...new Set(session.watched.intervals.map(({ t }) => t)),
      ].sort((a, b) => a - b);
      const start = session.facts.startedAt.getTime();
      const times = instants.map((t) => clockAt(start + t));
      return {
        id: session.facts.obsSessionId,
        days: times.map(({ day }) => day),
        hours: times.map(({ hour }) => hour),
        series: seriesOf(session, instants, animalIds, ground),
      };
    }),
  };
}
