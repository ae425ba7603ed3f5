import { askingTasks } from "@domain/report/cir/follow-up";
import type { Cir } from "@domain/report/cir/cir";
import type { CirForm } from "@domain/report/cir/form";
import { cirValues } from "@domain/report/cir/form";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { create, patch } from "../../../data/write";

type CirRow = Row<"cirs">;

const change = (
  row: CirRow,
  kind: string,
  values: Partial<Cir>,
): Promise<Outcome> => {
  const about = { kind: `cir.${kind}`, name: row.data.title };
  return outcomeOf(patch("cirs", row.id, values, about, row));
};

/** A new report of a visit, in the establishment where its form was opened. */
export function createCir(
  { zooId, id }: { zooId: string; id: string },
  form: CirForm,
): Promise<Outcome> {
  const values = cirValues(form);
  const about = { kind: "cir.create", name: values.title };
  return outcomeOf(create("cirs", id, { zooId, ...values }, about));
}

/** Nothing is sent when nothing differs. */
export function editCir(row: CirRow, form: CirForm): Promise<Outcome> {
  const changes = changedValues(cirValues(form), row.data);
  return changes === null
    ? Promise.resolve("saved")
    : change(row, "edit", changes);
}

/** Asks for the tasks of these recommendations; of those that ask already nothing is sent. */
export function askTasks(
  row: CirRow,
  ids: readonly string[],
): Promise<Outcome> {
  const { recommendations } = row.data;
  const asking = askingTasks(recommendations, ids);
  return asking === recommendations
    ? Promise.resolve("saved")
    : change(row, "tasks", { recommendations: [...asking] });
}

/** Puts it away, or brings it back. */
export const setCirArchived = (
  row: CirRow,
  isArchived: boolean,
): Promise<Outcome> =>
  change(row, isArchived ? "archive" : "restore", { isArchived });
