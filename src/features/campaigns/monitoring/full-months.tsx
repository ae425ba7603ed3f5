import type { CampaignProgress, Collected } from "@domain/campaign/campaign";
import { fullMonths } from "@domain/campaign/progress-size";
import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

interface FullMonthsProps {
  months: readonly CampaignProgress[];
  collected: Collected;
}

/** Of which months not all is counted that was handed in, and what is wrong below for it. */
export function FullMonths({ months, collected }: FullMonthsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const full = fullMonths(months, collected);
  if (full.length === 0) return null;
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t("campaigns.monitoring.full", {
        count: full.length,
        months: format.list(full.map(format.month)),
      })}
    >
      {t("campaigns.monitoring.fullHelp")}
    </Alert>
  );
}
