import type { Template } from "@domain/automation/template";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import { alwaysOpen, sameClosingDays } from "@domain/recurrence/closing-days";
import type { Transaction } from "firebase-admin/firestore";
import { readable, ref } from "../edge/documents";

/** Whether the closing days of its establishment move or leave out occurrences of a template. */
export const heedsClosing = ({
  closingPolicy,
}: Pick<Template, "closingPolicy">): boolean => closingPolicy !== "ignore";

/** By establishment, as last read: what was found out of its days serves all its automations. */
const lastRead = new Map<string, ClosingDays>();

function shared(zooId: string, read: ClosingDays): ClosingDays {
  const known = lastRead.get(zooId);
  if (known !== undefined && sameClosingDays(known, read)) return known;
  const { closedWeekdays, closingDays } = read;
  const kept = { closedWeekdays, closingDays };
  lastRead.set(zooId, kept);
  return kept;
}

/** When the establishment of a template is closed; never for one that takes no heed, which costs no read. */
export async function closingDaysFor(
  transaction: Transaction,
  template: Template,
): Promise<ClosingDays> {
  if (!heedsClosing(template)) return alwaysOpen;
  const stored = await transaction.get(ref("zoo", template.zooId));
  return shared(template.zooId, readable("zoo", stored) ?? alwaysOpen);
}
