import type { Told } from "@domain/notice/task-notices";
import { toldSchema } from "@domain/notice/task-notices";
import { idsSchema } from "@domain/schema/fields";
import type { DocumentReference, Query } from "firebase-admin/firestore";
import * as z from "zod";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";

/** Marks say when something is to be said of a task, and what was; only functions read and write them. */
export const noticeMarksPath = "noticeMarks";

export const noticeMark = (taskId: string): DocumentReference =>
  database().doc(`${noticeMarksPath}/${taskId}`);

const instant = z.date().nullable().catch(null);

const markSchema = toldSchema.extend({
  /** null: nothing, as long as the task stays as it is. */
  nextAt: instant,
  /** Who has a notice of the task, and what that says it is called and due. */
  told: idsSchema.catch([]),
  title: z.string().nullable().catch(null),
  dueAt: instant,
  /** null: the task is still spoken of. */
  expireAt: instant,
});
export type NoticeMark = z.infer<typeof markSchema>;

/** A mark as it is stored; null for none, or what is none. */
export const markOf = (stored: unknown): NoticeMark | null =>
  markSchema.safeParse(plain(stored)).data ?? null;

/** The mark of a task of which nobody was told by functions. */
export const newMark = (told: Told): NoticeMark => ({
  ...told,
  nextAt: null,
  told: [],
  title: null,
  dueAt: null,
  expireAt: null,
});

/** Tasks of which something is to be said by `now`, longest due first. */
export const dueMarks = (now: Date, limit: number): Query =>
  database()
    .collection(noticeMarksPath)
    .where("nextAt", "<=", now)
    .orderBy("nextAt")
    .limit(limit);
