import { href } from "@domain/pages";
import type { PublishProblem } from "@domain/survey/publish/problems";
import { useTranslation } from "react-i18next";
import { LeadingLink } from "../../../shared/versions/leading-link";
import { ProblemList } from "../parts/problem-list";
import { WayToNames } from "../parts/way-to-names";

interface DraftProblemsProps {
  surveyId: string;
  number: number;
  problems: readonly PublishProblem[];
  title: string;
}

/** What is in the way of publishing, each leading to where it is settled. */
export function DraftProblems(props: DraftProblemsProps) {
  const { surveyId, number, problems, title } = props;
  const { t } = useTranslation();
  const version = String(number);
  return (
    <ProblemList
      problems={problems}
      title={title}
      wayTo={(problem, { place, message }) =>
        problem.missing === "name" ? (
          <WayToNames surveyId={surveyId} problem={problem} />
        ) : (
          <LeadingLink
            to={href("quizz", { surveyId, version, mode: "edit" })}
            field={problem.field}
          >
            {t("common.messages.fieldProblem", { field: place, message })}
          </LeadingLink>
        )
      }
    />
  );
}
