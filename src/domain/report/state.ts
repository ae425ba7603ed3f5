import type { Report } from "./report";
import type { Block } from "./block";
import type { ReportClass } from "./figures";
import { figureClass } from "./figures";

export const reportStates = ["draft", "inReview", "approved"] as const;
export type ReportState = (typeof reportStates)[number];

/** Where a report stands: approved for good once somebody approved it. */
export const stateOf = ({
  approvedBy,
  inReview,
}: Pick<Report, "approvedBy" | "inReview">): ReportState =>
  approvedBy !== null ? "approved" : inReview ? "inReview" : "draft";

/** The strictest class of a report's figures; general for one without any. */
export const classOf = (blocks: readonly Block[]): ReportClass =>
  blocks.some(
    (block) =>
      block.kind === "figure" && figureClass(block.figure.kind) === "health",
  )
    ? "health"
    : "general";

/** What no longer changes once a report is approved: all that it says. */
export const content = [
  "title",
  "language",
  "from",
  "to",
  "sectorIds",
  "blocks",
  "inReview",
  "approvedBy",
] as const satisfies readonly (keyof Report)[];

/** What a report says, by its fields: what somebody approves as they see it. */
export const contentOf = ({
  title,
  language,
  from,
  to,
  sectorIds,
  blocks,
}: Report) => ({ title, language, from, to, sectorIds, blocks });

/**
 * The next version of an approved report, to be worked on: it says the same, of the same series, and nobody commented on it
 * or approved it yet.
 */
export const nextVersion = (report: Report) => ({
  ...contentOf(report),
  seriesId: report.seriesId,
  version: report.version + 1,
});
