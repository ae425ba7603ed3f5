import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Says that nothing is recorded here. */
export function NotRecorded({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed" role="group" aria-labelledby={labelledBy}>
      {t("questionnaire.messages.notRecorded")}
    </Text>
  );
}
