import type { Campaign } from "@domain/campaign/campaign";
import { aimless } from "@domain/evaluation/asked-subjects";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { useTranslation } from "react-i18next";
import { useRun } from "./use-run";

/** "12 of 40": which of those asked about this is, on the way through a place or all of them; null outside of campaigns. */
export function useCampaignRunText(
  campaign: Campaign | null,
  subject: Subject,
  place: string | null,
): string | null {
  const { t } = useTranslation();
  const run = useRun(campaign?.campaignId ?? null, campaign ?? aimless, place);
  const at = run.subjects.findIndex(({ id }) => id === subject.id);
  if (campaign === null || at < 0) return null;
  return t("assessment.states.placeOf", {
    place: at + 1,
    count: run.subjects.length,
  });
}
