import type { Campaign } from "@domain/campaign/campaign";
import { phaseOf } from "@domain/campaign/status";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconClipboardText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

interface NotOpenProps {
  /** Of which answers were asked. */
  campaign?: Pick<Campaign, "name" | "status" | "startDate" | "endDate"> | null;
}

/** What the address names is not there, is over, or not for this person to see or to answer. */
export function NotOpen({ campaign = null }: NotOpenProps) {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const phase = campaign === null ? "deleted" : phaseOf(campaign, today);
  const body =
    campaign === null || phase === "deleted" || phase === "running"
      ? t("common.messages.notThere")
      : t(`assessment.states.campaign.${phase}`, { name: campaign.name });
  return (
    <>
      <PageHeader title={t("assessment.titleOne")} />
      <EmptyState
        icon={IconClipboardText}
        title={t("assessment.states.notOpen")}
        body={body}
        action={
          <ButtonLink to={href("assessment")} variant="light">
            {t("assessment.actions.toOpen")}
          </ButtonLink>
        }
      />
    </>
  );
}
