import { bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import { groupedBy } from "../observed/observed";
import { quasiIndependent } from "../quasi-independence";
import type { Said } from "../said";
import { cannotSay } from "../said";
import { drawnUnits } from "./drawn-by";
import { pairedInTime } from "./paired-in-time";

/** What an observer told to have begun, and when. */
export interface ToldEvent {
  animalId: string;
  t: number;
  behaviourId: string;
}

/** What two observers told of one event; null: one of them did not. */
export interface MatchedEvent {
  t: number;
  animalId: string;
  one: string | null;
  other: string | null;
}

/** Of fewer events of which it is not known when they were no interval is given. */
const eventsLeast = 10;
/** What is drawn is fitted so often: chance moves it by more than what is left. */
const drawnRounds = 300;

const alone = (event: ToldEvent, side: "one" | "other"): MatchedEvent => ({
  t: event.t,
  animalId: event.animalId,
  one: side === "one" ? event.behaviourId : null,
  other: side === "other" ? event.behaviourId : null,
});

function matchedOfAnimal(
  one: readonly ToldEvent[],
  other: readonly ToldEvent[],
  tolerance: number,
): MatchedEvent[] {
  const theirs = groupedBy(other, ({ behaviourId }) => behaviourId);
  const own = groupedBy(one, ({ behaviourId }) => behaviourId);
  const pairs: [ToldEvent, ToldEvent][] = [];
  const left: ToldEvent[] = [];
  const right: ToldEvent[] = [];
  for (const id of new Set([...own.keys(), ...theirs.keys()])) {
    const found = pairedInTime(
      own.get(id) ?? [],
      theirs.get(id) ?? [],
      tolerance,
    );
    pairs.push(...found.pairs);
    left.push(...found.oneAlone);
    right.push(...found.otherAlone);
  }
  const mistaken = pairedInTime(left, right, tolerance);
  return [
    ...[...pairs, ...mistaken.pairs].map(([a, b]) => ({
      t: a.t,
      animalId: a.animalId,
      one: a.behaviourId,
      other: b.behaviourId,
    })),
    ...mistaken.oneAlone.map((event) => alone(event, "one")),
    ...mistaken.otherAlone.map((event) => alone(event, "other")),
  ];
}

/**
 * The events of two observers side by side, in order of time: of one animal and at most `tolerance` ms apart, first those of the same
 * behaviour, then what one told as something else; what is left only one of them told.
 */
export function matchedEvents(
  one: readonly ToldEvent[],
  other: readonly ToldEvent[],
  tolerance: number,
): MatchedEvent[] {
  const [own, theirs] = [one, other].map((all) =>
    groupedBy(all, ({ animalId }) => animalId),
  );
  const ids = new Set([...(own?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  return [...ids]
    .flatMap((id) =>
      matchedOfAnimal(own?.get(id) ?? [], theirs?.get(id) ?? [], tolerance),
    )
    .toSorted((a, b) => a.t - b.t);
}

/** Kappa of a table whose last category is "not told", which both cannot have told. */
function kappaOfCells(
  size: number,
  cells: Sums,
  rounds?: number,
): number | null {
  const table = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => cells[i * size + j] ?? 0),
  );
  const expected = quasiIndependent(
    table,
    (row, column) => row < size - 1 || column < size - 1,
    rounds,
  );
  const sum = (all: readonly (readonly number[])[]) =>
    all.flat().reduce((some, count) => some + count, 0);
  const diagonal = (all: readonly (readonly number[])[]) =>
    all.reduce((some, row, index) => some + (row[index] ?? 0), 0);
  const n = sum(table);
  const chance = diagonal(expected) / n;
  return n > 0 && 1 - chance > 1e-9
    ? (diagonal(table) / n - chance) / (1 - chance)
    : null;
}

/**
 * Cohen's kappa of events that were matched in time, n of them. What only one told is a category of its own, and as what neither
 * told is not known, its cell cannot be: Bakeman, Quera and Gnisci (2009), Behav. Res. Methods 41, 137-147. The interval is by
 * drawing events again, each by itself, or, where `sessionIds` says of which session each is, in blocks or whole sessions, as those
 * of one are alike (`drawnUnits`). No event, or chance alone agrees in all: cannot say.
 */
export function eventKappa(
  matched: readonly MatchedEvent[],
  seed: string,
  sessionIds: readonly string[] | null = null,
): Said {
  const n = matched.length;
  if (n === 0) return cannotSay("nothingObserved");
  const told = matched.flatMap(({ one, other }) => [one, other]);
  const ids = [...new Set(told)].filter((id) => id !== null).toSorted();
  const size = ids.length + 1;
  const place = (id: string | null) =>
    id === null ? size - 1 : ids.indexOf(id);
  const units = matched.map(({ one, other }) => {
    const cells = new Float64Array(size * size);
    cells[place(one) * size + place(other)] = 1;
    return cells;
  });
  const value = kappaOfCells(
    size,
    units.reduce((all, unit) =>
      all.map((count, at) => count + (unit[at] ?? 0)),
    ),
  );
  if (value === null) return cannotSay("chanceIsOne");
  const drawnKappa = (cells: Sums) => kappaOfCells(size, cells, drawnRounds);
  const { strata, ...drawing } = drawnUnits(
    matched.map(({ one, other, t }, index) => {
      const sessionId = sessionIds?.[index];
      return {
        sums: units[index] ?? [],
        agreed: one === other ? 1 : 0,
        place: sessionId === undefined ? null : { sessionId, t },
      };
    }),
    size * size,
    eventsLeast,
  );
  return {
    canSay: true,
    value,
    n,
    ...bootstrapBounds(strata, drawnKappa, {
      ...drawing,
      seed,
      within: [-1, 1],
    }),
  };
}
