import { evaluationFacts } from "@domain/evaluation/collection";
import { correctionsQuery } from "@domain/evaluation/evaluation-queries";
import { href } from "@domain/pages";
import type { Answer } from "@domain/survey/answer";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { Slot } from "../../slots";
import { AnswerMedia, UnsentOf } from "../media/fetched-media";
import { NotOpen } from "../parts/not-open";
import { usePlaces } from "../parts/use-places";
import { useVersionForm } from "../parts/use-version-form";
import { AnswerList } from "./answer-list";
import { CorrectionList } from "./correction-list";
import { CorrectionPanel } from "./correction-panel";
import { EvaluationActions } from "./evaluation-actions";
import { LateAnswers } from "./late-answers";
import { NextPanel } from "./next-panel";
import { RecordFacts } from "./record-facts";
import { ScorePanel } from "./score-panel";
import { useOwnDrafts } from "./use-own-drafts";

interface RecordPageProps {
  row: Row<"evaluations">;
  place: string | null;
}

/** The answer that is put right, and what it is proposed to be. */
export interface Correcting {
  questionRef: string;
  answer: Answer | undefined;
}

/** What was handed in, as it was answered: in the words of its own version, with its score, what came later and what was put right. */
export function RecordPage({ row, place }: RecordPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId, uid } = useReadySession();
  const may = useCan();
  const { data } = row;
  const version = useVersionForm(data.surveyId, data.version);
  const corrections = useLiveQueries([correctionsQuery(row.id)]);
  const places = usePlaces();
  const people = usePeople(zooId);
  const own = useOwnDrafts(row);
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const isMine = data.authorId === uid;
  const name = places.subjectOf(data.subjectKind, data.subjectId)?.name ?? "—";
  const author = people.of(data.authorId);
  const facts = t("assessment.fields.handedInBy", {
    date: data.submittedAt === null ? "—" : format.dateTime(data.submittedAt),
    name:
      author === undefined
        ? "—"
        : `${author.userFirstname} ${author.userLastname}`,
  });
  // What follows is counted by the server; until then its author sees what they handed in.
  const isCounted = data.day !== null;
  const answers =
    isCounted || own === null ? data.responses : own.merged.answers;
  const mayCorrect = may(
    "create",
    "evaluationCorrections",
    evaluationFacts(data),
  );
  return (
    <QueryState query={version} skeleton={<PageSkeleton />} empty={<NotOpen />}>
      {(asked) =>
        asked !== null && (
          <>
            <PageHeader
              title={name}
              count={t("assessment.states.versionOf", {
                name: asked.words.name,
                version: data.version,
              })}
              facts={
                <RecordFacts evaluation={data} handedIn={facts} name={name} />
              }
              crumbs={[
                { label: t("assessment.title"), to: href("assessment") },
              ]}
              actions={
                <>
                  {row.pending && <PendingBadge />}
                  <EvaluationActions row={row} name={name} />
                </>
              }
            />
            <Stack gap="lg">
              {isMine && data.campaignId !== null && (
                <NextPanel
                  row={row}
                  campaignId={data.campaignId}
                  place={place}
                />
              )}
              {data.mode === "training" && data.campaignId !== null && (
                <Slot
                  name="training.result"
                  props={{ campaignId: data.campaignId, sourceId: row.id }}
                />
              )}
              {isMine &&
                Object.values(answers).some(
                  ({ media }) => media.length > 0,
                ) && <UnsentOf of={data} />}
              <ScorePanel
                score={data.score}
                isCounted={isCounted}
                words={asked.words}
              />
              {own !== null && (
                <LateAnswers
                  own={own}
                  words={asked.words}
                  place={{
                    of: data,
                    stored: data.media,
                    form: asked.form,
                    title: name,
                  }}
                  onTake={
                    mayCorrect && isCounted
                      ? (questionRef, answer) =>
                          setCorrecting({ questionRef, answer })
                      : null
                  }
                />
              )}
              {isMine && data.sealed && isCounted && (
                <Text size="sm" c="dimmed">
                  {t("assessment.states.stands")}
                </Text>
              )}
              {own === null && data.late.length > 0 && (
                <Text size="sm">
                  {t("assessment.states.lateThere", {
                    count: data.late.length,
                  })}
                </Text>
              )}
              <AnswerList
                asked={asked}
                answers={answers}
                flaws={data.flaws}
                renderMedia={(kind, names) => (
                  <AnswerMedia
                    of={data}
                    names={names}
                    kind={kind}
                    stored={data.media}
                    title={name}
                  />
                )}
                onCorrect={
                  mayCorrect && isCounted
                    ? (questionRef) =>
                        setCorrecting({
                          questionRef,
                          answer: answers[questionRef],
                        })
                    : null
                }
              />
              {corrections.state === "data" && (
                <CorrectionList
                  rows={corrections.data.rows}
                  words={asked.words}
                  place={{
                    of: data,
                    stored: data.media,
                    form: asked.form,
                    title: name,
                  }}
                />
              )}
            </Stack>
            {correcting !== null && (
              <CorrectionPanel
                key={correcting.questionRef}
                evaluation={data}
                asked={asked}
                correcting={correcting}
                name={name}
                onClose={() => setCorrecting(null)}
              />
            )}
          </>
        )
      }
    </QueryState>
  );
}
