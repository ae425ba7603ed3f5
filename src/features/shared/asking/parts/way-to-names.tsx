import type { PublishProblem } from "@domain/survey/publish/problems";
import { useTranslation } from "react-i18next";
import { LeadingLink } from "../../versions/leading-link";
import type { Asking } from "../asking";
import { useProblemWords } from "./use-problem-words";

/** A missing name is given where the names are. */
export function WayToNames({
  asking,
  problem,
}: {
  asking: Asking;
  problem: PublishProblem;
}) {
  const { t } = useTranslation();
  const { place, message } = useProblemWords(asking)(problem);
  return (
    <LeadingLink to={asking.recordHref({ mode: "edit" })} field={problem.field}>
      {t("common.messages.fieldProblem", { field: place, message })}
    </LeadingLink>
  );
}
