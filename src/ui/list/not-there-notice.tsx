import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Over a list: the address names a record that is none of it. */
export function NotThereNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      role="status"
      color="yellow"
      mb="sm"
      withCloseButton
      closeButtonLabel={t("common.actions.close")}
      onClose={onClose}
    >
      {t("common.messages.notThere")}
    </Alert>
  );
}
