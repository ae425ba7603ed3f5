import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** The address names a dashboard that is not there, or is not shared with who looks: which of the two is not told. */
export function BoardNotThere() {
  const { t } = useTranslation();
  return (
    <Alert
      role="status"
      mb="md"
      icon={<IconInfoCircle aria-hidden />}
      title={t("boards.states.notThere")}
    >
      {t("common.messages.notThere")}
    </Alert>
  );
}
