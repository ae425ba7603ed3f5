import { Alert } from "@mantine/core";
import { IconDeviceMobileOff } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { remembers } from "../../../data/sdk/device";

/** What a device lacks to be answered on without a network; nothing where it lacks nothing. */
export function DeviceLine() {
  const { t } = useTranslation();
  useEffect(() => {
    // A browser that is asked so does not clear what waits here first.
    if ("storage" in navigator)
      navigator.storage.persist().catch(() => undefined);
  }, []);
  if (remembers()) return null;
  return (
    <Alert
      color="blue"
      role="status"
      icon={<IconDeviceMobileOff aria-hidden />}
    >
      {t("assessment.help.notRemembered")}
    </Alert>
  );
}
