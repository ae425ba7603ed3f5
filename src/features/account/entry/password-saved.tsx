import { Alert } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

export function PasswordSaved() {
  const { t } = useTranslation();
  return (
    <Alert color="green" role="status" mb="md" icon={<IconCheck aria-hidden />}>
      {t("entry.messages.passwordSaved")}
    </Alert>
  );
}
