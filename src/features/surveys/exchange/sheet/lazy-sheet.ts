import { withTexts } from "../../../../lib/i18n/i18n";
import { fetched } from "../../../../ui/state/fetched";
import { PageSkeleton } from "../../../../ui/state/skeletons";

/** A questionnaire as paper has it; what draws it is fetched with the first. */
export const SurveySheet = fetched<{ list: "quizzList" | "quizzListReadOnly" }>(
  withTexts(["surveys", "surveys.list", "surveys.exchange"], () =>
    import("./survey-sheet").then((module) => module.SurveySheet),
  ),
  PageSkeleton,
);
