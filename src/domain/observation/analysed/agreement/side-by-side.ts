import type { Bout, Span } from "../../../analysis/observed/observed";
import { common, joined, lengthOf } from "../../../analysis/observed/spans";
import type { Course } from "../../../analysis/observed/whole-sessions";
import { coursesOf } from "../../../analysis/observed/whole-sessions";
import type { ChosenSession } from "../session";

/** Of less that both watched at the same time, two sessions are not of the same thing. */
export const commonLeastMs = 60_000;

/** Sessions side by side on the clock of the people, or, of a film that each saw at another time, from the beginning of each. */
export type AlignedBy = "clock" | "start";

/** Two sessions of the same thing, on the clock of the one. */
export interface SideBySide {
  one: ChosenSession;
  other: ChosenSession;
  alignedBy: AlignedBy;
  /** Added to an instant of the other it gives that of the one, in ms. */
  shiftMs: number;
  /** When both watched. */
  spans: Span[];
  commonMs: number;
  /** What the animals of both did then, on the clock of the one; [] where nobody was followed. */
  courses: { one: Course[]; other: Course[] };
  animals: { both: string[]; one: string[]; other: string[] };
}

export const moved = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ from, to }) => ({ from: from + by, to: to + by }));

/** Whom a session says something of: who was followed, and who was met in scans. */
export function animalsIn({ watched }: ChosenSession): Set<string> {
  const ids = new Set(watched.followedMs.keys());
  for (const { animalId } of watched.intervals) ids.add(animalId);
  return ids;
}

const commonBy = (
  one: ChosenSession,
  other: ChosenSession,
  shiftMs: number,
): Span[] => common(one.watched.spans, moved(other.watched.spans, shiftMs));

const startOf = ({ facts }: ChosenSession): number => facts.startedAt.getTime();

/** For how long two watched at once by the clock, in ms. */
export const overlapMs = (one: ChosenSession, other: ChosenSession): number =>
  lengthOf(commonBy(one, other, startOf(other) - startOf(one)));

/** The bouts of a session on another clock. */
export const movedBouts = (bouts: readonly Bout[], by: number): Bout[] =>
  bouts.map((bout) => ({
    ...bout,
    start: bout.start + by,
    stop: bout.stop === null ? null : bout.stop + by,
  }));

/** What animals did in a session within some spans, on another clock; [] where nobody was followed. */
function coursesWithin(
  session: ChosenSession,
  by: number,
  spans: readonly Span[],
  animalIds: readonly string[],
): Course[] {
  if (!session.isFocal) return [];
  const { sessions, bouts } = session.watched;
  return coursesOf(
    sessions.map((piece) => ({
      ...piece,
      watched: common(joined(moved(piece.watched, by)), spans),
    })),
    movedBouts(bouts, by),
  ).filter(({ animalId }) => animalIds.includes(animalId));
}

/**
 * Two sessions side by side: by the clock where they overlap by a minute at least, else each from its beginning, as of a film. No
 * animal of both, or nothing watched: side by side nothing is there.
 */
export function sideBySide(
  one: ChosenSession,
  other: ChosenSession,
): SideBySide {
  const byClock = overlapMs(one, other) >= commonLeastMs;
  const shiftMs = byClock ? startOf(other) - startOf(one) : 0;
  const spans = commonBy(one, other, shiftMs);
  const [own, theirs] = [animalsIn(one), animalsIn(other)];
  const shared = [...own].filter((id) => theirs.has(id)).sort();
  return {
    one,
    other,
    alignedBy: byClock ? "clock" : "start",
    shiftMs,
    spans,
    commonMs: lengthOf(spans),
    courses: {
      one: coursesWithin(one, 0, spans, shared),
      other: coursesWithin(other, shiftMs, spans, shared),
    },
    animals: {
      both: shared,
      one: [...own].filter((id) => !theirs.has(id)).sort(),
      other: [...theirs].filter((id) => !own.has(id)).sort(),
    },
  };
}

/** The bouts and events that one of two told of the animals of both, as far as they lie in the time that both watched. */
export function boutsWithin(
  { one, other, shiftMs, spans, animals }: SideBySide,
  side: "one" | "other",
): Bout[] {
  const bouts =
    side === "one"
      ? one.watched.bouts
      : movedBouts(other.watched.bouts, shiftMs);
  const isWithin = ({ start, stop }: Bout) =>
    spans.some(({ from, to }) =>
      stop === null || stop === start
        ? from <= start && start <= to
        : start < to && from < stop,
    );
  return bouts.filter(
    (bout) => animals.both.includes(bout.animalId) && isWithin(bout),
  );
}
