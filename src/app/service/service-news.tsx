import { serviceState } from "@domain/service/service-state";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ServiceNews as News } from "../../data/service/read-config";
import { readConfig } from "../../data/service/read-config";
import { environment } from "../../lib/environment";
import { Expected } from "./expected";
import { loadNewest } from "./load-newest";

/** What somebody should know before they sign in: a maintenance, an app too old. */
export function ServiceNews() {
  const { t } = useTranslation();
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    void readConfig().then(setNews);
  }, []);
  const build = environment.appVersion;
  const state = serviceState(news, { build, passes: false });
  if (state === "open") return null;
  return (
    <Alert
      role="status"
      color="orange"
      mb="md"
      icon={<IconTool aria-hidden />}
      title={t(`closed.${state}.title`)}
    >
      <Stack gap="xs" align="start">
        <Text size="sm">{t(`closed.${state}.what`)}</Text>
        {state === "maintenance" && (
          <Expected until={news?.maintenanceUntil ?? null} size="sm" />
        )}
        {state === "tooOld" && (
          <Button size="xs" onClick={() => void loadNewest()}>
            {t("closed.tooOld.load")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
