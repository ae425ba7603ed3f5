import { isLate } from "@domain/task/state";
import { taskEntryMax } from "@domain/task/log/task-entry";
import type { Task } from "@domain/task/task";
import { taskNotesMax, taskReasonMax } from "@domain/task/task";
import type { TaskAction } from "@domain/task/transitions";
import i18next from "i18next";
import type { WordsQuestion } from "../../ui/feedback/ask-words";
import type { ClosingDraft } from "./collect/closing-draft";

type Question = Pick<WordsQuestion, "title" | "body" | "words" | "danger">;

/** Why a task is taken up again; its history tells it. */
export const whyAgain = () => ({
  label: i18next.t("tasks.fields.reopenReason"),
  max: taskEntryMax,
  required: true,
});

/** Taking is one touch; what ends or begins something asks first. Closing has room for a note, cancelling and reopening ask why. */
export function questionOf(
  action: TaskAction,
  task: Task,
  draft: ClosingDraft | null,
): Question | null {
  const { t } = i18next;
  const { title } = task;
  switch (action) {
    case "take":
    case "release":
      return null;
    case "reopen":
      return {
        title: t("tasks.messages.reopenTitle"),
        body: t("tasks.messages.reopenBody", { title }),
        words: whyAgain(),
      };
    case "sign":
      return {
        title: t("tasks.messages.signTitle"),
        body: t("tasks.messages.signBody", { title }),
      };
    case "start":
      return {
        title: t("tasks.messages.startTitle"),
        body: t("tasks.messages.startBody", { title }),
      };
    case "archive":
      return {
        title: t("tasks.messages.archiveTitle"),
        body: t("tasks.messages.archiveBody", { title }),
      };
    case "cancel":
      return {
        title: t("tasks.messages.cancelTitle"),
        body: t("tasks.messages.cancelBody", { title }),
        words: { label: t("tasks.fields.cancelReason"), max: taskReasonMax },
        danger: true,
      };
    case "close":
      return {
        title: t("tasks.messages.closeTitle"),
        body: [
          isLate(task, new Date())
            ? t("tasks.messages.closeLateBody", { title })
            : t("tasks.messages.closeBody", { title }),
          ...(task.type === "safety" ? [t("tasks.messages.signLater")] : []),
        ].join("\n"),
        words: {
          label: t("tasks.fields.closingNotes"),
          max: taskNotesMax,
          ...(draft && { draft }),
        },
      };
  }
}
