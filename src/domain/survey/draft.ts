import { nextNumber } from "../versions/version-list";
import type { Survey } from "./survey";
import type { SurveyVersion } from "./version";

/** A draft to be made: its number, and what people give of it. */
export interface NewDraft {
  versionId: string;
  values: Pick<SurveyVersion, "surveyId" | "sections">;
}

/** The next draft of a questionnaire, which asks what its latest version does (null: nothing yet); null while there is a draft. */
export function nextDraft(
  { surveyId, versions }: Pick<Survey, "surveyId" | "versions">,
  latest: Pick<SurveyVersion, "sections"> | null,
): NewDraft | null {
  const number = nextNumber(versions);
  return number === null
    ? null
    : {
        versionId: String(number),
        values: { surveyId, sections: latest?.sections ?? [] },
      };
}
