import { idSchema } from "@domain/schema/fields";
import { usePageParams } from "../../ui/list/search-params";
import { CampaignResults } from "./view/campaign-results";
import { ResultsChoice } from "./view/results-choice";
import type { Subject } from "./view/subject-results";
import { SubjectResults } from "./view/subject-results";

const named = (params: URLSearchParams, name: string): string | null => {
  const { success, data } = idSchema.safeParse(params.get(name));
  return success ? data : null;
};

/** The one whose results the address asks for over all campaigns; null: none. */
function subjectIn(params: URLSearchParams): Subject | null {
  for (const kind of ["animal", "group", "enclosure"] as const) {
    const id = named(params, `${kind}Id`);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** What questionnaires found: of a campaign, or of one animal, group or enclosure. */
export function Component() {
  const [params] = usePageParams();
  const campaignId = named(params, "campaignId");
  const subject = subjectIn(params);
  if (campaignId !== null)
    return <CampaignResults key={campaignId} campaignId={campaignId} />;
  return subject === null ? (
    <ResultsChoice />
  ) : (
    <SubjectResults key={subject.id} subject={subject} />
  );
}
