import type { Block } from "@domain/report/block";
import type { ReportForm } from "@domain/report/form";
import { reportValues } from "@domain/report/form";
import type { Report } from "@domain/report/report";
import { contentOf, nextVersion } from "@domain/report/state";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, newId, patch } from "../../data/write";
import type { CreateValues } from "../../data/write-types";

type ReportRow = Row<"reports">;

const change = (
  row: ReportRow,
  kind: string,
  values: Partial<Report>,
): Promise<Outcome> => {
  const about = { kind: `report.${kind}`, name: row.data.title };
  return outcomeOf(patch("reports", row.id, values, about, row));
};

const make = (
  id: string,
  values: CreateValues<"reports">,
): Promise<Outcome> => {
  const about = { kind: "report.create", name: values.title };
  return outcomeOf(create("reports", id, values, about));
};

/** A new report, the first of its series, in the establishment where its form was opened. */
export const createReport = (
  { zooId, id }: { zooId: string; id: string },
  form: ReportForm,
  blocks: readonly Block[] = [],
): Promise<Outcome> =>
  make(id, {
    ...{ zooId, seriesId: id, ...reportValues(form) },
    blocks: [...blocks],
  });

/** The same content as a report of its own, under another title. */
export async function copyReport(
  { data }: ReportRow,
  title: string,
): Promise<string> {
  const id = newId();
  const kept = { ...contentOf(data), zooId: data.zooId };
  await make(id, { ...kept, seriesId: id, title });
  return id;
}

/** The next version of an approved report, to be worked on. */
export async function beginVersion({ data }: ReportRow): Promise<string> {
  const id = newId();
  await make(id, { zooId: data.zooId, ...nextVersion(data) });
  return id;
}

/** Nothing is sent when nothing differs. */
export function editReport(row: ReportRow, form: ReportForm): Promise<Outcome> {
  const changes = changedValues(reportValues(form), row.data);
  return changes === null
    ? Promise.resolve("saved")
    : change(row, "edit", changes);
}

/** What it is made of, in its order. */
export const keepBlocks = (
  row: ReportRow,
  blocks: readonly Block[],
): Promise<Outcome> => change(row, "edit", { blocks: [...blocks] });

/** Asks others to read it, or takes it back to be worked on. */
export const setInReview = (
  row: ReportRow,
  inReview: boolean,
): Promise<Outcome> => change(row, "review", { inReview });

/** Settles what is seen of it, in one's own name: what somebody changed since is not approved with it. */
export const approve = (row: ReportRow, uid: string): Promise<Outcome> =>
  change(row, "approve", { ...contentOf(row.data), approvedBy: uid });

/** Puts it away, or brings it back. */
export const setArchived = (
  row: ReportRow,
  isArchived: boolean,
): Promise<Outcome> =>
  change(row, isArchived ? "archive" : "restore", { isArchived });

/** Says something of it, or of one of its blocks. */
export const comment = (
  row: ReportRow,
  authorId: string,
  { text, blockId }: { text: string; blockId: string | null },
): Promise<Outcome> =>
  change(row, "comment", {
    comments: {
      ...row.data.comments,
      [newId()]: {
        ...{ authorId, blockId, resolved: false },
        text: text.trim(),
        at: new Date(),
      },
    },
  });

/** Says that what somebody said is dealt with, or is not. */
export function resolve(
  row: ReportRow,
  commentId: string,
  resolved: boolean,
): Promise<Outcome> {
  const { comments } = row.data;
  const one = comments[commentId];
  return one === undefined
    ? Promise.resolve("saved")
    : change(row, "comment", {
        comments: { ...comments, [commentId]: { ...one, resolved } },
      });
}
