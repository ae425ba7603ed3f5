import { equalValues } from "../../../record/equal";
import type { Seen } from "../../rows/row";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";

/** A correction whose session is not packed anew yet, and by what one sees that it is. */
export type Awaited = { correctionId: string; obsSessionId: string } & (
  | {
      /** At this instant of the session stood `before`, and stands `after`; null: nothing. */
      t: number;
      before: Seen | null;
      after: Seen | null;
    }
  | {
      /** All points were moved by this correction, or are no more. */
      motionId: string;
      isMoved: boolean;
    }
);

const linesLike = (
  { rows }: ChosenSession,
  at: number,
  seen: Seen | null,
): number =>
  seen === null
    ? 0
    : rows.scans
        .filter(({ t }) => t === at)
        .flatMap((scan) => scan.seen)
        .filter((one) => equalValues(one, seen)).length;

function isThere(session: ChosenSession, one: Awaited): boolean {
  if ("motionId" in one) {
    const { motions = [] } = session.facts;
    const isMoved = motions.some(
      ({ correctionId }) => correctionId === one.motionId,
    );
    return isMoved === one.isMoved;
  }
  const { t, before, after } = one;
  return after === null
    ? linesLike(session, t, before) === 0
    : linesLike(session, t, after) > 0;
}

/**
 * Which corrections analyses show by now. One of a session that is not among what was asked for is not waited for, as it
 * changes no figure. None: none.
 */
export function settled(
  { everyLook }: Pick<Chosen, "everyLook">,
  { awaited }: { awaited: readonly Awaited[] },
): string[] {
  const sessions = new Map(
    everyLook.map((one) => [one.facts.obsSessionId, one]),
  );
  return awaited.flatMap((one) => {
    const session = sessions.get(one.obsSessionId);
    return session === undefined || isThere(session, one)
      ? [one.correctionId]
      : [];
  });
}
