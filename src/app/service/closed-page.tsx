import type { ServiceState } from "@domain/service/service-state";
import { Button, Stack, Text } from "@mantine/core";
import { IconLogout, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOutNow } from "../../data/auth";
import { useOnline, useOutbox } from "../../data/hooks/use-live";
import { PublicFrame } from "../../ui/page/public/public-frame";
import { Expected } from "./expected";
import { loadNewest } from "./load-newest";

type Closed = Exclude<ServiceState, "open">;

interface ClosedPageProps {
  state: Closed;
  /** When work is expected to go on; null where nobody said. */
  until: Date | null;
}

/** Why nobody works now, what becomes of what was done, and what to do. */
export function ClosedPage({ state, until }: ClosedPageProps) {
  const { t } = useTranslation();
  const waiting = useOutbox().filter((one) => one.state === "pending").length;
  return (
    <PublicFrame title={t(`closed.${state}.title`)}>
      <Stack gap="md">
        <Text>{t(`closed.${state}.what`)}</Text>
        {state === "maintenance" && <Expected until={until} />}
        <Text>
          {waiting > 0
            ? t("closed.waiting", { count: waiting })
            : t("closed.kept")}
        </Text>
        {state === "tooOld" ? <Reload /> : <SignOut />}
      </Stack>
    </PublicFrame>
  );
}

function Reload() {
  const { t } = useTranslation();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="md"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={busy}
      disabled={!online}
      onClick={() => {
        setBusy(true);
        void loadNewest();
      }}
    >
      {t("closed.tooOld.load")}
    </Button>
  );
}

/** Not the careful way out, which waits for what cannot be sent now: it stays on the device. */
function SignOut() {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={18} aria-hidden />}
      onClick={() => void signOutNow()}
    >
      {t("shell.actions.signOut")}
    </Button>
  );
}
