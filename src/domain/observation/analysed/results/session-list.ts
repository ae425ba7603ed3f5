import type { Chosen } from "../chosen";
import { namedIn, scansAt } from "../session";

/** A session among those that figures are of. */
export interface SessionLine {
  obsSessionId: string;
  enclosureId: string;
  observerId: string;
  startedAt: Date;
  /** When somebody watched within the question, in ms. */
  watchedMs: number;
  plannedMinutes: number | null;
  endedEarly: boolean;
  isFocal: boolean;
  animals: number;
  scans: number;
}

/** The sessions that figures are of, the latest first. */
export const sessionList = ({ sessions }: Chosen): SessionLine[] =>
  sessions
    .map(({ facts, enclosureId, watched, endedEarly, isFocal }) => ({
      obsSessionId: facts.obsSessionId,
      enclosureId,
      observerId: facts.observerId,
      startedAt: facts.startedAt,
      watchedMs: watched.spans.reduce(
        (all, { from, to }) => all + to - from,
        0,
      ),
      plannedMinutes: facts.plannedMinutes,
      endedEarly,
      isFocal,
      animals: new Set([...watched.followedMs.keys(), ...namedIn(watched)])
        .size,
      scans: scansAt({ watched }).size,
    }))
    .reverse();
