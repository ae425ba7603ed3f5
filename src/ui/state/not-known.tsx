import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "./empty-state";

interface NotKnownProps {
  onRetry?: (() => void) | undefined;
}

/** Nobody could be asked yet, and the device does not know: neither that there is something nor that there is nothing. */
export function NotKnown({ onRetry }: NotKnownProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconCloudOff}
      title={t("common.states.notKnown")}
      body={t("common.messages.notKnown")}
      {...(onRetry && {
        action: (
          <Button variant="default" onClick={onRetry}>
            {t("common.actions.retry")}
          </Button>
        ),
      })}
    />
  );
}
