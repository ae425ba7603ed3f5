import { subjectEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { previousOf } from "@domain/evaluation/previous";
import { href } from "@domain/pages";
import { surveyName } from "@domain/survey/survey";
import { parisDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { IconClipboardOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useSpecieName } from "../../shared/versions/use-specie-name";
import { answerAddress, recordAddress } from "../parts/addresses";
import { useBeforeWords } from "../parts/use-before-words";
import { ChoiceLine } from "./choice-line";

/** The published questionnaires for an animal's species, and when each was last answered about it. */
export function SurveyChoice({ subject }: { subject: Subject }) {
  const language = useLanguage();
  const words = useBeforeWords();
  const surveys = useSurveys(false);
  const given = useLiveQueries(
    subjectEvaluationsQueries(useReadySession(), subject.id),
  );
  const before = given.state === "data" ? given.data.rows : [];
  const lastOf = (surveyId: string) => {
    const last = previousOf(
      before.map(({ data }) => data),
      surveyId,
    );
    const id = before.find(({ data }) => data === last)?.id;
    if (last === null || id === undefined) return null;
    const day = last.day ?? parisDay(last.submittedAt ?? last.startedAt);
    return { evaluationId: id, day, by: last.authorId };
  };
  return (
    <QueryState query={surveys} empty={<NoSurvey />}>
      {({ rows }) => {
        const fitting = rows.filter(
          ({ data }) =>
            !data.archived &&
            (data.surveySpecie.length === 0 ||
              data.surveySpecie.includes(subject.specieId ?? "")),
        );
        if (fitting.length === 0) return <NoSurvey subject={subject} />;
        return (
          <Stack gap="sm">
            {fitting.map(({ id, data }) => {
              const last = lastOf(id);
              return (
                <ChoiceLine
                  key={id}
                  name={surveyName(data, language) ?? "—"}
                  to={answerAddress(subject, { surveyId: id })}
                  before={last && words.said(last)}
                  answers={last && recordAddress(last.evaluationId)}
                />
              );
            })}
          </Stack>
        );
      }}
    </QueryState>
  );
}

/** Why there is nothing to answer, of all questionnaires or for this animal’s species, and who can change that. */
function NoSurvey({ subject }: { subject?: Subject }) {
  const { t } = useTranslation();
  const may = useCan();
  const specie = useSpecieName(subject?.specieId ?? "");
  const mayMake = may("create", "surveys");
  return (
    <EmptyState
      icon={IconClipboardOff}
      title={
        subject === undefined
          ? t("assessment.states.noSurvey")
          : t("assessment.states.noSurveyFor", { specie: specie ?? "…" })
      }
      body={t(
        mayMake
          ? "assessment.help.makeSurveyFor"
          : "assessment.help.noSurveyFor",
      )}
      action={
        mayMake && (
          <ButtonLink to={href("quizzList")} variant="light">
            {t("assessment.actions.surveys")}
          </ButtonLink>
        )
      }
    />
  );
}
