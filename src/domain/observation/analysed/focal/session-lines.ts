import type { Span } from "../../../analysis/observed/observed";
import { lengthOf, without } from "../../../analysis/observed/spans";
import type { Lane } from "../../timeline/timeline";
import { lanesOf } from "../../timeline/timeline";
import type { ChosenSession } from "./chosen-session";
import { isFocal } from "./courses";

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
  animalIds: readonly string[] = [],
): SessionLine[] =>
  sessions
    .filter(isFocal)
    .flatMap(({ facts, watched }) => {
      const { spans, lengthMs } = watched;
      const session = {
        obsSessionId: facts.obsSessionId,
        observerId: facts.observerId,
        startedAt: facts.startedAt,
        lengthMs,
        endedEarly:
          lengthOf(spans) < ((facts.plannedMinutes ?? 0) * 60_000) / 2,
        pauses: without([{ from: 0, to: lengthMs }], spans),
      };
      return lanesOf(facts.animalIds, watched)
        .filter(
          ({ animalId }) =>
            animalIds.length === 0 || animalIds.includes(animalId),
        )
        .map((lane) => ({ ...session, lane }));
    })
    .toSorted(inOrder);
