import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "./empty-state";

interface NotKnownProps {
  /** Asked for by a touch, and by itself once the network is back. */
  onRetry?: (() => void) | undefined;
  /** In the place of what is said of data. */
  title?: string;
  body?: string;
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** Nobody could be asked yet, and the device does not know: neither that there is something nor that there is nothing. */
export function NotKnown({ onRetry, title, body, children }: NotKnownProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (onRetry === undefined) return;
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <EmptyState
      icon={IconCloudOff}
      title={title ?? t("common.states.notKnown")}
      body={body ?? t("common.messages.notKnown")}
      action={
        <>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t("common.actions.retry")}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}
