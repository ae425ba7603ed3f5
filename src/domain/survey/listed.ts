import type { ListedVersion } from "../versions/version-list";
import { draftNumber } from "../versions/version-list";
import type { Survey } from "./survey";

/** How questionnaires are told apart in their list: what is begun with, what is worked on, what neither happens with. */
export const surveyStates = ["active", "draft", "old"] as const;
export type SurveyState = (typeof surveyStates)[number];

type Told = Pick<Survey, "versions" | "archived">;

const byStatus = {
  published: "active",
  draft: "draft",
  retired: "old",
} as const satisfies Record<ListedVersion["status"], SurveyState>;

/**
 * What a questionnaire is: in use and worked on at once where a draft follows a published version; old where it is put
 * away, or every version is retired. One without any version is only begun.
 */
export function statesOf({ versions, archived }: Told): SurveyState[] {
  if (archived) return ["old"];
  if (versions.length === 0) return ["draft"];
  const all = new Set(versions.map(({ status }) => byStatus[status]));
  const alive = surveyStates.filter((one) => one !== "old" && all.has(one));
  return alive.length > 0 ? alive : ["old"];
}

/** What narrows the list of questionnaires; null narrows nothing. */
export interface SurveyWish {
  /** null: all that are not old. */
  state: SurveyState | null;
  /** Those that have such a version. */
  version: number | null;
}

/** Whether a questionnaire stands in the list: of a version that is wished for, its own status counts. */
export function isListed(
  survey: Told,
  { state, version }: SurveyWish,
): boolean {
  if (version === null) {
    const states = statesOf(survey);
    return state === null ? !states.includes("old") : states.includes(state);
  }
  const own = survey.versions[version - 1];
  if (own === undefined) return false;
  if (state === null) return !survey.archived;
  return survey.archived ? state === "old" : byStatus[own.status] === state;
}

/** The numbers of the versions that are told of a questionnaire: the one that is wished for, else what is begun with and what is worked on, else the last. */
export function toldVersions(
  { versions, publishedVersion }: Pick<Survey, "versions" | "publishedVersion">,
  version: number | null,
): number[] {
  if (version !== null) return version <= versions.length ? [version] : [];
  const alive = [publishedVersion, draftNumber(versions)].filter(
    (one) => one !== null,
  );
  const last = versions.length === 0 ? [] : [versions.length];
  return alive.length > 0 ? alive : last;
}
