import { begunForm } from "@domain/schema/form";
import { taskFormSchema } from "@domain/task/form/task-form";
import { draftStore } from "../../../ui/form/draft/form-draft";

/** What was typed about an automation and is not saved. */
export const automationEditDrafts = draftStore(
  "automation-edit-draft",
  (kept) => begunForm(taskFormSchema, kept),
);
