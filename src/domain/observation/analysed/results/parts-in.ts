import type { Budget } from "../../../analysis/budget/budget";
import { animalBudget, groupBudget } from "../../../analysis/budget/budget";
import type { Part } from "../../../analysis/budget/parts";
import { continuousParts, intervalParts } from "../../../analysis/budget/parts";
import { sessionShares } from "../../../analysis/budget/session-share";
import type { IntervalRecord } from "../../../analysis/observed/observed";
import { groupedBy } from "../../../analysis/observed/observed";
import type { ChosenSession } from "../session";

/** How animals were sampled: figures of one are not those of the other. */
export const samplings = ["focal", "scan"] as const;
export type Sampling = (typeof samplings)[number];

/** A part, the animal's records, and when it was in sight of a scan, in ms of its session; of focal sampling there are none. */
export interface SampledPart extends Part {
  records: readonly IntervalRecord[];
  scansAt: readonly number[];
  session: ChosenSession;
}

function partsOf(
  session: ChosenSession,
  sampling: Sampling,
): readonly SampledPart[] {
  const { facts, watched, endedEarly } = session;
  const parts =
    sampling === "focal"
      ? continuousParts(watched.sessions, watched.bouts)
      : intervalParts(watched.sessions, watched.intervals);
  const byAnimal = groupedBy(
    sampling === "focal" ? [] : watched.intervals,
    ({ animalId }) => animalId,
  );
  // An animal that was followed for a part of it is in the same session.
  return parts.map((part) => {
    const records = byAnimal.get(part.animalId) ?? [];
    return {
      ...part,
      sessionId: facts.obsSessionId,
      endedEarly,
      records,
      scansAt: records
        .filter(({ behaviourIds }) => behaviourIds !== null)
        .map(({ t }) => t),
      session,
    };
  });
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
    const instants = new Set<number>();
    for (const { scansAt } of own) for (const t of scansAt) instants.add(t);
    scans += instants.size;
  }
  return scans;
}

/** One session of scans has an interval of its own, by how many records it has (`sessionShares`). */
function ofOneSession(
  { session, animalId, records }: SampledPart,
  budget: Budget,
): Budget {
  const [whole] = session.watched.sessions;
  if (whole === undefined) return budget;
  const ids = budget.lines.map(({ behaviourId }) => behaviourId);
  const said = sessionShares(whole, records, animalId, ids);
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
      budget: first.scansAt.length > 0 ? ofOneSession(first, budget) : budget,
      unit: "session",
      scans,
    };
  }
  return animals.size === 1
    ? { budget: animalBudget(parts, behaviourIds), unit: "session", scans }
    : { budget: groupBudget(parts, behaviourIds), unit: "animal", scans };
}
