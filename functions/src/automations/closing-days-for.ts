import type { Template } from "@domain/automation/template";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import { alwaysOpen } from "@domain/recurrence/closing-days";
import type { Transaction } from "firebase-admin/firestore";
import { readable, ref } from "../edge/documents";

/** Whether the closing days of its establishment move or leave out occurrences of a template. */
export const heedsClosing = ({
  closingPolicy,
}: Pick<Template, "closingPolicy">): boolean => closingPolicy !== "ignore";

/** When the establishment of a template is closed; never for one that takes no heed, which costs no read. */
export async function closingDaysFor(
  transaction: Transaction,
  template: Template,
): Promise<ClosingDays> {
  if (!heedsClosing(template)) return alwaysOpen;
  const stored = await transaction.get(ref("zoo", template.zooId));
  return readable("zoo", stored) ?? alwaysOpen;
}
