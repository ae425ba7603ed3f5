import type { ExportJob } from "../export/export-job";
import { linkLivesMs } from "../export/link";

/** The id of a person's notice of a file that they asked for. */
const exportNoticeIdOf = (exportJobId: string): string =>
  `export_${exportJobId}`;

type Job = Pick<ExportJob, "zooId" | "exportJobId" | "userId">;

/** What whoever asked for a file is told at `now`: that it can be fetched until `until`. Neither what it is of nor how much is told; its mail is another. */
export const exportNoticeOf = (
  { zooId, exportJobId, userId }: Job,
  now: Date,
  until: Date,
) => ({
  zooId,
  userId,
  notificationId: exportNoticeIdOf(exportJobId),
  kind: "export" as const,
  about: exportJobId,
  type: "info" as const,
  at: now,
  read: false,
  expireAt: until,
});

/** What they are told at `now` where it cannot be made, for as long as a link would be good: a warning. */
export const exportFailedNoticeOf = (job: Job, now: Date) => ({
  ...exportNoticeOf(job, now, new Date(now.getTime() + linkLivesMs)),
  type: "warning" as const,
});
