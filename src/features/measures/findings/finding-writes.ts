import type { Finding } from "@domain/finding/finding";
import {
  handValues,
  newHandForm,
} from "@domain/measures/alerts/register/by-hand";
import { alertTextMax } from "@domain/measures/alerts/alert";
import { taskTitleMax } from "@domain/task/task";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Outcome } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, newId, patch } from "../../../data/write";

/** Writes what is set of a finding, what is done about it, or that it is put away. */
export const changeFinding = (
  row: Row<"findings">,
  changes: Partial<Finding>,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    patch("findings", row.id, changes, { kind: "measures.finding", name }, row),
  );

/** Asks for the task of a finding, called as the finding is told. */
export const askTask = (row: Row<"findings">, name: string): Promise<Outcome> =>
  changeFinding(row, { taskTitle: name.slice(0, taskTitleMax) }, name);

/** Raises an alert that tells the finding, and says so in it: both or neither, with a network or without. */
export async function raiseAlert(
  row: Row<"findings">,
  name: string,
): Promise<Outcome> {
  const { zooId, subject, class: of } = row.data;
  const alertId = newId();
  const values = handValues(
    {
      ...newHandForm,
      type: "welfare",
      kind: subject.kind,
      subjectId: subject.id,
      text: name.slice(0, alertTextMax),
      ofHealth: of === "health",
    },
    alertId,
    new Date(),
  );
  if (values === null) return "saved";
  return outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "alerts",
          id: alertId,
          values: { zooId, ...values },
        },
        {
          kind: "patch",
          collection: "findings",
          id: row.id,
          values: { alertId },
          base: row,
        },
      ],
      { kind: "measures.finding", name },
    ),
  );
}
