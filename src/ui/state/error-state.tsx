import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { codeOf, errorKey, errorTitleKey } from "../../lib/i18n/error-text";
import { NotKnown } from "./not-known";

interface ErrorStateProps {
  error: unknown;
  /** What could not be done; that something failed where nobody says. */
  title?: string;
  onRetry?: (() => void) | undefined;
}

/** What went wrong in the user's language, and a way to try again. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  if (title === undefined && codeOf(error) === "offline")
    return <NotKnown onRetry={onRetry} />;
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={title ?? t(errorTitleKey(error))}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(errorKey(error))}</Text>
        {onRetry && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={onRetry}
          >
            {t("common.actions.retry")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
