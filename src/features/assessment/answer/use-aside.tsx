import {
  draftsQuery,
  previousEvaluationsQueries,
} from "@domain/evaluation/evaluation-queries";
import { deviceAnswers, mergeDrafts } from "@domain/evaluation/merge";
import { isOffered, previousOf } from "@domain/evaluation/previous";
import type { Answer, Answers } from "@domain/survey/answer";
import { answerTo } from "@domain/survey/engine/given";
import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Answering } from "../../../data/evaluations/use-answers";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { useAnswerWords } from "../../shared/questions/use-answer-words";
import { usePlaces } from "../parts/use-places";
import type { VersionForm } from "../parts/use-version-form";
import type { AnswerPageProps } from "./answer-page";
import { mayWrap } from "../../../ui/theme/may-wrap";

interface AsideOf extends Pick<AnswerPageProps, "subject" | "run"> {
  surveyId: string;
  asked: VersionForm;
  answering: Answering;
  wantsPrevious: boolean;
}

/** The answers about the one before, given on any device; null where there are none, or of another questionnaire. */
function useBefore(
  from: string | null,
  surveyId: string,
): { name: string; answers: Answers } | null {
  const { zooId, uid } = useReadySession();
  const header = useLiveDoc("evaluations", from);
  const drafts = useLiveQueries(
    from === null ? null : [draftsQuery({ zooId, uid }, from)],
  );
  const { subjectOf } = usePlaces();
  return useMemo(() => {
    if (header.state !== "data" || drafts.state !== "data") return null;
    const data = header.data?.data;
    if (data === undefined || data.surveyId !== surveyId) return null;
    const { answers } = mergeDrafts(
      drafts.data.rows.map((row) => deviceAnswers(row.data)),
      data.submittedFrom ?? "",
    );
    const name = subjectOf(data.subjectKind, data.subjectId)?.name ?? "—";
    return { name, answers };
  }, [header, drafts, surveyId, subjectOf]);
}

/** An answer as it is taken over: chosen anew, with the comment that stands here. */
const sameAs = (
  { chosen, notApplicable }: Answer,
  here: Answer | undefined,
): Answer => ({
  media: [],
  comment: null,
  ...here,
  chosen,
  notApplicable,
  at: new Date(),
});

/** What stands under a question: how it was answered last time, and the answer about the one before, to be taken over by a touch; null: nothing does. */
export function useAside({
  subject,
  run,
  surveyId,
  asked,
  answering,
  wantsPrevious,
}: AsideOf): ((questionRef: string) => ReactNode) | null {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const wordsOf = useAnswerWords(asked.words);
  const before = useBefore(run.from, surveyId);
  const last = useLiveQueries(
    wantsPrevious
      ? previousEvaluationsQueries(session, subject.id, surveyId)
      : null,
  );
  const { answer } = answering;
  const { byRef } = asked.form;
  const found =
    last.state === "data"
      ? previousOf(
          last.data.rows.map(({ data }) => data),
          surveyId,
        )
      : null;
  const isAsked = wantsPrevious && last.state === "data";
  const aside = useCallback(
    (questionRef: string) => {
      const same = before && answerTo(before.answers, questionRef);
      const isSaid = same && (same.notApplicable || same.chosen.length > 0);
      const old = found && answerTo(found.responses, questionRef);
      return (
        <>
          {isAsked && (
            <Text size="sm" c="dimmed">
              {found?.submittedAt
                ? t("assessment.states.lastTime", {
                    date: format.date(found.submittedAt),
                    answer:
                      old && !isOffered(byRef.get(questionRef), old)
                        ? t("assessment.states.lastTimeOther")
                        : wordsOf(questionRef, old ?? undefined),
                  })
                : t("assessment.states.noLastTime")}
            </Text>
          )}
          {isSaid && byRef.has(questionRef) && (
            <Button
              variant="light"
              size="md"
              {...mayWrap}
              style={{ alignSelf: "flex-start" }}
              onClick={() =>
                answer(questionRef, (here) => ({
                  ...here,
                  [questionRef]: sameAs(same, answerTo(here, questionRef)),
                }))
              }
            >
              {t("assessment.actions.same", {
                name: before.name,
                answer: wordsOf(questionRef, same),
              })}
            </Button>
          )}
        </>
      );
    },
    [before, found, isAsked, wordsOf, answer, byRef, t, format],
  );
  return before !== null || isAsked ? aside : null;
}
