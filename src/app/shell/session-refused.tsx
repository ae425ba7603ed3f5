import { Button, Center } from "@mantine/core";
import { IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { signOutNow } from "../../data/auth";
import type { RefusalReason } from "../../data/live/observe-session";
import { EmptyState } from "../../ui/state/empty-state";

/** Signed in, but without an access that is active: says why, and offers to leave. */
export function SessionRefused({ reason }: { reason: RefusalReason }) {
  const { t } = useTranslation();
  return (
    <Center component="main" mih="100dvh">
      <EmptyState
        icon={IconUserOff}
        title={t(`shell.states.refused.${reason}`)}
        body={t(`shell.messages.refused.${reason}`)}
        action={
          <Button onClick={() => void signOutNow()}>
            {t("shell.actions.signOut")}
          </Button>
        }
      />
    </Center>
  );
}
