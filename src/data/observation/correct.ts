import type { ObsSession } from "@domain/observation/obs-session";
import type { Change } from "@domain/observation/rows/change";
import { changeText } from "@domain/observation/rows/change";
import { create, newId } from "../write";
import type { Receipt } from "../write-types";

/** What is put right in a closed session, and why. */
export interface Correct {
  target: string;
  change: Change;
  reason: string;
  /** What the session is called. */
  name: string;
  /** Now unless said: corrections hold in the order of their instants. */
  at?: Date;
  /** A new one unless said. */
  correctionId?: string;
}

/** One row put right, put in or taken out of a closed session, or something done to all of it, with the reason. */
export const correct = (
  { zooId, obsSessionId }: Pick<ObsSession, "zooId" | "obsSessionId">,
  uid: string,
  { target, change, reason, name, at = new Date(), correctionId }: Correct,
): Receipt =>
  create(
    "obsCorrections",
    correctionId ?? newId(),
    {
      zooId,
      obsSessionId,
      target,
      change: changeText(change),
      reason,
      by: uid,
      at,
    },
    { kind: "obsSessions.correct", name },
    obsSessionId,
  );

/** The key of a row that is put in. */
export const newTarget = (): string => `+${newId()}`;
