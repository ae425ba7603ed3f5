import { AppError } from "@domain/errors";
import { nextDraft } from "@domain/survey/draft";
import type { DraftForm } from "@domain/survey/edit/draft-form";
import { draftValues } from "@domain/survey/edit/draft-form";
import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, create, patch } from "../../../data/write";

type SurveyRow = Row<"surveys">;
type VersionRow = Row<"surveyVersions">;

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
  { id, data }: SurveyRow,
  from: VersionRow["data"],
  name: string,
): Promise<Outcome> {
  const next = nextDraft({ ...data, surveyId: id }, from);
  if (next === null) return Promise.reject(new AppError("conflict"));
  const about = { kind: "survey.draft", name };
  return outcomeOf(
    create("surveyVersions", next.versionId, next.values, about, id),
  );
}

/** Nothing is sent when nothing differs. */
export function saveDraft(
  surveyId: string,
  row: VersionRow,
  form: DraftForm,
  name: string,
): Promise<Outcome> {
  const changes = changedValues(draftValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "survey.plan", name };
  return outcomeOf(
    patch("surveyVersions", row.id, changes, about, row, surveyId),
  );
}
