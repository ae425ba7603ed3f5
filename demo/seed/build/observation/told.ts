import type { CampaignProgress } from "../../../../src/domain/campaign/campaign";
import { observedIn } from "../../../../src/domain/campaign/progress";
import { documentPath } from "../../../../src/domain/collections";
import type { ObsSession } from "../../../../src/domain/observation/obs-session";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";

type Shares = CampaignProgress["focal"];

/** With a share of a session for each of these. */
const sharesWith = (
  shares: Shares,
  subjectIds: readonly string[],
  { obsSessionId, day, observerId }: ObsSession,
): Shares =>
  day === null
    ? shares
    : subjectIds.reduce(
        (all, id) => ({
          ...all,
          [id]: { ...all[id], [obsSessionId]: { day, by: observerId } },
        }),
        shares,
      );

/** The months of campaigns count the sessions that were held for them, as a function counts them. */
export function withSessionsTold(
  documents: readonly DemoDocument[],
): DemoDocument[] {
  const months = new Map<string, DemoDocument>();
  const sessions = documents
    .filter(({ path }) => /^obsSessions\/[^/]+$/u.test(path))
    .map(({ data }) => data as unknown as ObsSession);
  for (const session of sessions) {
    const { zooId, campaignId, day, endedAt } = session;
    if (campaignId === null || day === null || endedAt === null) continue;
    const month = day.slice(0, 7);
    const path = documentPath("campaignProgress", month, campaignId);
    const found =
      months.get(path) ??
      documents.find((one) => one.path === path) ??
      demoDocument(
        "campaignProgress",
        month,
        { zooId, campaignId },
        { createdAt: endedAt, createdBy: "system" },
        campaignId,
      );
    const { focal, scan } = found.data as unknown as CampaignProgress;
    const by = observedIn(session);
    months.set(path, {
      path,
      data: {
        ...found.data,
        focal: sharesWith(focal, by.focal, session),
        scan: sharesWith(scan, by.scan, session),
      },
    });
  }
  return [
    ...documents.filter(({ path }) => !months.has(path)),
    ...months.values(),
  ];
}
