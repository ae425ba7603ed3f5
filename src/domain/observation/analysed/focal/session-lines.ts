import type { Span } from "../../../analysis/observed/observed";
import { without } from "../../../analysis/observed/spans";
import type { Lane } from "../../timeline/timeline";
import { lanesOf } from "../../timeline/timeline";
import type { ChosenSession } from "../session";

/** One animal in one session, drawn over its time. */
export interface SessionLine {
  obsSessionId: string;
  observerId: string;
  startedAt: Date;
  /** Pauses counted, in ms. */
  lengthMs: number;
  /** Shorter than half of what was planned. */
  endedEarly: boolean;
  pauses: Span[];
  lane: Lane;
}

const inOrder = (a: SessionLine, b: SessionLine): number =>
  a.startedAt.getTime() - b.startedAt.getTime() ||
  (a.obsSessionId === b.obsSessionId
    ? 0
    : a.obsSessionId < b.obsSessionId
      ? -1
      : 1);

/** Every session of focal sampling over its time, a line for each animal, the earliest first; [] for none. */
export const sessionLines = (
  sessions: readonly ChosenSession[],
): SessionLine[] =>
  sessions
    .filter(({ isFocal }) => isFocal)
    .flatMap(({ facts, watched, endedEarly }) => {
      const { spans, lengthMs } = watched;
      const session = {
        obsSessionId: facts.obsSessionId,
        observerId: facts.observerId,
        startedAt: facts.startedAt,
        lengthMs,
        endedEarly,
        pauses: without([{ from: 0, to: lengthMs }], spans),
      };
      const followed = facts.animalIds.filter((id) =>
        watched.followedMs.has(id),
      );
      return lanesOf(followed, watched).map((lane) => ({ ...session, lane }));
    })
    .toSorted(inOrder);
