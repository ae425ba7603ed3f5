import { href } from "@domain/pages";
import type { PublishProblem } from "@domain/survey/publish/problems";
import { useTranslation } from "react-i18next";
import { LeadingLink } from "../../../shared/versions/leading-link";
import { useProblemWords } from "./use-problem-words";

/** A missing name is given where the names are. */
export function WayToNames({
  surveyId,
  problem,
}: {
  surveyId: string;
  problem: PublishProblem;
}) {
  const { t } = useTranslation();
  const { place, message } = useProblemWords()(problem);
  return (
    <LeadingLink
      to={href("quizz", { surveyId, mode: "edit" })}
      field={problem.field}
    >
      {t("common.messages.fieldProblem", { field: place, message })}
    </LeadingLink>
  );
}
