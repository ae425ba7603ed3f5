import type { Campaign, Collected } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { observedNow, standingOf } from "@domain/campaign/standing";
import { phaseOf } from "@domain/campaign/status";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { TextLink } from "../../../ui/display/text-link";
import { QueryState } from "../../../ui/state/query-state";
import { useSubjects } from "../parts/use-subjects";

/** More campaigns than run in an establishment at once. */
const runningMost = 30;
/** So many stand here, each of which reads its months; the list has them all. */
const shownMost = 4;

type ActiveCampaigns = Live<LiveList<"campaigns">>;

/** The campaigns that run or are to run. */
export const useActiveCampaigns = (today: CalendarDay): ActiveCampaigns =>
  useLiveQueries([
    activeCampaignsQuery(useReadySession().zooId, today, runningMost),
  ]);

/** Those that collect anything by observation now. */
export const observedOf = (
  { rows }: Pick<LiveList<"campaigns">, "rows">,
  today: CalendarDay,
): Campaign[] =>
  rows
    .map(({ data }) => data)
    .filter((campaign) => observedNow(campaign, today).length > 0);

interface CollectedNowProps {
  live: ActiveCampaigns;
  today: CalendarDay;
}

/** What campaigns collect by observation, and whether it is enough; where none does, how many run. */
export function CollectedNow({ live, today }: CollectedNowProps) {
  const { t } = useTranslation();
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(data) =>
        observedOf(data, today).length === 0 ? (
          <Text c="dimmed">
            {t("campaigns.board.running", {
              count: data.rows.filter(
                (row) => phaseOf(row.data, today) === "running",
              ).length,
            })}
          </Text>
        ) : (
          <Observed
            observed={observedOf(data, today)}
            today={today}
            isPart={data.full}
          />
        )
      }
    </QueryState>
  );
}

interface ObservedProps extends Pick<CollectedNowProps, "today"> {
  observed: readonly Campaign[];
  /** There may be more of them. */
  isPart: boolean;
}

function Observed({ observed, today, isPart }: ObservedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const others = Math.max(0, observed.length - shownMost);
  return (
    <>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {observed
          .slice(0, shownMost)
          .flatMap((campaign) =>
            observedNow(campaign, today).map((what) => (
              <Standing
                key={`${campaign.campaignId} ${what}`}
                campaign={campaign}
                what={what}
              />
            )),
          )}
      </Stack>
      {(others > 0 || isPart) && (
        <Text mt="md">
          <TextLink to={href("campaignList", { status: "running" })}>
            {t("campaigns.board.others", {
              count: others,
              number: `${format.number(others)}${isPart ? "+" : ""}`,
            })}
          </TextLink>
        </Text>
      )}
    </>
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
  const tab = t(`campaigns.monitoring.tabs.${what}`);
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
    if (stood === undefined) return <ComingName />;
    // Sessions count for animals that live here: about nobody, as in a training by films, none would be told.
    if (stood === null) return null;
    if (stood.wanted === 0)
      return t("campaigns.states.sessions", { count: stood.count });
    return stood.done === stood.wanted
      ? t("campaigns.board.enough", { count: stood.wanted })
      : t("campaigns.board.short", {
          done: format.number(stood.done),
          all: format.number(stood.wanted),
        });
  };
  const told = said();
  return (
    <Group component="li" justify="space-between" gap="4px 12px">
      <Stack gap={2} style={{ flex: "1 1 14rem" }}>
        <TextLink to={href("campaignMonitoring", { campaignId, tab: what })}>
          {name}
        </TextLink>
        <Text size="sm" c="dimmed">
          {tab}
          {told !== null && <> · {told}</>}
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
