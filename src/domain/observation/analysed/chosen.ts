import { parisDay } from "../../time/paris";
import { hourSpans } from "./hours";
import { sessionsOnce } from "./once";
import type { AnalysisQuery, ContextChoice } from "./query";
import type { ChosenSession } from "./session";
import { ofAnimals, watchedIn, withinSpans } from "./session";

/** What is known beside what packs hold. */
export interface Known {
  /** By animal the group it is in today. */
  groupOf: Readonly<Record<string, string>>;
  /** By ethogram the versions that tell the same behaviours apart, together; one that is not named stands alone. */
  alike: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export const nothingKnown: Known = { groupOf: {}, alike: {} };

/** A version of an ethogram, and how many sessions were coded in it. */
export interface CodedIn {
  obsId: string;
  obsVersion: number;
  sessions: number;
}

/** How much was asked for and is not among what was chosen, and why. */
export interface LeftOut {
  /** Sessions that ended early, where these are to stay outside. */
  short: number;
  /** Sessions in which nothing lies within the hours. */
  outOfHours: number;
  /** Sessions that are coded in other ethograms, and in versions that tell other behaviours apart. */
  otherEthograms: number;
  otherVersions: number;
  /** Sessions of whose animals somebody else's are counted, held at the same time (`sessionsOnce`). */
  secondLooks: number;
  /** Of so many sessions that are among what was chosen a part is not, for the same reason. */
  cutLooks: number;
  /** Animals in scans that nobody told apart, in each scan anew: they are in no animal's figures. */
  notToldApart: number;
}

/** The sessions that an analysis reads, in the order in which they began. */
export interface Chosen {
  /** Of these no time of an animal counts twice. */
  sessions: ChosenSession[];
  /** All of them, whoever watched at the same time: for those who hold people against each other. */
  everyLook: ChosenSession[];
  /** Who was watched in the places and on the days of the question, whichever animals and hours it asks for. */
  metIds: () => string[];
  left: LeftOut;
  /** The ethogram they are coded in, and its versions, the latest first; null: no session. */
  coded: { obsId: string; versions: number[] } | null;
  /** All that was coded within the question, whatever the ethogram, the most used first. */
  all: CodedIn[];
  groupOf: Known["groupOf"];
  /** Whether the question is about an animal: it may ask for some, or for a group. */
  isAsked: (animalId: string) => boolean;
  /** Of which behaviours figures are asked; [] for all. What was chosen holds the others still: they are what shares are of. */
  behaviourIds: readonly string[];
}

/** The same with what each of several watched at once: nothing is left out for that. */
export const ofAllLooks = (chosen: Chosen): Chosen => ({
  ...chosen,
  sessions: chosen.everyLook,
  left: { ...chosen.left, secondLooks: 0, cutLooks: 0 },
});

const isAnswered = (
  { contexts }: ChosenSession,
  asked: readonly ContextChoice[],
): boolean => {
  const refs = new Set(asked.map(({ questionRef }) => questionRef));
  return [...refs].every((ref) =>
    asked.some(
      ({ questionRef, value }) =>
        questionRef === ref && contexts.get(ref)?.includes(value),
    ),
  );
};

const isAsked = (session: ChosenSession, query: AnalysisQuery): boolean => {
  const { enclosureId, facts } = session;
  const { observerIds, campaignId, obsSessionIds } = query;
  const day = parisDay(facts.startedAt);
  const among = (ids: readonly string[], id: string) =>
    ids.length === 0 || ids.includes(id);
  return (
    query.enclosureIds.includes(enclosureId) &&
    day >= query.from &&
    day <= query.to &&
    among(observerIds, facts.observerId) &&
    among(obsSessionIds, facts.obsSessionId) &&
    (campaignId === null || facts.campaignId === campaignId) &&
    isAnswered(session, query.contexts)
  );
};

/** Each session once, by when it began: as it lies in whichever pack does not matter. */
const inOrder = (sessions: readonly ChosenSession[]): ChosenSession[] =>
  [
    ...new Map(sessions.map((one) => [one.facts.obsSessionId, one])).values(),
  ].sort(
    ({ facts: a }, { facts: b }) =>
      a.startedAt.getTime() - b.startedAt.getTime() ||
      (a.obsSessionId < b.obsSessionId ? -1 : 1),
  );

function animalsAsked(
  { animalIds, groupId }: Pick<AnalysisQuery, "animalIds" | "groupId">,
  groupOf: Known["groupOf"],
): ((animalId: string) => boolean) | null {
  if (animalIds.length === 0 && groupId === null) return null;
  const ids = new Set(animalIds);
  return (id) =>
    (ids.size === 0 || ids.has(id)) &&
    (groupId === null || groupOf[id] === groupId);
}

function codedIn(sessions: readonly ChosenSession[]): CodedIn[] {
  const found = new Map<string, CodedIn>();
  for (const { facts } of sessions) {
    const { obsId, obsVersion } = facts;
    const key = JSON.stringify([obsId, obsVersion]);
    const sum = found.get(key)?.sessions ?? 0;
    found.set(key, { obsId, obsVersion, sessions: sum + 1 });
  }
  return [...found.values()].sort(
    (a, b) =>
      b.sessions - a.sessions ||
      (a.obsId < b.obsId ? -1 : a.obsId > b.obsId ? 1 : 0) ||
      b.obsVersion - a.obsVersion,
  );
}

/** The ethogram that is asked for, else that of most sessions; its version likewise, else the latest, with those alike. */
function ethogramOf(
  all: readonly CodedIn[],
  query: AnalysisQuery,
  alike: Known["alike"],
): Chosen["coded"] {
  const sums = new Map<string, number>();
  for (const { obsId, sessions } of all)
    sums.set(obsId, (sums.get(obsId) ?? 0) + sessions);
  const [most] = [...sums].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const obsId = query.obsId ?? most?.[0];
  if (obsId === undefined) return null;
  const own = all.filter((one) => one.obsId === obsId);
  const used = own.map(({ obsVersion }) => obsVersion).sort((a, b) => b - a);
  const version = query.obsVersion ?? used[0];
  if (version === undefined) return null;
  const same = alike[obsId]?.find((some) => some.includes(version)) ?? [];
  const versions = used.filter((one) => one === version || same.includes(one));
  return versions.length === 0 ? null : { obsId, versions };
}

const notToldApart = (sessions: readonly ChosenSession[]): number =>
  sessions.reduce(
    (all, { watched }) =>
      watched.unnamed.reduce((sum, { count }) => sum + count, all),
    0,
  );

/**
 * The sessions of a question, cut to its animals and hours, all coded so that the same behaviours are told apart, what two watched at once
 * counted once, and what was left out on the way. No sessions, or none that fit: none, and nothing left out.
 *
 * @example chosen(query, sessionsIn("island", sessionsOfPieces(pieces).sessions), nothingKnown).sessions
 */
export function chosen(
  query: AnalysisQuery,
  sessions: readonly ChosenSession[],
  { groupOf, alike }: Known,
): Chosen {
  const isAnimal = animalsAsked(query, groupOf);
  const { hours, animalIds, groupId } = query;
  // Who is asked for by name is not among those whom nobody told apart.
  const isGroup = (id: string | null) =>
    animalIds.length === 0 && id === groupId;
  const there = inOrder(sessions.filter((one) => isAsked(one, query)));
  const asked = there.flatMap((one) =>
    isAnimal === null ? one : (ofAnimals(one, isAnimal, isGroup) ?? []),
  );
  const timed = asked.flatMap((one) => {
    if (hours === null) return one;
    const { startedAt } = one.facts;
    const spans = hourSpans(hours, startedAt, one.watched.lengthMs);
    return withinSpans(one, spans) ?? [];
  });
  const all = codedIn(timed);
  const coded = ethogramOf(all, query, alike);
  const same = timed.filter(({ facts }) => facts.obsId === coded?.obsId);
  const fitting = same.filter(({ facts }) =>
    coded?.versions.includes(facts.obsVersion),
  );
  const whole = fitting.filter(
    ({ endedEarly }) => !(query.leaveOutShort && endedEarly),
  );
  const once = sessionsOnce(whole);
  return {
    sessions: once.sessions,
    everyLook: whole,
    metIds: () => watchedIn(there),
    left: {
      secondLooks: once.out,
      cutLooks: once.cut,
      short: fitting.length - whole.length,
      outOfHours: asked.length - timed.length,
      otherEthograms: timed.length - same.length,
      otherVersions: same.length - fitting.length,
      notToldApart: notToldApart(once.sessions),
    },
    coded,
    all,
    groupOf,
    isAsked: isAnimal ?? (() => true),
    behaviourIds: query.behaviourIds,
  };
}
