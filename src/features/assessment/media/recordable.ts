import type { CampaignMode } from "@domain/campaign/campaign";
import { takesRecorded } from "@domain/evaluation/recorded";
import { isHeavy } from "@domain/file/media";
import type { Form } from "@domain/survey/engine/form";
import type { AnswerIssue } from "@domain/survey/engine/issues";

/** What is wrong or missing, but for what cannot be recorded now: that holds nobody up. */
export const mustBeAnswered =
  (form: Form, mode: CampaignMode, takesHeavy: boolean) =>
  ({ questionRef, code }: AnswerIssue): boolean => {
    const type = form.byRef.get(questionRef)?.questionType;
    if (code !== "missing") return true;
    if (type !== "photo" && type !== "video" && type !== "sound") return true;
    return takesRecorded(mode) && (takesHeavy || !isHeavy(type));
  };
