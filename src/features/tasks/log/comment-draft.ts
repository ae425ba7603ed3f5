import { begunForm } from "@domain/schema/form";
import { commentFormSchema } from "@domain/task/log/task-entry";
import { draftStore } from "../../../ui/form/draft/form-draft";

/** A comment that was begun and is not sent. */
export const commentDrafts = draftStore("task-comment-draft", (kept) =>
  begunForm(commentFormSchema, kept),
);
