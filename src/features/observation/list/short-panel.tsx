import type { Campaign, Collected } from "@domain/campaign/campaign";
import {
  campaignCoverage,
  monthsOf,
  periodAt,
  submissionsOf,
} from "@domain/campaign/progress";
import { subjectsOf } from "@domain/campaign/subjects";
import { channels } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useSessionNames } from "../parts/use-session-names";

interface ShortPanelProps {
  campaignId: string;
}

/** Who is short of what a campaign aims at in the period that runs, by how it samples; nothing where it aims at nothing. */
export function ShortPanel({ campaignId }: ShortPanelProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("campaigns", campaignId);
  const campaign = live.state === "data" ? live.data?.data : undefined;
  if (campaign === undefined || campaign.status === "deleted") return null;
  const aimed = channels.filter((one) => campaign.targets[one] !== undefined);
  if (aimed.length === 0) return null;
  return (
    <Panel
      title={t("observation.list.headings.short")}
      aside={
        <TextLink
          to={href("campaignMonitoring", { campaignId, tab: aimed[0] ?? null })}
        >
          {t("observation.list.actions.monitoring")}
        </TextLink>
      }
    >
      <Stack gap="xs">
        {aimed.map((channel) => (
          <Short
            key={channel}
            campaignId={campaignId}
            campaign={campaign}
            channel={channel}
          />
        ))}
      </Stack>
    </Panel>
  );
}

interface ShortProps extends ShortPanelProps {
  campaign: Campaign;
  channel: Collected & (typeof channels)[number];
}

function Short({ campaignId, campaign, channel }: ShortProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const names = useSessionNames();
  const live = useCampaignProgress(campaignId);
  const today = parisDay(useNow());
  if (live.state !== "data") return null;
  const ids = subjectsOf(campaign, {
    animals: animals.list,
    groups: [],
    enclosures: [],
  }).map(({ id }) => id);
  const months = monthsOf(
    live.data.rows.map(({ data }) => data),
    channel,
  );
  const period = periodAt(
    campaignCoverage(campaign, ids, submissionsOf(months), today, channel),
    today,
  );
  const short = (period?.subjects ?? []).filter(
    ({ status }) => status !== "done",
  );
  return (
    <Text>
      <Text span fw={600} inherit>
        {t(`observation.list.channels.${channel}`)}
      </Text>{" "}
      {short.length === 0
        ? t("observation.list.states.nobodyShort")
        : format.list(
            short.map(({ subjectId, count }) =>
              t("observation.list.states.shortOf", {
                name: names.animal(subjectId),
                done: count,
                all: period?.wanted ?? 0,
              }),
            ),
          )}
    </Text>
  );
}
