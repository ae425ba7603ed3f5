import type { ViewedPage, SavedViewForm } from "@domain/saved-view/saved-view";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, newId, patch } from "../../data/write";

const tidied = ({ name, sharedWith }: SavedViewForm) => ({
  name: name.trim(),
  sharedWith,
});

/** Keeps a list as it is narrowed now. */
export function createView(
  zooId: string,
  { page, params }: { page: ViewedPage; params: string },
  form: SavedViewForm,
): Promise<Outcome> {
  const values = { zooId, page, params, ...tidied(form), isDeleted: false };
  const about = { kind: "view.create", name: values.name };
  return outcomeOf(create("savedViews", newId(), values, about));
}

/** Nothing is sent when nothing differs. */
export function editView(
  row: Row<"savedViews">,
  form: SavedViewForm,
): Promise<Outcome> {
  const changes = changedValues(tidied(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "view.edit", name: row.data.name };
  return outcomeOf(patch("savedViews", row.id, changes, about, row));
}

/** Takes a view away, or brings it back. */
export function setDeleted(
  row: Row<"savedViews">,
  isDeleted: boolean,
): Promise<Outcome> {
  const kind = isDeleted ? "view.remove" : "view.restore";
  const about = { kind, name: row.data.name };
  return outcomeOf(patch("savedViews", row.id, { isDeleted }, about, row));
}
