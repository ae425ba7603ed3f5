import type { CampaignProgress } from "@domain/campaign/campaign";
import { observedIn } from "@domain/campaign/progress";
import { holdsShares, uncountedWith } from "@domain/campaign/progress-size";
import type { ObsSession } from "@domain/observation/obs-session";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { readingOf, refBelow, stampChange, stampNew } from "../edge/documents";

type Counted = Pick<CampaignProgress, "focal" | "scan">;

/** A month's count with a session as it is now: by all of `subjects`, and by nobody else. */
function countWith(
  month: CampaignProgress["focal"],
  obsSessionId: string,
  subjects: readonly string[],
  share: { day: NonNullable<ObsSession["day"]>; by: string },
): CampaignProgress["focal"] {
  const others = Object.entries(month).flatMap(([subjectId, sessions]) => {
    const { [obsSessionId]: _, ...left } = sessions;
    return Object.keys(left).length === 0 ? [] : [[subjectId, left] as const];
  });
  const now: CampaignProgress["focal"] = Object.fromEntries(others);
  for (const subjectId of subjects)
    now[subjectId] = { ...now[subjectId], [obsSessionId]: share };
  return now;
}

function write(
  transaction: Transaction,
  stored: DocumentSnapshot,
  campaignId: string,
  zooId: string,
  values: Counted & Partial<Pick<CampaignProgress, "uncounted">>,
): void {
  if (stored.exists) {
    const change = parsePatch("campaignProgress", { ...values });
    transaction.update(stored.ref, { ...change, ...stampChange(systemAuthor) });
    return;
  }
  const identity = { zooId, campaignId, month: stored.id };
  transaction.set(stored.ref, {
    ...parseCreate("campaignProgress", stored.id, { ...identity, ...values }),
    ...stampNew(systemAuthor),
  });
}

/**
 * Counts a closed session in the month in which it began, for each animal; one that a full month does not hold is not counted,
 * which the month says, and is settled like any other. Assigned by its id, so twice is once. Reads;
 * what is answered writes once the transaction has read all it needs, and says whether anything differed.
 */
export async function countSession(
  transaction: Transaction,
  session: ObsSession,
  isCounted: boolean,
): Promise<(options: { dryRun: boolean }) => boolean> {
  const { campaignId, day, obsSessionId, observerId, zooId } = session;
  if (campaignId === null || day === null) return () => false;
  const at = refBelow("campaignProgress", campaignId, day.slice(0, 7));
  const stored = await transaction.get(at);
  const { record } = readingOf("campaignProgress", stored);
  const was: Counted = { focal: record?.focal ?? {}, scan: record?.scan ?? {} };
  const subjects = isCounted ? observedIn(session) : { focal: [], scan: [] };
  const share = { day, by: observerId };
  const counted = (of: Record<keyof Counted, string[]>): Counted => ({
    focal: countWith(was.focal, obsSessionId, of.focal, share),
    scan: countWith(was.scan, obsSessionId, of.scan, share),
  });
  const whole = counted(subjects);
  const month = { subjects: record?.subjects ?? {}, ...whole };
  const isHeld = holdsShares(month, "session");
  const now = isHeld ? whole : counted({ focal: [], scan: [] });
  const missed = (["focal", "scan"] as const).filter(
    (one) => !isHeld && subjects[one].length > 0,
  );
  const uncounted = uncountedWith(
    { uncounted: record?.uncounted ?? [] },
    missed,
  );
  const said = uncounted === null ? {} : { uncounted };
  return ({ dryRun }) => {
    if (equalValues(was, now) && uncounted === null) return false;
    if (!dryRun)
      write(transaction, stored, campaignId, zooId, { ...now, ...said });
    return true;
  };
}
