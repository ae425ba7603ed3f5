import type { Campaign } from "@domain/campaign/campaign";
import { Text } from "@mantine/core";
import { IconCloudDown, IconCloudCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { remembers } from "../../../data/sdk/device";
import { useFormat } from "../../../lib/use-format";
import type { Run } from "../parts/use-run";
import { useVersionForm } from "../parts/use-version-form";

interface ReadyMarkProps {
  campaign: Campaign;
  run: Run;
}

/** Fetches what a campaign needs ahead, and says whether this device can do without a network, else what is missing. */
export function ReadyMark({ campaign, run }: ReadyMarkProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const version = useVersionForm(campaign.surveyId, campaign.surveyVersion);
  const isAppKept =
    "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  const missing = [
    ...(version.state === "data" && version.data !== null ? [] : ["form"]),
    ...(run.places.isKnown ? [] : ["animals"]),
    ...(run.isCounted ? [] : ["progress"]),
    ...(remembers() ? [] : ["memory"]),
    ...(isAppKept ? [] : ["app"]),
  ] as ("form" | "animals" | "progress" | "memory" | "app")[];
  const isReady = missing.length === 0;
  const Icon = isReady ? IconCloudCheck : IconCloudDown;
  return (
    <Text size="sm" c={isReady ? undefined : "dimmed"}>
      <Icon
        size={16}
        aria-hidden
        style={{ verticalAlign: "text-bottom", marginInlineEnd: 6 }}
      />
      {isReady
        ? t("assessment.states.ready")
        : t("assessment.states.notReady", {
            what: format.list(
              missing.map((one) => t(`assessment.options.missing.${one}`)),
            ),
          })}
    </Text>
  );
}
