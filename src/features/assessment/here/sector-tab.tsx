import type { Campaign } from "@domain/campaign/campaign";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { askedSubjects, asksFor } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Progress, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { answerAddress } from "../parts/addresses";
import { usePlaces } from "../parts/use-places";
import { SubjectLine } from "./subject-line";
import { isAnyRunning, useRunning } from "./use-running";
import { useStanding } from "./use-standing";

/** So many of those that are still to be evaluated are named; the campaign's own list has them all. */
const namedMost = 20;

/** What is to be evaluated in a sector in this period, campaign by campaign, and how far that is. */
export function Component({ id: sectorId }: { id: string }) {
  const { t } = useTranslation();
  const running = useRunning();
  const isAny = isAnyRunning(running);
  const places = usePlaces(isAny);
  const here = useMemo(
    () =>
      running.state === "data"
        ? running.data.flatMap((campaign) => {
            const subjects = askedSubjects(campaign, places).filter((one) =>
              one.sectorIds.includes(sectorId),
            );
            return subjects.length === 0 ? [] : [{ campaign, subjects }];
          })
        : [],
    [running, places, sectorId],
  );
  return (
    <QueryState
      query={isAny && !places.isKnown ? { state: "loading" } : running}
      isEmpty={() => here.length === 0}
      empty={<Text c="dimmed">{t("assessment.here.noneInSector")}</Text>}
    >
      {() => (
        <Stack gap="lg">
          {here.map(({ campaign, subjects }) => (
            <OfCampaign
              key={campaign.campaignId}
              campaign={campaign}
              subjects={subjects}
            />
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

interface OfCampaignProps {
  campaign: Campaign;
  subjects: readonly Subject[];
}

function OfCampaign({ campaign, subjects }: OfCampaignProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId, uid } = useReadySession();
  const today = parisDay(useNow());
  const stood = useStanding(campaign, subjects);
  const { campaignId, name, targets } = campaign;
  const mayAnswer =
    may("create", "evaluations", { zooId }) && asksFor(campaign, uid, today);
  const count = subjects.length;
  return (
    <Panel
      title={name}
      aside={
        <TextLink
          to={href(mayAnswer ? "assessment" : "campaignMonitoring", {
            campaignId,
          })}
          size="sm"
        >
          {t("assessment.actions.all")}
        </TextLink>
      }
    >
      <Stack gap="sm">
        <Text role="status">
          {targets.quiz === undefined
            ? t("assessment.states.subjects", { count })
            : t("assessment.states.doneOf", { done: stood.done, count })}
          {stood.late > 0 &&
            ` · ${t("assessment.states.lateCount", { count: stood.late })}`}
        </Text>
        {targets.quiz !== undefined && (
          <Progress value={(100 * stood.done) / count} aria-hidden />
        )}
        {stood.wanted.length > 0 && (
          <Stack component="ul" gap={0} p={0} m={0}>
            {stood.wanted.slice(0, namedMost).map((subject) => (
              <SubjectLine
                key={subject.id}
                name={
                  mayAnswer ? (
                    <TextLink to={answerAddress(subject, { campaignId })}>
                      {subject.name}
                    </TextLink>
                  ) : (
                    subject.name
                  )
                }
                standing={stood.of(subject)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
