import type { Template } from "@domain/automation/template";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import { alwaysOpen, sameClosingDays } from "@domain/recurrence/closing-days";
import type { Transaction } from "firebase-admin/firestore";
import { readable, ref } from "../edge/documents";

/** Whether the closing days of its establishment move or leave out occurrences of a template. */
const heedsClosing = ({
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

/** When the establishment of each template is closed. */
export type ClosingOf = (template: Template) => ClosingDays;

/** When the establishments of templates are closed; never for those that take no heed, which cost no read. */
export async function closingDaysFor(
  transaction: Transaction,
  templates: readonly Template[],
): Promise<ClosingOf> {
  const heeding = templates.filter(heedsClosing);
  const zooIds = [...new Set(heeding.map(({ zooId }) => zooId))];
  if (zooIds.length === 0) return () => alwaysOpen;
  const stored = await transaction.getAll(
    ...zooIds.map((zooId) => ref("zoo", zooId)),
  );
  const closing = new Map(
    stored.map((zoo) => [
      zoo.id,
      shared(zoo.id, readable("zoo", zoo) ?? alwaysOpen),
    ]),
  );
  return (template) =>
    heedsClosing(template)
      ? (closing.get(template.zooId) ?? alwaysOpen)
      : alwaysOpen;
}
