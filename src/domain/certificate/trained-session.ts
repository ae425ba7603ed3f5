import { broughtInTime } from "../observation/brought";
import type {
  ObsCorrection,
  ObsRecord,
  ObsSession,
} from "../observation/obs-session";
import { outcomeOfSession } from "../observation/outcome";
import type { PackedSession } from "../observation/pack";
import { packedFacts } from "../observation/pack";
import { besideSeen } from "../observation/rows/corrected";

/**
 * What a training reads of a closed session. Who learns reads the experts' once their own is closed: what they brought or put right
 * then was not theirs. null: it has no end, or it was declared void.
 */
export function trainedSession(
  session: ObsSession,
  records: readonly ObsRecord[],
  corrections: readonly ObsCorrection[],
  isExpert: boolean,
): PackedSession | null {
  const facts = packedFacts(session);
  const { rows, derived } = outcomeOfSession(
    session,
    null,
    (isExpert ? records : broughtInTime(session, records)).filter(
      ({ observerId }) => observerId === session.observerId,
    ),
    isExpert ? corrections : besideSeen(corrections),
  );
  return facts === null || derived.voidedAt !== null ? null : { facts, rows };
}
