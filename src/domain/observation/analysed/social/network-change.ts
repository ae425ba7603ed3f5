import type { ChangeFigures } from "../../../analysis/association/change";
import { changeOf } from "../../../analysis/association/change";
import type { Association } from "../../../analysis/association/indices";
import { associationOf } from "../../../analysis/association/indices";
import type { Dyad, SessionScans } from "../../../analysis/association/scans";
import { thinnedSides } from "../../../analysis/association/met-scans";
import {
  distancesOf,
  dyadsOf,
  metEvery,
} from "../../../analysis/association/scans";
import type { CalendarDay } from "../../../time/calendar-day";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { edgeLeast } from "./association";
import type { AssociationOptions } from "./association";
import { seenScans } from "./seen-scans";

export interface NetworkChangeOptions extends AssociationOptions {
  /** The first day of the second period. */
  cut: CalendarDay;
}

/** So much lies on one side of the cut: scans that count. */
export interface NetworkSide {
  sessions: number;
  scans: number;
}

export interface NetworkChange {
  /** Every how many scans of a session one counts; null: one a session. */
  step: number | null;
  before: NetworkSide;
  after: NetworkSide;
  dyads: (ChangeFigures["dyads"][number] & {
    one: string;
    other: string;
    before: Association | null;
    after: Association | null;
  })[];
  animals: (ChangeFigures["strengths"][number] & { animalId: string })[];
  density: ChangeFigures["density"];
}

/**
 * Who gained and who lost company between the days before another and those from it on: `changeOf` of scans that say little of each
 * other, thinned the same on both sides. A side without scans: cannot say.
 */
export function networkChange(
  chosen: Pick<Chosen, "sessions">,
  { within, index, threshold, cut, ...ground }: NetworkChangeOptions,
  progress: Progress,
): NetworkChange {
  const located = seenScans(chosen, ground);
  const { animalIds, sessions } = located;
  const dyads = dyadsOf(animalIds.length);
  const isAfter = ({ days }: SessionScans) => (days[0] ?? "") >= cut;
  const sides = [false, true].map((wanted) => ({
    animalIds,
    sessions: sessions.filter((session) => isAfter(session) === wanted),
  }));
  const thinned = thinnedSides(sides, dyads, within);
  const [before = [], after = []] = thinned.sides;
  const figures = changeOf(before, after, {
    ...{ dyads, animals: animalIds.length, index, threshold },
    least: edgeLeast,
    correlation: thinned.correlation,
    seed: "network change",
    progress,
  });
  const sideAt = (at: number): NetworkSide => ({
    sessions: sides[at]?.sessions.length ?? 0,
    scans: thinned.sides[at]?.length ?? 0,
  });
  const indexAt = (dyad: Dyad, at: number): Association | null => {
    const side = sides[at];
    if (side === undefined) return null;
    const every = thinned.step ?? Infinity;
    return associationOf(
      metEvery(distancesOf(side, dyad), within, every),
      index,
    );
  };
  return {
    step: thinned.step,
    before: sideAt(0),
    after: sideAt(1),
    dyads: dyads.map((dyad, at) => ({
      one: animalIds[dyad.one] ?? "",
      other: animalIds[dyad.other] ?? "",
      before: indexAt(dyad, 0),
      after: indexAt(dyad, 1),
      ...(figures.dyads[at] ?? {
        change: { canSay: false, why: "tooFew" },
        p: null,
      }),
    })),
    animals: animalIds.map((animalId, at) => ({
      animalId,
      ...(figures.strengths[at] ?? figures.density),
    })),
    density: figures.density,
  };
}
