import type { SubjectKind } from "@domain/campaign/campaign";
import { idSchema } from "@domain/schema/fields";
import { href } from "@domain/pages";
import { useCan } from "../../data/hooks/use-can";
import { NotAllowed } from "../../ui/page/not-allowed";
import { usePageParams } from "../../ui/list/search-params";
import { AnimalPage } from "./open/animal-page";
import { BeginPage } from "./answer/begin-page";
import { CampaignPage } from "./open/campaign-page";
import { EvaluationPage } from "./record/evaluation-page";
import { OpenPage } from "./open/open-page";

/** Whom the address is about. Beside an animal, a group or an enclosure is where somebody goes from one to the next. */
function subjectIn(
  idOf: (name: string) => string | null,
): { kind: SubjectKind; id: string } | null {
  for (const kind of ["animal", "group", "enclosure"] as const) {
    const id = idOf(`${kind}Id`);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** What is open for somebody; what they answer of whom; or one that was handed in. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const idOf = (name: string) =>
    idSchema.nullable().catch(null).parse(params.get(name));
  const evaluationId = idOf("evaluationId");
  const subject = subjectIn(idOf);
  const campaignId = idOf("campaignId");
  const surveyId = idOf("surveyId");
  const place =
    subject?.kind === "animal"
      ? (idOf("groupId") ?? idOf("enclosureId"))
      : null;
  const run = { place, from: idOf("from") };
  if (evaluationId !== null)
    return (
      <EvaluationPage
        key={evaluationId}
        evaluationId={evaluationId}
        place={idOf("groupId") ?? idOf("enclosureId")}
      />
    );
  if (!may("create", "evaluations"))
    return <NotAllowed home={href("evalHistory")} />;
  if (subject !== null && (campaignId !== null || surveyId !== null))
    return (
      <BeginPage
        key={`${subject.id} ${campaignId ?? surveyId ?? ""}`}
        campaignId={campaignId}
        surveyId={surveyId}
        subject={subject}
        run={run}
      />
    );
  if (subject?.kind === "animal") return <AnimalPage animalId={subject.id} />;
  if (campaignId !== null)
    return <CampaignPage key={campaignId} campaignId={campaignId} />;
  return <OpenPage />;
}
