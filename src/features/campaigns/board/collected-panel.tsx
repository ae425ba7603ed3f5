import { audienceOf } from "@domain/access/audience";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { CollectedNow, observedOf, useActiveCampaigns } from "./collected-now";

/** What campaigns collect by observation, and whether it is enough; where none does, how many run, to who has no other way to them. */
export function CollectedPanel() {
  const { t } = useTranslation();
  const isOfSectors = audienceOf(useReadySession()) === "sector";
  const today = parisDay(useNow());
  const live = useActiveCampaigns(today);
  if (live.state === "loading") return null;
  const isNone =
    live.state === "data" && observedOf(live.data, today).length === 0;
  if (isNone && !isOfSectors) return null;
  return (
    <Panel
      title={t(isNone ? "campaigns.title" : "campaigns.board.title")}
      aside={
        <TextLink to={href("campaignList")} size="sm">
          {t("campaigns.board.all")}
        </TextLink>
      }
    >
      <CollectedNow live={live} today={today} />
    </Panel>
  );
}
