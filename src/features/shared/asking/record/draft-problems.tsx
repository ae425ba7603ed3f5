import type { PublishProblem } from "@domain/survey/publish/problems";
import { useTranslation } from "react-i18next";
import { LeadingLink } from "../../versions/leading-link";
import type { Asking } from "../asking";
import { ProblemList } from "../parts/problem-list";
import { WayToNames } from "../parts/way-to-names";

interface DraftProblemsProps {
  asking: Asking;
  number: number;
  problems: readonly PublishProblem[];
  title: string;
}

/** What is in the way of publishing, each leading to where it is settled. */
export function DraftProblems(props: DraftProblemsProps) {
  const { asking, number, problems, title } = props;
  const { t } = useTranslation();
  const version = String(number);
  return (
    <ProblemList
      asking={asking}
      problems={problems}
      title={title}
      wayTo={(problem, { place, message }) =>
        problem.missing === "name" ? (
          <WayToNames asking={asking} problem={problem} />
        ) : (
          <LeadingLink
            to={asking.recordHref({ version, mode: "edit" })}
            field={problem.field}
          >
            {t("common.messages.fieldProblem", { field: place, message })}
          </LeadingLink>
        )
      }
    />
  );
}
