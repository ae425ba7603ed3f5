import { Alert } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOnline, useOutbox } from "../../data/hooks/use-live";
import { remembers } from "../../data/sdk/device";

/** Says that the device is offline, how many changes wait, and what a person who is not remembered better leaves alone. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  const waiting = useOutbox().filter(({ state }) => state === "pending").length;
  return (
    <div role="status">
      {!online && (
        <Alert
          color="orange"
          mb="md"
          role="presentation"
          icon={<IconCloudOff aria-hidden />}
          title={t("shell.states.offline")}
        >
          {t("shell.messages.offline")}{" "}
          {waiting > 0 && t("shell.messages.waiting", { count: waiting })}{" "}
          {!remembers() && t("shell.messages.offlineLeaving")}
        </Alert>
      )}
    </div>
  );
}
