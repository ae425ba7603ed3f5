import type { Campaign } from "../campaign/campaign";
import { readersMost } from "../evaluation/evaluation";
import type { ObsSession } from "./obs-session";

/** What is asked of a session, to say who reads it. */
export type Readable = Pick<
  ObsSession,
  | "observerId"
  | "obsId"
  | "obsVersion"
  | "animalIds"
  | "startedAt"
  | "endedAt"
  | "counts"
  | "voidedAt"
  | "isDeleted"
>;

/** Whether somebody looked for themselves: something was recorded, and it was not taken back. */
const isOwnWork = ({ counts, voidedAt, isDeleted }: Readable): boolean =>
  counts.focal + counts.scans > 0 && voidedAt === null && !isDeleted;

/**
 * Whether a session is an answer to an expert's: coded alike, of one of its animals, and not over before that began. A film may be
 * watched at any time afterwards, while nobody goes back to what was live.
 */
function answers(own: Readable, key: Readable): boolean {
  const isLater =
    own.endedAt !== null &&
    key.startedAt !== null &&
    own.endedAt > key.startedAt;
  return (
    isLater &&
    own.obsId === key.obsId &&
    own.obsVersion === key.obsVersion &&
    own.animalIds.some((id) => key.animalIds.includes(id))
  );
}

/**
 * Who else reads a closed session of a campaign, among the closed sessions in its enclosure, itself included. Of an expert campaign: its
 * other experts who looked for themselves. Of a training an expert's is the key, which whoever learns reads once their own is
 * closed; nobody reads what others learned. In other modes: [].
 */
export function sessionReaders(
  { mode, experts }: Pick<Campaign, "mode" | "experts">,
  session: Readable,
  all: readonly Readable[],
): string[] {
  const { observerId } = session;
  const others = all.filter(
    (one) => isOwnWork(one) && one.observerId !== observerId,
  );
  if (mode === "expert") {
    const own = new Set(others.map((one) => one.observerId));
    return experts.filter((uid) => own.has(uid));
  }
  if (mode !== "training" || !experts.includes(observerId)) return [];
  const learned = others.filter(
    (one) => !experts.includes(one.observerId) && answers(one, session),
  );
  return [...new Set(learned.map((one) => one.observerId))]
    .sort()
    .slice(0, readersMost);
}
