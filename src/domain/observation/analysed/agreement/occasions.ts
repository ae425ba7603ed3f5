import type { ChosenSession } from "../session";
import { hasFocal, hasScans } from "./paired";
import { animalsIn, commonLeastMs, overlapMs } from "./side-by-side";

/** What several watched at the same time, each in a session of their own, the first to begin first. */
export interface Occasion {
  sessions: ChosenSession[];
}

const inOrder = (a: ChosenSession, b: ChosenSession): number =>
  a.facts.startedAt.getTime() - b.facts.startedAt.getTime() ||
  (a.facts.observerId < b.facts.observerId ? -1 : 1);

/** Whether two sessions can be of the same thing: by different people, in one version of an ethogram, sampled alike, of an animal of both. */
function couldBeSame(one: ChosenSession, other: ChosenSession): boolean {
  const [a, b] = [one.facts, other.facts];
  if (a.observerId === b.observerId) return false;
  if (a.obsId !== b.obsId || a.obsVersion !== b.obsVersion) return false;
  if (!hasScans({ one, other }) && !hasFocal({ one, other })) return false;
  const theirs = animalsIn(other);
  return [...animalsIn(one)].some((id) => theirs.has(id));
}

/** Whether two sessions are of the same thing: they could be, and were held at the same time. */
const areSame = (one: ChosenSession, other: ChosenSession): boolean =>
  couldBeSame(one, other) && overlapMs(one, other) >= commonLeastMs;

/** Each session with the first occasion with all of whose sessions it goes together; occasions of one session are none. */
function together(
  sessions: readonly ChosenSession[],
  goTogether: (one: ChosenSession, other: ChosenSession) => boolean,
): Occasion[] {
  const occasions: Occasion[] = [];
  for (const session of sessions.toSorted(inOrder)) {
    const own = occasions.find((occasion) =>
      occasion.sessions.every((one) => goTogether(one, session)),
    );
    if (own === undefined) occasions.push({ sessions: [session] });
    else own.sessions.push(session);
  }
  return occasions.filter((one) => one.sessions.length > 1);
}

/**
 * Which of some sessions are of the same thing, each in one occasion at most: a session belongs to the first with all of whose
 * sessions it is of the same thing. Sessions that nobody else watched are in none. [] for none.
 */
export const occasionsOf = (sessions: readonly ChosenSession[]): Occasion[] =>
  together(sessions, areSame);

/** Two people who watched the same things. */
export interface ObserverPair {
  oneId: string;
  otherId: string;
  /** The session of each, occasion by occasion. */
  occasions: [ChosenSession, ChosenSession][];
}

/**
 * Who watched together with whom, who did so most often first. One of a pair is the reference, where that is named, else whose id comes
 * first.
 */
export function pairsOfObservers(
  occasions: readonly Occasion[],
  referenceId: string | null = null,
): ObserverPair[] {
  const pairs = new Map<string, ObserverPair>();
  const isFirst = (a: string, b: string) =>
    a === referenceId || (b !== referenceId && a < b);
  for (const { sessions } of occasions)
    sessions.forEach((a, index) => {
      for (const b of sessions.slice(index + 1)) {
        const [one, other] = isFirst(a.facts.observerId, b.facts.observerId)
          ? [a, b]
          : [b, a];
        const [oneId, otherId] = [one.facts.observerId, other.facts.observerId];
        const key = JSON.stringify([oneId, otherId]);
        const pair = pairs.get(key) ?? { oneId, otherId, occasions: [] };
        pairs.set(key, pair);
        pair.occasions.push([one, other]);
      }
    });
  return [...pairs.values()].toSorted(
    (a, b) =>
      b.occasions.length - a.occasions.length ||
      (a.oneId + a.otherId < b.oneId + b.otherId ? -1 : 1),
  );
}

/**
 * Sessions that somebody chose by hand to be held against each other, whenever they were held: what was at the same time first; of the
 * rest, as of a film, the first session of each person, then the second of each.
 */
export function chosenOccasions(
  sessions: readonly ChosenSession[],
): Occasion[] {
  const known = occasionsOf(sessions);
  const placed = new Set(known.flatMap((one) => one.sessions));
  const left = sessions.filter((one) => !placed.has(one));
  return [...known, ...together(left, couldBeSame)];
}
