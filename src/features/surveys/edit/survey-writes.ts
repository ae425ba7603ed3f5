import { AppError } from "@domain/errors";
import { nextDraft } from "@domain/survey/draft";
import type { Survey } from "@domain/survey/survey";
import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, create, patch } from "../../../data/write";

type SurveyRow = Row<"surveys">;

const surveyValues = (form: HeaderForm) => {
  const { names, species } = headerValues(form);
  return { names, surveySpecie: species };
};

/** A questionnaire and its first draft, which asks nothing yet. */
export const createSurvey = (
  surveyId: string,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "surveys",
          id: surveyId,
          values: surveyValues(form),
        },
        {
          kind: "create",
          collection: "surveyVersions",
          id: "1",
          parentId: surveyId,
          values: { surveyId, sections: [] },
        },
      ],
      { kind: "survey.create", name },
    ),
  );

/** Nothing is sent when nothing differs. */
export function editSurvey(
  row: SurveyRow,
  form: HeaderForm,
  name: string,
): Promise<Outcome> {
  const changes = changedValues(surveyValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "survey.edit", name };
  return outcomeOf(patch("surveys", row.id, changes, about, row));
}

/** Takes it out of what is begun with, or brings it back; what is published of it stays. */
export const setArchived = (
  row: SurveyRow,
  archived: boolean,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    patch(
      "surveys",
      row.id,
      { archived },
      { kind: archived ? "survey.archive" : "survey.restore", name },
      row,
    ),
  );

/** The next draft, which asks what a version does. Rejects AppError where there is a draft already. */
export function createDraft(
  { surveyId, versions }: Pick<Survey, "surveyId" | "versions">,
  from: Parameters<typeof nextDraft>[1],
  name: string,
): Promise<Outcome> {
  const next = nextDraft(versions, from);
  if (next === null) return Promise.reject(new AppError("conflict"));
  const { versionId, sections } = next;
  const about = { kind: "survey.draft", name };
  return outcomeOf(
    create(
      "surveyVersions",
      versionId,
      { surveyId, sections },
      about,
      surveyId,
    ),
  );
}
