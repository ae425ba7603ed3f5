import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";

/** Why a form was refused, read out when it comes; null: it was not. */
export function Refusal({ why }: { why: ParseKeys | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {why !== null && (
        <Alert
          color="red"
          role="presentation"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {t(why)}
        </Alert>
      )}
    </div>
  );
}
