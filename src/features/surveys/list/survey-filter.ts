import { idSchema } from "@domain/schema/fields";
import type { SurveyState, SurveyWish } from "@domain/survey/listed";
import { versionsMost } from "@domain/versions/version-list";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** What the address calls the questionnaires that nothing happens with any more: the old list is a version of the list. */
const oldList = "old";
type InUse = Exclude<SurveyState, typeof oldList>;

/** A version by its number, or the old list. */
const versionPart: FilterPart<number | typeof oldList | null> = {
  parse: (text) => {
    if (text === oldList) return oldList;
    const isNumber = text !== null && /^[1-9]\d{0,2}$/.test(text);
    const number = isNumber ? Number(text) : null;
    return number !== null && number <= versionsMost ? number : null;
  },
  write: (version) => (version === null ? null : String(version)),
};

export interface SurveyFilter {
  version: number | typeof oldList | null;
  tab: InUse | null;
  specieId: string | null;
}

/** How the list of questionnaires can be narrowed. */
export const surveyFilter = defineFilter<SurveyFilter>({
  version: versionPart,
  tab: someOf<InUse>(["active", "draft"]),
  specieId: anId((text) => idSchema.safeParse(text).success),
});

/** What is asked of a questionnaire's states and versions. */
export const wishOf = ({ version, tab }: SurveyFilter): SurveyWish =>
  version === oldList
    ? { state: oldList, version: null }
    : { state: tab, version };

/** The filter with another state: the old list has no versions to choose among. */
export function withState(
  { version }: SurveyFilter,
  state: SurveyState | null,
): Partial<SurveyFilter> {
  if (state === oldList) return { version: oldList, tab: null };
  return { version: version === oldList ? null : version, tab: state };
}
