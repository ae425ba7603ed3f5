import * as z from "zod";
import {
  derived,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  textSchema,
} from "../../schema/fields";
import { requiredText } from "../../schema/form";

/** What people say of a task besides doing it. */
export const taskEntryKinds = ["comment", "handOver", "reopen"] as const;
export type TaskEntryKind = (typeof taskEntryKinds)[number];

/** The most characters of a comment, of a word with a hand-over and of the reason of a reopening. */
export const taskEntryMax = 500;

/**
 * `tasks/{taskId}/log/{entryId}`: a comment, or who gave the task to whom, or why it was taken up again. Made once;
 * a comment may be removed, which leaves no word of it.
 */
export const taskEntrySchema = z.object({
  zooId: derived(idSchema),
  taskId: idSchema,
  authorId: derived(z.string()),
  kind: z.enum(taskEntryKinds),
  text: optional(textSchema(taskEntryMax)),
  /** Of kind "handOver": whose the task is from then on. */
  toId: optional(idSchema),
  isDeleted: z.boolean().default(false),
  /** As the task said when it was written: who could read it then. */
  sectorIds: derived(idsSchema.default([])),
  audience: derived(idsSchema.default([])),
  ...metaFields,
});
export type TaskEntry = z.infer<typeof taskEntrySchema>;

/** A comment as a person writes it. */
export const commentFormSchema = z.object({ text: requiredText(taskEntryMax) });
