import { Button, Stack, Text } from "@mantine/core";
import { IconDeviceMobileDown } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import {
  canInstall,
  install,
  isApple,
  isInstalled,
  watchInstall,
} from "../../../lib/install";
import { Panel } from "../../../ui/page/panel";

/** The way to have Suricate as an application here, as far as the browser knows one. */
export function InstallPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t("account.headings.install")}>
      <Stack gap="sm" align="flex-start">
        {isInstalled() ? (
          <Text>{t("account.messages.installed")}</Text>
        ) : (
          <>
            <Text>{t("account.messages.install")}</Text>
            <Way />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Way() {
  const { t } = useTranslation();
  const isOffered = useSyncExternalStore(watchInstall, canInstall);
  if (isOffered)
    return (
      <Button
        leftSection={<IconDeviceMobileDown size={16} aria-hidden />}
        onClick={() => void install()}
      >
        {t("account.actions.install")}
      </Button>
    );
  return (
    <Text size="sm" c="dimmed">
      {isApple(navigator.userAgent)
        ? t("account.messages.installApple")
        : t("account.messages.installByHand")}
    </Text>
  );
}
