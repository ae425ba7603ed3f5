import type { SavedViewForm } from "@domain/saved-view/saved-view";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, newId, patch } from "../../data/write";

type BoardRow = Row<"dashboards">;

const tidied = ({ name, sharedWith }: SavedViewForm) => ({
  name: name.trim(),
  sharedWith,
});

/** A new dashboard under its id, with these widgets. */
export async function createBoard(
  zooId: string,
  widgets: readonly string[],
  form: SavedViewForm,
): Promise<{ id: string; outcome: Outcome }> {
  const id = newId();
  const values = {
    ...{ zooId, ...tidied(form), isDeleted: false },
    widgets: [...widgets],
  };
  const about = { kind: "board.create", name: values.name };
  const outcome = await outcomeOf(create("dashboards", id, values, about));
  return { id, outcome };
}

/** What it is called and who else finds it; nothing is sent when nothing differs. */
export function editBoard(
  row: BoardRow,
  form: SavedViewForm,
): Promise<Outcome> {
  const changes = changedValues(tidied(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "board.edit", name: row.data.name };
  return outcomeOf(patch("dashboards", row.id, changes, about, row));
}

/** What stands on it, and where. */
export function keepWidgets(
  row: BoardRow,
  widgets: readonly string[],
): Promise<Outcome> {
  const about = { kind: "board.edit", name: row.data.name };
  const change = { widgets: [...widgets] };
  return outcomeOf(patch("dashboards", row.id, change, about, row));
}

/** Takes a dashboard away, or brings it back. */
export function setDeleted(
  row: BoardRow,
  isDeleted: boolean,
): Promise<Outcome> {
  const kind = isDeleted ? "board.remove" : "board.restore";
  const about = { kind, name: row.data.name };
  return outcomeOf(patch("dashboards", row.id, { isDeleted }, about, row));
}
