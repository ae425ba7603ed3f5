import type {
  Edge,
  NetworkFigures,
} from "../../../analysis/association/network";
import { networkOf } from "../../../analysis/association/network";
import { groupedBy } from "../../../analysis/observed/observed";
import { hourMs } from "../../../time/lengths";
import type { Chosen } from "../chosen";
import { focalCourses } from "../focal/courses";
import type { ChosenSession } from "../session";
import { actsIn } from "./acts-towards";

/** How who does something to whom was recorded: as it was followed, or at the instants of scans. */
export const directedBy = ["focal", "scan"] as const;
export type DirectedBy = (typeof directedBy)[number];

export interface DirectedOptions {
  /** Behaviours that are shown towards a partner. */
  behaviourIds: readonly string[];
  by: DirectedBy;
}

/** What one does to another. */
export interface DirectedPair {
  from: string;
  to: string;
  times: number;
  /** For so long, or in so many scans, both were watched: whoever does it was in sight, and whom it is done to lived there. */
  effort: number;
  /** Times an hour, or of a scan; null: both were never watched. */
  rate: number | null;
}

export interface Directed {
  /** Acts towards a known partner, and those of which nobody said towards whom. */
  n: number;
  withoutPartner: number;
  animalIds: string[];
  /** Each towards each other. */
  pairs: DirectedPair[];
  /** Who has to do with whom, both ways added. */
  network: NetworkFigures;
}

/** By animal: for how many hours it was followed and in sight, or in how many scans it was in sight. */
function effortIn(
  sessions: readonly ChosenSession[],
  by: DirectedBy,
): Map<string, number> {
  const effort = new Map<string, number>();
  const add = (id: string, more: number) =>
    effort.set(id, (effort.get(id) ?? 0) + more);
  if (by === "focal")
    for (const { animalId, seenMs } of focalCourses(sessions))
      add(animalId, seenMs / hourMs);
  else
    for (const { animalId, behaviourIds } of sessions.flatMap(
      ({ watched }) => watched.intervals,
    ))
      if (behaviourIds !== null) add(animalId, 1);
  return effort;
}

/**
 * Who does something to whom, and how often: times that an act was recorded towards a partner, for each hour in which the one that acts was
 * followed and in sight, or for each scan in which it was; a partner counts as watched with it, as whoever codes looks for one. Enclosures stand
 * apart: animals of two have nothing to do with each other. Nothing recorded: no act, each pair at 0.
 */
export function directed(
  { sessions, isAsked }: Pick<Chosen, "sessions" | "isAsked">,
  { behaviourIds, by }: DirectedOptions,
): Directed {
  const wanted = new Set(behaviourIds);
  const times = new Map<string, number>();
  const efforts = new Map<string, number>();
  const all = new Set<string>();
  let [n, withoutPartner] = [0, 0];
  const add = (to: Map<string, number>, key: string, more: number) =>
    to.set(key, (to.get(key) ?? 0) + more);
  for (const own of groupedBy(sessions, (one) => one.enclosureId).values()) {
    const acts = actsIn(own, isAsked).filter(
      (one) => one.by === by && one.behaviourIds.some((id) => wanted.has(id)),
    );
    const effort = effortIn(own, by);
    const here = new Set([
      ...effort.keys(),
      ...acts.flatMap(({ actor, partner }) =>
        partner === null ? [actor] : [actor, partner],
      ),
    ]);
    for (const { actor: from, partner: to } of acts)
      if (to === null || to === from) withoutPartner += 1;
      else {
        n += 1;
        add(times, JSON.stringify([from, to]), 1);
      }
    for (const from of here) {
      all.add(from);
      for (const to of here)
        if (from !== to)
          add(efforts, JSON.stringify([from, to]), effort.get(from) ?? 0);
    }
  }
  const animalIds = [...all].sort();
  const pairs = [...efforts]
    .map(([key, effort]): DirectedPair => {
      const [from = "", to = ""] = JSON.parse(key) as string[];
      const own = times.get(key) ?? 0;
      const rate = effort > 0 ? own / effort : null;
      return { from, to, times: own, effort, rate };
    })
    .sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
  const weights = new Map<string, number>();
  for (const { from, to, rate } of pairs)
    if (rate !== null && rate > 0)
      add(weights, JSON.stringify([from, to].sort()), rate);
  const edges = [...weights].map(([key, weight]): Edge => {
    const [one = "", other = ""] = JSON.parse(key) as string[];
    return { one, other, weight };
  });
  return {
    ...{ n, withoutPartner, animalIds, pairs },
    network: networkOf(animalIds, edges),
  };
}
