import type { SeenPlace } from "../../rows/seen-at";
import type { Seen } from "../../rows/row";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";

/** So many positions are shown at once, the latest of them: more are told apart by nobody. */
const positionsMost = 5000;

/** Of what positions are; null: of all. */
interface PositionOptions {
  enclosureId: string;
  animalId: string | null;
  behaviourId: string | null;
  level: number | null;
}

/** Somebody in sight in a scan, and where that lies in its session. */
export interface Position extends SeenPlace {
  obsSessionId: string;
  observerId: string;
  startedAt: Date;
}

export interface Positions {
  /** How many there are; `rows` holds `positionsMost` of them at most. */
  n: number;
  /** Of these so many have a point on the map. */
  placed: number;
  /** The latest first. */
  rows: Position[];
}

const isMeant = (
  { animalId, behaviourIds, level }: Seen,
  wanted: PositionOptions,
): boolean =>
  animalId !== null &&
  behaviourIds !== null &&
  (wanted.animalId === null || wanted.animalId === animalId) &&
  (wanted.behaviourId === null || behaviourIds.includes(wanted.behaviourId)) &&
  (wanted.level === null || wanted.level === level);

/** Which lines of a session's scans lie within the question: when, and of whom. */
const askedIn = ({ watched }: ChosenSession): ReadonlySet<string> =>
  new Set(
    watched.intervals.map(({ t, animalId }) => `${String(t)}/${animalId}`),
  );

function positionsIn(
  session: ChosenSession,
  options: PositionOptions,
): Position[] {
  const { obsSessionId, observerId, startedAt } = session.facts;
  const asked = askedIn(session);
  return session.rows.scans.flatMap(({ t, seen }, scan) =>
    seen.flatMap((one, line): Position[] =>
      asked.has(`${String(t)}/${one.animalId ?? ""}`) && isMeant(one, options)
        ? [{ obsSessionId, observerId, startedAt, scan, line, t, seen: one }]
        : [],
    ),
  );
}

/**
 * Who was seen where, line by line, of everybody who watched: each can be put right where it lies. Nobody in sight: none.
 *
 * @example positions(chosen, { enclosureId: "isle", animalId: null, behaviourId: null, level: 3 }).rows[0]?.seen.x
 */
export function positions(
  { everyLook }: Pick<Chosen, "everyLook">,
  options: PositionOptions,
): Positions {
  const all = everyLook
    .filter(({ enclosureId }) => enclosureId === options.enclosureId)
    .toReversed()
    .flatMap((session) => positionsIn(session, options).reverse());
  return {
    n: all.length,
    placed: all.filter(({ seen }) => seen.x !== null).length,
    rows: all.slice(0, positionsMost),
  };
}
