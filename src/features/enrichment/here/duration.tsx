import { durationOf } from "@domain/enrichment/transitions";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";

const minuteMs = 60_000;

/** How long an object has been there, or was, counted on by itself; nothing before it is placed. */
export function Duration({
  session,
}: {
  session: Pick<EnrichmentSession, "placedAt" | "removedAt">;
}) {
  const { t } = useTranslation();
  const ms = durationOf(session, useNow());
  if (ms === null) return null;
  const minutes = Math.floor(ms / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t("enrichment.log.duration.minutes", { minutes });
  return hours < 24
    ? t("enrichment.log.duration.hours", { hours, minutes: minutes % 60 })
    : t("enrichment.log.duration.days", {
        days: Math.floor(hours / 24),
        hours: hours % 24,
      });
}
