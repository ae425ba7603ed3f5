import type { Look } from "../../analysis/observed/counted-once";
import { countedOnce } from "../../analysis/observed/counted-once";
import type { Span } from "../../analysis/observed/observed";
import { isWithin, joined, lengthOf } from "../../analysis/observed/spans";
import { pieceOf } from "../watched";
import { moved } from "./agreement/side-by-side";
import type { ChosenSession } from "./session";

/** Sessions of which no time of an animal counts twice, and how many were left out, or cut, for that. */
interface Once {
  sessions: ChosenSession[];
  /** Nothing of them counts: somebody else watched the same animals at the same time. */
  out: number;
  /** A part of them counts. */
  cut: number;
}

const startOf = ({ facts }: ChosenSession): number => facts.startedAt.getTime();

/** Sessions during which somebody else held one, too: the others need no looking at. */
function besideOthers(sessions: readonly ChosenSession[]): ChosenSession[] {
  const found = new Set<ChosenSession>();
  let running: ChosenSession[] = [];
  for (const one of sessions.toSorted((a, b) => startOf(a) - startOf(b))) {
    const goesOn = (other: ChosenSession) =>
      startOf(other) + other.watched.lengthMs > startOf(one);
    running = running.filter(goesOn);
    for (const other of running)
      if (other.facts.observerId !== one.facts.observerId)
        found.add(one).add(other);
    running.push(one);
  }
  return [...found];
}

interface SessionLook extends Look {
  session: ChosenSession;
}

const lookOf = (
  session: ChosenSession,
  animalId: string,
  watched: readonly Span[],
): SessionLook => ({
  session,
  sessionId: session.facts.obsSessionId,
  observerId: session.facts.observerId,
  animalId,
  watched: moved(joined(watched), startOf(session)),
});

/** Whom somebody followed, and when. */
const followsIn = (session: ChosenSession): SessionLook[] =>
  session.isFocal
    ? session.watched.sessions.flatMap(({ animalIds, watched }) =>
        animalIds.map((id) => lookOf(session, id, watched)),
      )
    : [];

/** What those of a group that nobody told apart are called, as if they were one animal: no id holds it. */
const unnamedId = (groupId: string | null): string => `/${groupId ?? ""}`;

/** Who was met in scans, which are made as long as the session is watched. */
const scansIn = (session: ChosenSession): SessionLook[] => {
  const { intervals, unnamed, spans } = session.watched;
  const met = [
    ...intervals.map(({ animalId }) => animalId),
    ...unnamed.map(({ groupId }) => unnamedId(groupId)),
  ];
  return [...new Set(met)].map((id) => lookOf(session, id, spans));
};

/** By session and animal what of it counts, where that is not all; on the clock of the session. */
type Cuts = ReadonlyMap<ChosenSession, ReadonlyMap<string, Span[]>>;

function cutsIn(looks: readonly SessionLook[]): Cuts {
  const cuts = new Map<ChosenSession, Map<string, Span[]>>();
  countedOnce(looks).forEach((counted, at) => {
    const look = looks[at];
    if (look === undefined || counted === look.watched) return;
    const own = cuts.get(look.session) ?? new Map<string, Span[]>();
    cuts.set(look.session, own);
    own.set(look.animalId, moved(counted, -startOf(look.session)));
  });
  return cuts;
}

const none: ReadonlyMap<string, Span[]> = new Map();

/** A session with what counts of it; null: nothing of it does. */
function cutTo(
  session: ChosenSession,
  follows: ReadonlyMap<string, Span[]>,
  scans: ReadonlyMap<string, Span[]>,
): ChosenSession | null {
  const { watched, facts } = session;
  const left = [...follows].filter(([, spans]) => spans.length > 0);
  const followedMs = new Map(
    [...watched.followedMs].filter(([id]) => !follows.has(id)),
  );
  for (const [id, spans] of left) followedMs.set(id, lengthOf(spans));
  const counts = (id: string, t: number) =>
    isWithin(scans.get(id) ?? [{ from: 0, to: Infinity }], t);
  const intervals = watched.intervals.filter(({ animalId, t }) =>
    counts(animalId, t),
  );
  const unnamed = watched.unnamed.filter(({ groupId, t }) =>
    counts(unnamedId(groupId), t),
  );
  if (followedMs.size === 0 && intervals.length + unnamed.length === 0)
    return null;
  const [whole, ...pieces] = watched.sessions.map((piece) => ({
    ...piece,
    animalIds: piece.animalIds.filter((id) => !follows.has(id)),
  }));
  const sessions = [
    ...(whole === undefined ? [] : [whole]),
    ...pieces.filter(({ animalIds }) => animalIds.length > 0),
    ...left.map(([animalId, spans]) => ({
      id: pieceOf(facts.obsSessionId, animalId),
      observerId: facts.observerId,
      plannedMs: 0,
      watched: spans,
      animalIds: [animalId],
    })),
  ];
  const bouts = watched.bouts.flatMap((bout) => {
    const { animalId } = bout;
    if (!follows.has(animalId)) return bout;
    return followedMs.has(animalId)
      ? { ...bout, sessionId: pieceOf(facts.obsSessionId, animalId) }
      : [];
  });
  return {
    ...session,
    isFocal: session.isFocal && followedMs.size > 0,
    watched: { ...watched, sessions, bouts, intervals, unnamed, followedMs },
  };
}

/**
 * Sessions with what of them counts (`countedOnce`), follows beside follows and scans beside scans: what two people watched at once is in
 * figures once. A session that nobody else watched is as it was. In the order of the sessions; [] for none.
 *
 * @example sessionsOnce([ofAna, ofBenAtTheSameTime]) // { sessions: [ofAna], out: 1, cut: 0 }
 */
export function sessionsOnce(sessions: readonly ChosenSession[]): Once {
  const beside = besideOthers(sessions);
  const follows = cutsIn(beside.flatMap(followsIn));
  const scans = cutsIn(beside.flatMap(scansIn));
  let [out, cut] = [0, 0];
  const counted = sessions.flatMap((session) => {
    const [own, met] = [follows.get(session), scans.get(session)];
    if (own === undefined && met === undefined) return session;
    const left = cutTo(session, own ?? none, met ?? none);
    if (left === null) out += 1;
    else cut += 1;
    return left ?? [];
  });
  return { sessions: counted, out, cut };
}
