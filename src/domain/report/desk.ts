import { parsePath } from "../file/path";
import type { CheckContext, DeskRule, Flaw } from "../record/desk/desk-rule";
import { equalValues } from "../record/equal";
import type { Values } from "../record/types";
import { clockLeadMs } from "../time/lengths";
import type { Comment, Report } from "./report";
import { content } from "./state";

/** What others said stays as they said it, resolved or not; what is new is one's own, said by now. */
function commentFlaws(
  { comments }: Report,
  was: Report | null,
  { by, now }: CheckContext,
): Flaw[] {
  const isSound = (id: string, comment: Comment) => {
    const before = was?.comments[id];
    return before === undefined
      ? comment.authorId === by &&
          comment.at.getTime() <= now.getTime() + clockLeadMs
      : equalValues({ ...comment, resolved: before.resolved }, before);
  };
  const kept = Object.keys(was?.comments ?? {}).every((id) => id in comments);
  return kept && Object.entries(comments).every(([id, one]) => isSound(id, one))
    ? []
    : [{ field: "comments", code: "invalid" }];
}

/** Whether a picture is one that was kept for a report of the establishment. */
function isKeptPicture(path: string, zooId: string): boolean {
  const file = parsePath(path);
  return file?.type === "reports" && file.zooId === zooId && !file.isThumbnail;
}

function check(record: Values, context: CheckContext): Flaw[] {
  const report = record as Report;
  const was = context.before as Report | null;
  const { changed, by } = context;
  const flaws: Flaw[] = [];
  const invalid = (field: string) => flaws.push({ field, code: "invalid" });
  if (was !== null && was.approvedBy !== null)
    for (const field of content) if (changed.has(field)) invalid(field);
  // Nobody approves in another's name, nor takes an approval back.
  if (was !== null && changed.has("approvedBy") && report.approvedBy !== by)
    invalid("approvedBy");
  if (
    was === null &&
    report.version === 1 &&
    report.seriesId !== report.reportId
  )
    invalid("seriesId");
  if (changed.has("from") || changed.has("to"))
    if (report.to < report.from)
      flaws.push({ field: "to", code: "endBeforeStart" });
  const ids = report.blocks.map(({ blockId }) => blockId);
  const arePictures = report.blocks.every(
    (block) =>
      block.kind !== "picture" || isKeptPicture(block.path, report.zooId),
  );
  if (changed.has("blocks") && (new Set(ids).size < ids.length || !arePictures))
    invalid("blocks");
  if (changed.has("comments"))
    flaws.push(...commentFlaws(report, was, context));
  return flaws;
}

/** What is approved stays as it is; who approves and who comments does so in their own name. */
export const reportDesk: DeskRule = {
  madeAtMost: { count: 60, minutes: 60 },
  given: ["seriesId"],
  byKey: ["comments"],
  derive: [
    {
      field: "approvedAt",
      from: ["approvedBy"],
      of: ({ approvedBy }, { before, now }) =>
        (approvedBy ?? null) === null ? null : (before?.["approvedAt"] ?? now),
    },
  ],
  check,
};
