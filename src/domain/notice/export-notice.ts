import type { ExportJob } from "../export/export-job";

/** The id of a person's notice of a file that they asked for. */
const exportNoticeIdOf = (exportJobId: string): string =>
  `export_${exportJobId}`;

/** What whoever asked for a file is told at `now`: that it can be fetched until `until`. Neither what it is of nor how much is told; its mail is another. */
export const exportNoticeOf = (
  {
    zooId,
    exportJobId,
    userId,
  }: Pick<ExportJob, "zooId" | "exportJobId" | "userId">,
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
