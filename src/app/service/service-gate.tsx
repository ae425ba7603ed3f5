import type { Session } from "@domain/access/session";
import { Alert } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAppConfig, useServiceState } from "../../data/service/use-service";
import { fetched } from "../../ui/state/fetched";
import { withTexts } from "../../lib/i18n/i18n";
import { FrameSkeleton } from "../shell/frame-skeleton";

const ClosedPage = fetched(
  withTexts(["closed"], () =>
    import("./closed-page").then(({ ClosedPage }) => ClosedPage),
  ),
  FrameSkeleton,
);

interface ServiceGateProps {
  session: Session;
  children: ReactNode;
}

/** Shows the app while it may work, else why it does not; what is typed is kept in drafts, what was saved in the outbox. */
export function ServiceGate({ session, children }: ServiceGateProps) {
  const config = useAppConfig();
  const state = useServiceState(session, config);
  if (state !== "open")
    return (
      <ClosedPage state={state} until={config?.maintenanceUntil ?? null} />
    );
  return (
    <>
      {config?.maintenance === true && <MaintenanceNote />}
      {children}
    </>
  );
}

/** For those who work on during a maintenance. */
function MaintenanceNote() {
  const { t } = useTranslation();
  return (
    <Alert
      role="status"
      color="orange"
      radius={0}
      py="xs"
      icon={<IconTool aria-hidden />}
    >
      {t("shell.messages.maintenance")}
    </Alert>
  );
}
