import type { Campaign } from "@domain/campaign/campaign";
import { campaignFacts } from "@domain/campaign/collection";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { askedSubjects, leftTo } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { ComingName } from "../../../ui/display/coming-name";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { answerAddress } from "../parts/addresses";
import { usePlaces } from "../parts/use-places";
import { isAnyRunning, useRunning } from "./use-running";
import { useStanding } from "./use-standing";

/** So many campaigns stand on the start page, each of which reads its months; the list has them all. */
const campaignsMost = 4;
/** So many subjects of one are named. */
const namedMost = 5;

interface Asked {
  campaign: Campaign;
  /** Whom it asks about at all, and whom it leaves to this person. */
  all: readonly Subject[];
  mine: readonly Subject[];
}

/** What is still to be answered in this period, by campaign; where nothing is asked, nothing stands there. */
export function TodayPanel() {
  const { t } = useTranslation();
  const may = useCan();
  const { access, zooId, uid } = useReadySession();
  const running = useRunning();
  const places = usePlaces(isAnyRunning(running));
  const kept = access.zooId === zooId ? access.sectorRoles.keeper : none;
  const asked = useMemo(() => {
    if (running.state !== "data" || !places.isKnown) return [];
    return running.data.flatMap((campaign): Asked[] => {
      if (campaign.targets.quiz === undefined) return [];
      const all = askedSubjects(campaign, places);
      const mine = leftTo(campaign, all, uid, kept);
      const plans = may("change", "campaigns", campaignFacts(campaign));
      return all.length === 0 || (mine.length === 0 && !plans)
        ? []
        : [{ campaign, all, mine }];
    });
  }, [running, places, uid, kept, may]);
  if (asked.length === 0) return null;
  // Who is left nothing to answer follows how far the campaigns are.
  const answers = asked.some(({ mine }) => mine.length > 0);
  return (
    <Panel
      title={t("assessment.here.today")}
      aside={
        <TextLink
          to={answers ? href("assessment") : href("campaignList")}
          size="sm"
        >
          {t(
            answers ? "assessment.actions.all" : "assessment.actions.campaigns",
          )}
        </TextLink>
      }
    >
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {asked.slice(0, campaignsMost).map((one) => (
          <CampaignToday key={one.campaign.campaignId} {...one} />
        ))}
      </Stack>
    </Panel>
  );
}

const none: readonly string[] = [];

/** One campaign: how many are left and the first of them to who answers, how far it is to who plans it. */
function CampaignToday({ campaign, all, mine }: Asked) {
  const { t } = useTranslation();
  const format = useFormat();
  const isMine = mine.length > 0;
  const stood = useStanding(campaign, isMine ? mine : all);
  const { campaignId, name } = campaign;
  const [next] = isMine ? stood.wanted : [];
  const rest = stood.wanted.length - namedMost;
  const left = stood.wanted.length;
  const said = () => {
    if (!stood.isKnown) return <ComingName />;
    return left === 0
      ? t("assessment.here.allDone")
      : t("assessment.here.left", { count: left });
  };
  return (
    <Group component="li" justify="space-between" gap="xs" align="start">
      <Stack gap={2} style={{ flex: "1 1 14rem" }}>
        <TextLink
          to={
            isMine
              ? href("assessment", { campaignId })
              : href("campaignMonitoring", { campaignId })
          }
        >
          {name}
        </TextLink>
        <Text size="sm" c={stood.late > 0 ? undefined : "dimmed"}>
          {said()}
          {stood.late > 0 &&
            ` · ${t("assessment.states.lateCount", { count: stood.late })}`}
        </Text>
        {isMine && left > 0 && (
          <Text size="sm" c="dimmed">
            {rest > 0
              ? t("assessment.here.andMore", {
                  names: namesOf(stood.wanted).join(", "),
                  count: rest,
                })
              : format.list(namesOf(stood.wanted))}
          </Text>
        )}
      </Stack>
      {next !== undefined && (
        <ButtonLink
          to={answerAddress(next, { campaignId })}
          variant="light"
          mih={44}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t("assessment.actions.begin", { name: next.name })}
        </ButtonLink>
      )}
    </Group>
  );
}

const namesOf = (subjects: readonly Subject[]): string[] =>
  subjects.slice(0, namedMost).map(({ name }) => name);
