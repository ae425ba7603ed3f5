import type { ContextVersion } from "@domain/context/context";
import { AppError } from "@domain/errors";
import { nextDraft } from "@domain/survey/draft";
import type { DraftForm } from "@domain/survey/edit/draft-form";
import { draftValues } from "@domain/survey/edit/draft-form";
import type { SurveyVersion } from "@domain/survey/version";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import type { ReactNode } from "react";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { create, patch } from "../../../data/write";
import type { VersionedThing } from "../versions/versioned";

/** The kinds of versions that ask questions. */
export type AskingVersions = "surveyVersions" | "contextVersions";
export type AskingRow = Row<AskingVersions>;

/** What asks questions and has versions, whatever its kind: a questionnaire, or what is asked once a session. */
export interface Asking extends VersionedThing {
  collection: AskingVersions;
  names: LocalizedText;
  /** Answers are scored: then a question has a weight and a criterion. */
  isScored: boolean;
  /** What one of its kind is called. */
  title: string;
  list: { label: string; to: string };
  /** Stands where there is no such version. */
  missing: ReactNode;
}

/** The next draft, which asks what a version does. Rejects AppError "conflict" where there is a draft already. */
export function beginDraft(
  { collection, id, kind, name, versions }: Asking,
  from: Pick<SurveyVersion | ContextVersion, "sections">,
): Promise<Outcome> {
  const next = nextDraft(versions, from);
  if (next === null) return Promise.reject(new AppError("conflict"));
  const { versionId, sections } = next;
  const about = { kind: `${kind}.draft`, name };
  return outcomeOf(
    collection === "surveyVersions"
      ? create(collection, versionId, { surveyId: id, sections }, about, id)
      : create(collection, versionId, { contextId: id, sections }, about, id),
  );
}

/** Nothing is sent when nothing differs. */
export function saveDraft(
  { collection, id, kind, name }: Asking,
  row: AskingRow,
  form: DraftForm,
): Promise<Outcome> {
  const changes = changedValues(draftValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: `${kind}.plan`, name };
  return outcomeOf(
    patch<AskingVersions>(collection, row.id, changes, about, row, id),
  );
}
