import { AppError } from "@domain/errors";
import type { LabelForm } from "@domain/label/form";
import { labelFields } from "@domain/label/form";
import type { LabelKind } from "@domain/label/label";
import { frenchOf } from "@domain/label/label";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

/** What only one may have is said at the field that it follows from. */
function atField(failure: unknown): never {
  if (!(failure instanceof AppError)) throw failure;
  const { fields } = failure.details;
  throw Array.isArray(fields) && JSON.stringify(fields).includes("labelKey")
    ? new AppError(failure.code, { fields: [{ field: "fr", code: "taken" }] })
    : failure;
}

export function createLabel(
  kind: LabelKind,
  id: string,
  form: LabelForm,
): Promise<Outcome> {
  const about = { kind: "label.create", name: form.fr.trim() };
  const receipt = create(kind, id, labelFields(kind, form) as never, about);
  return outcomeOf(receipt).catch(atField);
}

/** Nothing is sent when nothing differs. */
export function editLabel(
  kind: LabelKind,
  row: Row<LabelKind>,
  form: LabelForm,
): Promise<Outcome> {
  const changes = changedValues(labelFields(kind, form), row.data as never);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "label.edit", name: frenchOf(row.data) };
  const receipt = patch(kind, row.id, changes as never, about, row as never);
  return outcomeOf(receipt).catch(atField);
}

/** Takes it out of every choice, or brings it back; what has it keeps it. */
export function setArchived(
  kind: LabelKind,
  row: Row<LabelKind>,
  archived: boolean,
): Promise<Outcome> {
  const about = {
    kind: archived ? "label.archive" : "label.restore",
    name: frenchOf(row.data),
  };
  return outcomeOf(patch(kind, row.id, { archived }, about, row as never));
}
