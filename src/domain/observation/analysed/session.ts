import type { ScanRecord } from "../../analysis/observed/columns";
import { columnsOf, recordsWhere } from "../../analysis/observed/columns";
import type { Span, WatchedSession } from "../../analysis/observed/observed";
import { common, joined, lengthOf } from "../../analysis/observed/spans";
import { answersOf } from "../../evaluation/answers-text";
import type { PackedFacts, PackedSession } from "../pack";
import type { Rows } from "../rows/row";
import type { Watched } from "../watched";
import { endsEarly, watchedOf } from "../watched";

/** A session that an analysis reads: what was recorded, and what of it lies within the question. */
export interface ChosenSession {
  enclosureId: string;
  facts: PackedFacts;
  /** All of it, whatever animals and hours the question is about. */
  rows: Rows;
  /**
   * What lies within the question. Bouts are as they were recorded: what they cut is when their session was watched
   * (`coursesOf`).
   */
  watched: Watched;
  /** Whether animals were followed in it; one of scans alone says nothing of what they did between two of them. */
  isFocal: boolean;
  /** It was watched for less than half of its planned time; of all of it. */
  endedEarly: boolean;
  /** What was chosen of the context, by question. */
  contexts: ReadonlyMap<string, readonly string[]>;
}

/** Of a session of scans alone nobody was followed; an animal that is met in a scan need not be followed either. */
function followedIn(watched: Watched, isFocal: boolean): Watched {
  const [whole, ...pieces] = watched.sessions;
  if (whole === undefined) return watched;
  const parts = isFocal ? pieces : [];
  const partly = new Set(parts.flatMap(({ animalIds }) => animalIds));
  const followed = isFocal ? [...watched.followedMs.keys()] : [];
  const animalIds = followed.filter((id) => !partly.has(id));
  return {
    ...watched,
    sessions: [{ ...whole, animalIds }, ...parts],
    followedMs: isFocal ? watched.followedMs : new Map<string, number>(),
  };
}

function contextsOf(text: string): Map<string, readonly string[]> {
  if (text === "{}") return new Map();
  return new Map(
    Object.entries(answersOf(text)).flatMap(([ref, { chosen }]) =>
      chosen.length === 0 ? [] : [[ref, chosen] as const],
    ),
  );
}

/** The sessions of a pack of an enclosure, each with all that was watched in it. */
export const sessionsIn = (
  enclosureId: string,
  packed: readonly PackedSession[],
): ChosenSession[] =>
  packed.map(({ facts, rows }) => {
    const isFocal = facts.interval === null || rows.focal.length > 0;
    const watched = watchedOf(facts, rows);
    return {
      enclosureId,
      facts,
      rows,
      watched: followedIn(watched, isFocal),
      isFocal,
      endedEarly: endsEarly(lengthOf(watched.spans), facts.plannedMinutes),
      contexts: contextsOf(facts.contextAnswers),
    };
  });

/** The instants of a session's scans, as far as they lie within the question. */
export const scansAt = ({
  watched,
}: Pick<ChosenSession, "watched">): ReadonlySet<number> =>
  new Set([
    ...columnsOf(watched.intervals).instants.values,
    ...columnsOf(watched.unnamed).instants.values,
  ]);

/** Who is named in the scans of a session, in the order in which they were met. */
export const namedIn = ({
  intervals,
}: Pick<Watched, "intervals">): readonly string[] =>
  columnsOf(intervals).animals.values.flatMap((id) => id ?? []);

/** Who was followed or met in a scan in some sessions; [] for none. */
export const watchedIn = (
  sessions: readonly Pick<ChosenSession, "watched">[],
): string[] =>
  [
    ...new Set(
      sessions.flatMap(({ watched }) => [
        ...watched.followedMs.keys(),
        ...namedIn(watched),
      ]),
    ),
  ].sort();

/** What a session says of some animals, and of some groups whose animals nobody told apart; null: none of them was watched in it. */
export function ofAnimals(
  session: ChosenSession,
  isAsked: (animalId: string) => boolean,
  isGroup: (groupId: string | null) => boolean = () => false,
): ChosenSession | null {
  const { watched } = session;
  const followedMs = new Map(
    [...watched.followedMs].filter(([id]) => isAsked(id)),
  );
  const intervals = watched.intervals.filter(({ animalId }) =>
    isAsked(animalId),
  );
  const unnamed = watched.unnamed.filter(({ groupId }) => isGroup(groupId));
  if (followedMs.size === 0 && intervals.length + unnamed.length === 0)
    return null;
  // The session itself stays: scans are of it, whoever was followed.
  const sessions = watched.sessions.flatMap((piece, at): WatchedSession[] => {
    const animalIds = piece.animalIds.filter(isAsked);
    return at > 0 && animalIds.length === 0 ? [] : [{ ...piece, animalIds }];
  });
  const bouts = watched.bouts.filter(({ animalId }) => isAsked(animalId));
  return {
    ...session,
    watched: { ...watched, sessions, bouts, intervals, unnamed, followedMs },
  };
}

/** What was planned is cut in proportion: what ended early still did. */
function cut(piece: WatchedSession, spans: readonly Span[]): WatchedSession {
  const before = lengthOf(joined(piece.watched));
  const watched = common(joined(piece.watched), spans);
  const share = before > 0 ? lengthOf(watched) / before : 1;
  return { ...piece, watched, plannedMs: piece.plannedMs * share };
}

/** What a session says of some of its time; null: nothing was watched and no scan was made in it. */
export function withinSpans(
  session: ChosenSession,
  spans: readonly Span[],
): ChosenSession | null {
  const { watched } = session;
  const { lengthMs } = watched;
  // The last instant of a session belongs to its last span.
  const isIn = (t: number) =>
    spans.some(
      ({ from, to }) => from <= t && (t < to || (t === to && to === lengthMs)),
    );
  const sessions = watched.sessions.map((piece) => cut(piece, spans));
  const within = <R extends ScanRecord>(records: readonly R[]): R[] => {
    const { values, places } = columnsOf(records).instants;
    const isScanIn = values.map(isIn);
    return recordsWhere(records, (at) => isScanIn[places[at] ?? 0] === true);
  };
  const intervals = within(watched.intervals);
  const unnamed = within(watched.unnamed);
  const own = common(watched.spans, spans);
  if (own.length + intervals.length + unnamed.length === 0) return null;
  const followedMs = new Map(
    sessions.flatMap(({ animalIds, watched: seen }) =>
      animalIds.map((id) => [id, lengthOf(seen)] as const),
    ),
  );
  return {
    ...session,
    watched: {
      ...{ ...watched, sessions, intervals, unnamed, followedMs },
      spans: own,
    },
  };
}
