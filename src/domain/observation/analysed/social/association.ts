import type { Association, Index } from "../../../analysis/association/indices";
import { associationOf } from "../../../analysis/association/indices";
import type { NetworkFigures } from "../../../analysis/association/network";
import { networkOf } from "../../../analysis/association/network";
import type { Proximity } from "../../../analysis/association/proximity";
import { proximityOf } from "../../../analysis/association/proximity";
import {
  distancesOf,
  dyadsOf,
  metEvery,
} from "../../../analysis/association/scans";
import { thinningOf } from "../../../analysis/association/thinning";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { InMetres } from "./seen-scans";
import { seenScans } from "./seen-scans";

export interface AssociationOptions extends InMetres {
  /** Two are together up to so many metres. */
  within: number;
  index: Index;
  /** Edges below this index are not drawn. */
  threshold: number;
}

/** Two are within so many metres of each other where nobody says otherwise. */
export const usualWithin = 5;
/** A level of a map is so high where nobody says otherwise, in m. */
export const usualLevelHeight = 2;
/** Fewer scans make no edge. */
export const edgeLeast = 20;

/** Two animals: how they keep together, of scans that say little of each other, and how far apart they are in all. */
export interface DyadReport {
  one: string;
  other: string;
  together: number;
  association: Association | null;
  proximity: Proximity | null;
  /** Whether it rests on at least 20 scans, and is above the threshold. */
  isEdge: boolean;
}

export interface AssociationReport {
  scans: number;
  sessions: number;
  withoutPoint: number;
  /** Every how many scans of a session one counts for the index; null: one a session. */
  step: number | null;
  animalIds: string[];
  dyads: DyadReport[];
  network: NetworkFigures;
}

/**
 * Who keeps together with whom in an enclosure: of each two animals the index of association over scans thinned until they say little of
 * each other, and their distances over all scans; and the network of those with at least 20 scans. No scans: no animal, nothing
 * said.
 */
export function association(
  chosen: Pick<Chosen, "sessions">,
  options: AssociationOptions,
  progress: Progress,
): AssociationReport {
  const { within, index, threshold } = options;
  const located = seenScans(chosen, options);
  const { animalIds, sessions } = located;
  const pairs = dyadsOf(animalIds.length);
  const distances = pairs.map((pair, place) => {
    progress(place / pairs.length);
    return distancesOf(located, pair);
  });
  const step = thinningOf(distances, within);
  const scans = sessions.reduce((sum, { hours }) => sum + hours.length, 0);
  const room = new Float64Array(scans);
  const dyads = pairs.map(({ one, other }, place): DyadReport => {
    const own = distances[place] ?? [];
    const met = metEvery(own, within, step ?? Infinity);
    const found = associationOf(met, index);
    return {
      one: animalIds[one] ?? "",
      other: animalIds[other] ?? "",
      together: met.together,
      association: found,
      proximity: proximityOf(own, within, room),
      isEdge:
        found !== null &&
        found.n >= edgeLeast &&
        found.value > 0 &&
        found.value >= threshold,
    };
  });
  const edges = dyads.flatMap(({ one, other, association: found, isEdge }) =>
    isEdge && found !== null ? [{ one, other, weight: found.value }] : [],
  );
  return {
    scans,
    sessions: sessions.length,
    withoutPoint: located.withoutPoint,
    step,
    animalIds: [...animalIds],
    dyads,
    network: networkOf(animalIds, edges),
  };
}
