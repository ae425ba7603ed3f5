import type { ObsSession } from "@domain/observation/obs-session";
import type { Change } from "@domain/observation/rows/corrected";
import { changeText } from "@domain/observation/rows/corrected";
import { create, newId } from "../../../../data/write";
import type { Receipt } from "../../../../data/write-types";

/** One row put right, put in or taken out of a closed session, or all of it declared void, with the reason. */
export const correct = (
  { zooId, obsSessionId }: Pick<ObsSession, "zooId" | "obsSessionId">,
  uid: string,
  target: string,
  change: Change,
  reason: string,
  name: string,
  at: Date = new Date(),
): Receipt =>
  create(
    "obsCorrections",
    newId(),
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
