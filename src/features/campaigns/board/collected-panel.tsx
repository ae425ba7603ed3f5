import { audienceOf } from "@domain/access/audience";
import type { Campaign, Collected } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { observedNow, standingOf } from "@domain/campaign/standing";
import { phaseOf } from "@domain/campaign/status";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useSubjects } from "../parts/use-subjects";

/** More campaigns than run in an establishment at once. */
const runningMost = 30;
/** So many stand on the start page, each of which reads its months; the list has them all. */
const shownMost = 4;

const runs = (campaign: Campaign, today: string): boolean =>
  phaseOf(campaign, today) === "running";

/** What campaigns collect by observation, and whether it is enough; where none does, how many run, to who has no other way to them. */
export function CollectedPanel() {
  const { t } = useTranslation();
  const session = useReadySession();
  const { zooId } = session;
  const today = parisDay(useNow());
  const live = useLiveQueries([
    activeCampaignsQuery(zooId, today, runningMost),
  ]);
  if (live.state !== "data") return null;
  const observed = live.data.rows.flatMap(({ data }) =>
    observedNow(data, today).map((what) => ({ campaign: data, what })),
  );
  const shown = new Set(
    [...new Set(observed.map(({ campaign }) => campaign.campaignId))].slice(
      0,
      shownMost,
    ),
  );
  const toAll = (
    <TextLink to={href("campaignList")} size="sm">
      {t("campaigns.board.all")}
    </TextLink>
  );
  if (observed.length === 0)
    return audienceOf(session) === "sector" ? (
      <Panel title={t("campaigns.title")} aside={toAll}>
        <Text c="dimmed">
          {t("campaigns.board.running", {
            count: live.data.rows.filter(({ data }) => runs(data, today))
              .length,
          })}
        </Text>
      </Panel>
    ) : null;
  return (
    <Panel title={t("campaigns.board.title")} aside={toAll}>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {observed
          .filter(({ campaign }) => shown.has(campaign.campaignId))
          .map(({ campaign, what }) => (
            <Standing
              key={`${campaign.campaignId} ${what}`}
              campaign={campaign}
              what={what}
            />
          ))}
      </Stack>
    </Panel>
  );
}

interface StandingProps {
  campaign: Campaign;
  what: Collected;
}

/** One thing that a campaign collects: of how many there is enough in this period, and what is missing. */
function Standing({ campaign, what }: StandingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = parisDay(useNow());
  const live = useCampaignProgress(campaign.campaignId);
  const subjects = useSubjects()(campaign);
  const { campaignId, name } = campaign;
  const stood =
    live.state === "data" && subjects !== null
      ? standingOf(
          campaign,
          what,
          subjects,
          live.data.rows.map(({ data }) => data),
          today,
        )
      : undefined;
  const said = () => {
    if (live.state === "error") return t("campaigns.board.unknown");
    if (stood === undefined) return comingName;
    if (stood === null || stood.wanted === 0)
      return t("campaigns.states.sessions", { count: stood?.count ?? 0 });
    return stood.done === stood.wanted
      ? t("campaigns.board.enough", { count: stood.wanted })
      : t("campaigns.board.short", {
          done: format.number(stood.done),
          all: format.number(stood.wanted),
        });
  };
  return (
    <Group component="li" justify="space-between" gap="4px 12px">
      <Stack gap={2} style={{ flex: "1 1 14rem" }}>
        <TextLink to={href("campaignMonitoring", { campaignId, tab: what })}>
          {name}
        </TextLink>
        <Text size="sm" c="dimmed">
          {[t(`campaigns.monitoring.tabs.${what}`), said()].join(" · ")}
        </Text>
      </Stack>
      {stood && stood.wanted > 0 && (
        <Progress
          value={(100 * stood.done) / stood.wanted}
          w={96}
          aria-hidden
        />
      )}
    </Group>
  );
}
