import { columnsOf } from "../../analysis/observed/columns";
import type { Chosen, CodedIn, LeftOut } from "./chosen";
import { scansAt, watchedIn } from "./session";
import type { Shown } from "./shown";
import { shownIn } from "./shown";

/** What a question finds, before anything is said of it. */
export interface Summary {
  sessions: number;
  /** Of them so many ended before half of their planned time. */
  endedEarly: number;
  /** Sessions in which animals were followed, and how long, over all animals, in ms. */
  focalSessions: number;
  followedMs: number;
  /** Sessions with scans, and how many there are. */
  scanSessions: number;
  scans: number;
  /** In so many of these somebody was told apart. */
  namedScans: number;
  animalIds: string[];
  /** The same whichever animals and hours are asked for: of whom something can be asked. */
  metIds: string[];
  observerIds: string[];
  /** Where the question asks for behaviours: how many records show one; null: it asks for none. */
  shown: Shown | null;
  left: LeftOut;
  coded: Chosen["coded"];
  all: CodedIn[];
  /** By question of the context what was answered, each value with its sessions. */
  contexts: AnsweredContext[];
}

/** One question of a context, as sessions answered it. */
export interface AnsweredContext {
  questionRef: string;
  /** The version of the context that asks it, the latest that was used; null: sessions do not say. */
  asked: { contextId: string; contextVersion: number } | null;
  values: { value: string; sessions: number }[];
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

function contextsOf({ sessions }: Pick<Chosen, "sessions">): AnsweredContext[] {
  const found = new Map<
    string,
    { asked: AnsweredContext["asked"]; counts: Map<string, number> }
  >();
  for (const { contexts, facts } of sessions)
    for (const [ref, values] of contexts) {
      const one = found.get(ref) ?? {
        asked: null,
        counts: new Map<string, number>(),
      };
      found.set(ref, one);
      const { contextId, contextVersion } = facts;
      if (contextId !== null && contextVersion !== null)
        one.asked = { contextId, contextVersion };
      for (const value of values)
        one.counts.set(value, (one.counts.get(value) ?? 0) + 1);
    }
  return [...found]
    .map(([questionRef, { asked, counts }]) => ({
      questionRef,
      asked,
      values: [...counts]
        .map(([value, count]) => ({ value, sessions: count }))
        .sort((a, b) => (a.value < b.value ? -1 : 1)),
    }))
    .sort((a, b) => (a.questionRef < b.questionRef ? -1 : 1));
}

/** How much was watched, by whom and of whom, how it was coded, and what is left out. Nothing chosen: zeros and empty lists. */
export function summary(chosen: Chosen): Summary {
  const { sessions, left, coded, all } = chosen;
  const focal = sessions.filter(({ isFocal }) => isFocal);
  const scans = sessions.map((one) => scansAt(one).size);
  return {
    sessions: sessions.length,
    endedEarly: sessions.filter(({ endedEarly }) => endedEarly).length,
    focalSessions: focal.length,
    followedMs: focal.reduce(
      (sum, { watched }) =>
        [...watched.followedMs.values()].reduce((own, ms) => own + ms, sum),
      0,
    ),
    scanSessions: scans.filter((one) => one > 0).length,
    scans: scans.reduce((sum, one) => sum + one, 0),
    namedScans: sessions.reduce(
      (sum, { watched }) =>
        sum + columnsOf(watched.intervals).instants.values.length,
      0,
    ),
    animalIds: watchedIn(sessions),
    metIds: chosen.metIds(),
    observerIds: distinct(sessions.map(({ facts }) => facts.observerId)),
    shown: shownIn(chosen),
    left,
    coded,
    all,
    contexts: contextsOf(chosen),
  };
}
