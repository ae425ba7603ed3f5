import type { Form } from "@domain/survey/engine/form";
import { recordsMedia } from "@domain/survey/engine/given";
import type { AnswerIssue } from "@domain/survey/engine/issues";
import { Text } from "@mantine/core";
import { IconCamera, IconMicrophone, IconVideo } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MediaSlot } from "../../../ui/questionnaire/shapes";

const icons = { photo: IconCamera, video: IconVideo, sound: IconMicrophone };

/** What is wrong or missing, but for what cannot be recorded here: that holds nobody up. */
export const mustBeAnswered =
  (form: Form) =>
  ({ questionRef, code }: AnswerIssue): boolean => {
    const question = form.byRef.get(questionRef);
    return (
      code !== "missing" || question === undefined || !recordsMedia(question)
    );
  };

/** Says of what is to be recorded that it cannot be here. */
export function MediaLater({ kind, media, labelledBy }: MediaSlot) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <Text size="sm" c="dimmed">
        <Icon
          size={20}
          aria-hidden
          style={{ verticalAlign: "text-bottom", marginInlineEnd: 6 }}
        />
        {media.length > 0
          ? t("assessment.states.files", { count: media.length })
          : t(`assessment.help.media.${kind}`)}
      </Text>
    </div>
  );
}
