import type { Campaign, SubjectKind } from "@domain/campaign/campaign";
import { asksFor } from "@domain/evaluation/asked-subjects";
import { begunEvaluationsQuery } from "@domain/evaluation/evaluation-queries";
import { parisDay } from "@domain/time/paris";
import type { ReactNode } from "react";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDoc,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import type { Beginning } from "../../../data/evaluations/writes";
import { newId } from "../../../data/write";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import type { RunAt } from "../parts/addresses";
import { NotOpen } from "../parts/not-open";
import { usePlaces } from "../parts/use-places";
import { EvaluationPage } from "../record/evaluation-page";
import { AnswerPage } from "./answer-page";

interface BeginPageProps {
  campaignId: string | null;
  surveyId: string | null;
  subject: { kind: SubjectKind; id: string };
  run: RunAt;
}

/** Answers about a subject: goes on with what somebody began of the same campaign and subject, else begins with the first answer. */
export function BeginPage(props: BeginPageProps) {
  return props.campaignId === null ? (
    <Freely {...props} />
  ) : (
    <OfCampaign {...props} campaignId={props.campaignId} />
  );
}

function OfCampaign(props: BeginPageProps & { campaignId: string }) {
  const { uid } = useReadySession();
  const today = parisDay(useNow());
  const live = useLiveDoc("campaigns", props.campaignId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NotOpen />}>
      {(row) =>
        row !== null && (
          <Resuming
            {...props}
            campaign={row.data}
            asked={
              row.data.surveyId !== null &&
              row.data.surveyVersion !== null &&
              asksFor(row.data, uid, today)
                ? {
                    surveyId: row.data.surveyId,
                    version: row.data.surveyVersion,
                  }
                : null
            }
          />
        )
      }
    </QueryState>
  );
}

function Freely(props: BeginPageProps) {
  const live = useLiveDoc("surveys", props.surveyId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NotOpen />}>
      {(row) => {
        const version = row?.data.publishedVersion ?? null;
        return (
          <Resuming
            {...props}
            campaign={null}
            asked={
              props.surveyId === null || version === null
                ? null
                : { surveyId: props.surveyId, version }
            }
          />
        );
      }}
    </QueryState>
  );
}

interface ResumingProps extends BeginPageProps {
  campaign: Campaign | null;
  /** null: nothing is begun any more; what was begun goes on. */
  asked: { surveyId: string; version: number } | null;
}

function Resuming(props: ResumingProps): ReactNode {
  const { campaignId, campaign, asked, subject: about, run } = props;
  const session = useReadySession();
  const { zooId, uid } = session;
  const [fresh] = useState(newId);
  // What somebody is at stays what they are at, whatever another device begins or hands in.
  const [held, setHeld] = useState<string | null>(null);
  const begun = useLiveQueries([begunEvaluationsQuery(session)]);
  const places = usePlaces();
  const found = places.subjectOf(about.kind, about.id);
  // Names that are read anew take nobody out of what they are answering.
  const [known, setKnown] = useState(found);
  if (found !== null && known === null) setKnown(found);
  const subject = found ?? known;
  if (begun.state === "loading" || (subject === null && !places.isKnown))
    return <PageSkeleton />;
  const own =
    begun.state === "data"
      ? begun.data.rows.find(({ id, data }) =>
          held === null
            ? data.subjectId === about.id &&
              data.campaignId === campaignId &&
              (campaignId !== null || data.surveyId === asked?.surveyId)
            : id === held,
        )
      : undefined;
  if (own !== undefined && held === null) setHeld(own.id);
  // Handed in meanwhile: what was answered here since is kept beside it.
  if (own === undefined && held !== null)
    return <EvaluationPage evaluationId={held} place={run.place} />;
  if (subject === null || (own === undefined && asked === null))
    return <NotOpen campaign={campaign} />;
  const mode = campaign?.mode ?? "normal";
  const beginning: Beginning | null =
    asked === null
      ? null
      : {
          zooId,
          authorId: uid,
          campaignId,
          ...asked,
          mode,
          sealed: mode === "expert",
          subjectKind: subject.kind,
          subjectId: subject.id,
          specieId: subject.specieId,
          sectorIds: subject.sectorIds,
        };
  return (
    <AnswerPage
      key={own?.id ?? fresh}
      evaluationId={own?.id ?? fresh}
      header={own}
      beginning={beginning}
      subject={subject}
      campaign={campaign}
      run={run}
    />
  );
}
