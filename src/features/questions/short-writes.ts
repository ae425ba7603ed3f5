import type { ShortForm } from "@domain/question/short-form";
import { shortValues } from "@domain/question/short-form";
import { shortTableId } from "@domain/question/short";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

/** Stores the table, the first time or anew; nothing is sent when nothing differs. */
export function saveShortTable(
  row: Row<"shortQuestions"> | null,
  form: ShortForm,
  name: string,
): Promise<Outcome> {
  const about = { kind: "shortQuestions.edit", name };
  const values = shortValues(form, row?.data ?? null);
  if (row === null)
    return outcomeOf(create("shortQuestions", shortTableId, values, about));
  const changes = changedValues(values, row.data);
  return changes === null
    ? Promise.resolve("saved")
    : outcomeOf(patch("shortQuestions", row.id, changes, about, row));
}
