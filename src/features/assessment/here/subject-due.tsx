import type { Campaign } from "@domain/campaign/campaign";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { askedSubjects, asksFor } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfSubject } from "../../slot-table";
import { answerAddress } from "../parts/addresses";
import { usePlaces } from "../parts/use-places";
import { SubjectLine } from "./subject-line";
import { isAnyRunning, useRunning } from "./use-running";
import { useStanding } from "./use-standing";

/** What campaigns ask about an animal, a group or an enclosure, how it stands, and the way to answer. */
export function Component({ kind, id }: OfSubject) {
  const { t } = useTranslation();
  const running = useRunning();
  const isAny = isAnyRunning(running);
  const places = usePlaces(isAny);
  const subject = places.subjectOf(kind, id);
  if (isAny && subject === null) return null;
  const isAsked = (campaign: Campaign) =>
    askedSubjects(campaign, places).some((one) => one.id === id);
  return (
    <Panel title={t("assessment.headings.campaigns")}>
      <QueryState
        query={running}
        isEmpty={(all) => !all.some(isAsked)}
        empty={<Text c="dimmed">{t("assessment.here.notAsked")}</Text>}
      >
        {(all) => (
          <Stack component="ul" gap={0} p={0} m={0}>
            {subject !== null &&
              all
                .filter(isAsked)
                .map((campaign) => (
                  <CampaignLine
                    key={campaign.campaignId}
                    campaign={campaign}
                    subject={subject}
                  />
                ))}
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}

interface CampaignLineProps {
  campaign: Campaign;
  subject: Subject;
}

function CampaignLine({ campaign, subject }: CampaignLineProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId, uid } = useReadySession();
  const today = parisDay(useNow());
  const one = useMemo(() => [subject], [subject]);
  const stood = useStanding(campaign, one);
  const { campaignId, name } = campaign;
  const mayAnswer =
    may("create", "evaluations", { zooId }) && asksFor(campaign, uid, today);
  return (
    <SubjectLine
      name={<TextLink to={href("campaign", { campaignId })}>{name}</TextLink>}
      standing={stood.isKnown ? stood.of(subject) : "open"}
    >
      {mayAnswer && (
        <ButtonLink
          to={answerAddress(subject, { campaignId })}
          mih={44}
          variant={stood.wanted.length > 0 ? "filled" : "default"}
          aria-label={t("common.messages.actionOn", {
            action: t("assessment.here.answer"),
            name,
          })}
        >
          {t("assessment.here.answer")}
        </ButtonLink>
      )}
    </SubjectLine>
  );
}
