import type { Budget } from "../../../analysis/budget/budget";
import { animalBudget, groupBudget } from "../../../analysis/budget/budget";
import type { Part } from "../../../analysis/budget/parts";
import { continuousParts, scoredParts } from "../../../analysis/budget/parts";
import { sessionShares } from "../../../analysis/budget/session-share";
import type { Columns } from "../../../analysis/observed/columns";
import { columnsOf } from "../../../analysis/observed/columns";
import { groupedBy } from "../../../analysis/observed/observed";
import type { ChosenSession } from "../session";

/** How animals were sampled: figures of one are not those of the other. */
export const samplings = ["focal", "scan"] as const;
export type Sampling = (typeof samplings)[number];

/** A part, and the session that it is of. */
export interface SampledPart extends Part {
  /** By instant of the session's scans whether the animal was in sight, 1 or 0; of focal sampling there are none. */
  inSight: Uint8Array;
  session: ChosenSession;
}

/** Which animals of some columns were in sight at which instants: a row each animal. */
function sightsIn({ animals, doings, instants }: Columns): Uint8Array[] {
  const rows = animals.values.map(() => new Uint8Array(instants.values.length));
  for (let at = 0; at < animals.places.length; at += 1) {
    const row = rows[animals.places[at] ?? 0];
    if (row !== undefined && doings.values[doings.places[at] ?? 0] !== null)
      row[instants.places[at] ?? 0] = 1;
  }
  return rows;
}

function partsOf(
  session: ChosenSession,
  sampling: Sampling,
): readonly SampledPart[] {
  const { facts, watched, endedEarly } = session;
  // An animal that was followed for a part of it is in the same session.
  const of = { sessionId: facts.obsSessionId, endedEarly };
  if (sampling === "focal")
    return continuousParts(watched.sessions, watched.bouts).map((part) => ({
      ...{ ...part, ...of },
      ...{ session, inSight: new Uint8Array() },
    }));
  const columns = columnsOf(watched.intervals);
  const sights = sightsIn(columns);
  return scoredParts(of, columns).map((part, at) => ({
    ...part,
    session,
    inSight: sights[at] ?? new Uint8Array(),
  }));
}

/** What a session was found to say, as long as it is held: every analysis of the results begins with the same parts. */
const known: Readonly<
  Record<Sampling, WeakMap<ChosenSession, readonly SampledPart[]>>
> = { focal: new WeakMap(), scan: new WeakMap() };

/** What sessions say of how each of their animals spent its time, by one way of sampling; the others say nothing. */
export const partsIn = (
  sessions: readonly ChosenSession[],
  sampling: Sampling,
): SampledPart[] =>
  sessions.flatMap((session) => {
    const parts = known[sampling].get(session) ?? partsOf(session, sampling);
    known[sampling].set(session, parts);
    return parts;
  });

/** How time was spent, and over what it is a mean: the sessions of one animal, or several animals. */
export interface UnitBudget {
  budget: Budget;
  unit: "session" | "animal";
  /** Scans that had one of the animals in sight, each once, however many it had; 0 of focal sampling. */
  scans: number;
}

function scansOf(parts: readonly SampledPart[]): number {
  let scans = 0;
  for (const own of groupedBy(parts, ({ sessionId }) => sessionId).values()) {
    const seen = new Uint8Array(own[0]?.inSight.length ?? 0);
    for (const { inSight } of own)
      for (let at = 0; at < seen.length; at += 1) {
        if (inSight[at] !== 1 || seen[at] === 1) continue;
        seen[at] = 1;
        scans += 1;
      }
  }
  return scans;
}

/** One session of scans has an interval of its own, by how many records it has (`sessionShares`). */
function ofOneSession(
  { session, animalId }: SampledPart,
  budget: Budget,
): Budget {
  const [whole] = session.watched.sessions;
  if (whole === undefined) return budget;
  const ids = budget.lines.map(({ behaviourId }) => behaviourId);
  const said = sessionShares(whole, session.watched.intervals, animalId, ids);
  return {
    ...budget,
    lines: said.map((one, at) => {
      // It is one session still.
      const own = one.canSay ? { ...one, n: 1 } : one;
      return { behaviourId: ids[at] ?? null, mean: own, byEffort: own };
    }),
  };
}

/** The budget of whoever is in some parts: of one animal over its sessions, of several over them. No parts: cannot say. */
export function budgetIn(
  parts: readonly SampledPart[],
  behaviourIds: readonly string[],
): UnitBudget {
  const scans = scansOf(parts);
  const animals = new Set(parts.map(({ animalId }) => animalId));
  const [first, ...others] = parts.filter(({ effort }) => effort > 0);
  if (animals.size === 1 && first !== undefined && others.length === 0) {
    const budget = animalBudget(parts, behaviourIds);
    return {
      budget: first.inSight.length > 0 ? ofOneSession(first, budget) : budget,
      unit: "session",
      scans,
    };
  }
  return animals.size === 1
    ? { budget: animalBudget(parts, behaviourIds), unit: "session", scans }
    : { budget: groupBudget(parts, behaviourIds), unit: "animal", scans };
}
