import type { CampaignMode } from "@domain/campaign/campaign";
import { takesRecorded } from "@domain/evaluation/recorded";
import { isHeavy } from "@domain/file/media";
import type { Form } from "@domain/survey/engine/form";
import type { AnswerIssue } from "@domain/survey/engine/issues";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What is wrong or missing, but for what cannot be recorded now: that holds nobody up. */
export const mustBeAnswered =
  (form: Form, mode: CampaignMode, takesHeavy: boolean) =>
  ({ questionRef, code }: AnswerIssue): boolean => {
    const type = form.byRef.get(questionRef)?.questionType;
    if (code !== "missing") return true;
    if (type !== "photo" && type !== "video" && type !== "sound") return true;
    return takesRecorded(mode) && (takesHeavy || !isHeavy(type));
  };

/** Says that nothing is recorded here. */
export function NotRecorded({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed" role="group" aria-labelledby={labelledBy}>
      {t("assessment.help.notRecorded")}
    </Text>
  );
}
