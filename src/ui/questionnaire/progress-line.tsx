import { Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ShownFlow } from "./shapes";

/** How far it is done, told to who does not see it whenever it changes. */
export function ProgressLine({ flow }: { flow: ShownFlow }) {
  const { t } = useTranslation();
  const { asked, done, missing } = flow;
  const far = t("questionnaire.states.progress", { count: done, asked });
  const left = t("questionnaire.states.missing", { count: missing });
  return (
    <div>
      <Progress
        value={asked === 0 ? 0 : (100 * done) / asked}
        size="sm"
        aria-label={t("questionnaire.fields.progress")}
        mb={4}
      />
      <Text size="sm" c="dimmed" role="status">
        {missing === 0 ? far : `${far} · ${left}`}
      </Text>
    </div>
  );
}
