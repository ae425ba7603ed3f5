import { nextNumber } from "../versions/version-list";
import type { ListedVersion } from "../versions/version-list";
import type { SurveyVersion } from "./version";

/** A draft to be made: its number, and what it asks. */
export interface NewDraft {
  versionId: string;
  sections: SurveyVersion["sections"];
}

/** The next draft of what asks questions, which asks what its latest version does (null: nothing yet); null while there is a draft. */
export function nextDraft(
  versions: readonly ListedVersion[],
  latest: Pick<SurveyVersion, "sections"> | null,
): NewDraft | null {
  const number = nextNumber(versions);
  return number === null
    ? null
    : {
        versionId: String(number),
        sections: latest?.sections ?? [],
      };
}
