import type { Campaign } from "@domain/campaign/campaign";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownDevice } from "../../../data/evaluations/own-device";
import type { Beginning, DraftPlace } from "../../../data/evaluations/writes";
import { useAnswers } from "../../../data/evaluations/use-answers";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import type { RunAt } from "../parts/addresses";
import { NotOpen } from "../parts/not-open";
import { useVersionForm } from "../parts/use-version-form";
import { AnswerForm } from "./answer-form";
import { DoneNotice } from "./done-notice";

export interface AnswerPageProps {
  evaluationId: string;
  /** As it is stored; undefined: it is not begun. */
  header: Row<"evaluations"> | undefined;
  /** How it is begun; null: it was, and nothing else can be. */
  beginning: Beginning | null;
  subject: Subject;
  /** null: outside of any. */
  campaign: Campaign | null;
  run: RunAt;
}

/** A questionnaire being answered about a subject. */
export function AnswerPage(props: AnswerPageProps) {
  const { t } = useTranslation();
  const { evaluationId, header, subject, campaign } = props;
  // What was begun is asked in the version it was begun in; how it is begun does not change any more.
  const [beginning] = useState(header === undefined ? props.beginning : null);
  const { zooId, uid } = useReadySession();
  const place = useMemo<DraftPlace>(
    () => ({
      zooId,
      uid,
      evaluationId,
      deviceId: ownDevice(),
      name: subject.name,
    }),
    [zooId, uid, evaluationId, subject.name],
  );
  const of = header?.data ?? beginning;
  const version = useVersionForm(of?.surveyId ?? null, of?.version ?? null);
  const answering = useAnswers(place, beginning, header);
  const crumbs = [{ label: t("assessment.title"), to: href("assessment") }];
  if (campaign !== null)
    crumbs.push({
      label: campaign.name,
      to: href("assessment", { campaignId: campaign.campaignId }),
    });
  return (
    <QueryState query={version} skeleton={<PageSkeleton />} empty={<NotOpen />}>
      {(asked) =>
        asked !== null && (
          <>
            <PageHeader
              title={subject.name}
              facts={asked.words.name}
              crumbs={crumbs}
            />
            {beginning !== null && campaign !== null && (
              <DoneNotice campaign={campaign} subject={subject} />
            )}
            <QueryState query={answering} skeleton={<PageSkeleton />}>
              {(state) => (
                <AnswerForm
                  {...props}
                  surveyId={of?.surveyId ?? ""}
                  asked={asked}
                  answering={state}
                />
              )}
            </QueryState>
          </>
        )
      }
    </QueryState>
  );
}
