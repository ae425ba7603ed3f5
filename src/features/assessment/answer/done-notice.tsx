import type { Campaign } from "@domain/campaign/campaign";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { Alert } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { useStanding } from "../here/use-standing";
import { recordAddress } from "../parts/addresses";
import { useBeforeWords } from "../parts/use-before-words";

interface DoneNoticeProps {
  campaign: Campaign;
  subject: Subject;
}

/** Says of a subject of whom nothing is wanted any more by whom it was done, before it is done again. */
export function DoneNotice({ campaign, subject }: DoneNoticeProps) {
  const { t } = useTranslation();
  const one = useMemo(() => [subject], [subject]);
  const stood = useStanding(campaign, one);
  const words = useBeforeWords();
  const last = stood.last(subject);
  if (last === null || stood.of(subject) !== "done") return null;
  return (
    <Alert
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={words.said(last)}
      mb="md"
    >
      {words.mayRead(last, subject, campaign.mode) && (
        <TextLink to={recordAddress(last.evaluationId)}>
          {t("assessment.actions.seeAnswers")}
        </TextLink>
      )}
    </Alert>
  );
}
