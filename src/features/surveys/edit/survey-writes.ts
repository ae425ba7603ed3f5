import { AppError } from "@domain/errors";
import type { WholeKind } from "@domain/record/save";
import { toWire } from "@domain/record/wire";
import { nextDraft } from "@domain/survey/draft";
import type { DraftForm } from "@domain/survey/edit/draft-form";
import { draftValues } from "@domain/survey/edit/draft-form";
import type { SurveyForm } from "@domain/survey/edit/header-form";
import { surveyValues } from "@domain/survey/edit/header-form";
import { call } from "../../../data/calls";
import { changedValues } from "../../../data/changed-values";
import { demonstration } from "../../../data/demonstration/mode";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, create, patch } from "../../../data/write";

type SurveyRow = Row<"surveys">;
type VersionRow = Row<"surveyVersions">;

/** A questionnaire and its first draft, which asks nothing yet. */
export const createSurvey = (
  surveyId: string,
  form: SurveyForm,
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
  form: SurveyForm,
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

/** A published version is no longer begun with; what was answered in it stays readable. */
export const retireVersion = (
  surveyId: string,
  row: VersionRow,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    patch(
      "surveyVersions",
      row.id,
      { status: "retired" },
      { kind: "survey.retire", name },
      row,
      surveyId,
    ),
  );

/** What becomes of a draft as it was looked at, at once: it never waits in the outbox. */
async function doWhole(
  kind: WholeKind,
  surveyId: string,
  { id, data }: VersionRow,
  operationId: string,
): Promise<void> {
  if (demonstration() !== "off") throw new AppError("demonstration");
  await call("saveRecords", {
    operationId,
    changes: [
      {
        collection: "surveyVersions",
        id,
        parentId: surveyId,
        kind,
        values: {},
        base: toWire({ sections: data.sections }) as Record<string, unknown>,
      },
    ],
  });
}

/**
 * Publishes a draft: what is frozen is to be known. Rejects AppError: "offline" without a network, "invalid-input" with
 * everything in the way, "conflict" where somebody changed the draft meanwhile.
 */
export const publishVersion = (
  surveyId: string,
  row: VersionRow,
  operationId: string,
): Promise<void> => doWhole("publish", surveyId, row, operationId);

/**
 * Throws a draft away that was begun from what is published; its number is the next draft's. Rejects AppError: "offline"
 * without a network, "conflict" where somebody changed the draft meanwhile, "not-found" where it went before.
 */
export const discardDraft = (
  surveyId: string,
  row: VersionRow,
  operationId: string,
): Promise<void> => doWhole("discard", surveyId, row, operationId);
