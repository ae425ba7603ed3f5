import type { Alert } from "@domain/measures/alerts/alert";
import type { Transaction } from "firebase-admin/firestore";
import { sectorsOfGroup } from "../campaigns/subjects/sectors-of-subject";
import type { Known } from "./known";
import { pathOf } from "./known";
import type { Parsed } from "./prepare";

/** The group that a change makes an alert or a finding of; null of any other change. */
function groupOf({ collection, kind, values }: Parsed): string | null {
  const isPlaced = collection === "alerts" || collection === "findings";
  if (!isPlaced || kind !== "create") return null;
  const subject = values["subject"] as Alert["subject"] | undefined;
  return subject?.kind === "group" ? subject.id : null;
}

/** Says beside the record of each group that something new is about where its animals live: no field of it does. */
export async function placeGroups(
  transaction: Transaction,
  known: Known,
  changes: readonly Parsed[],
): Promise<void> {
  const groups = new Set(changes.map(groupOf).filter((id) => id !== null));
  for (const subjectId of groups) {
    const path = pathOf({ collection: "groups", id: subjectId });
    const group = known.get(path) ?? null;
    const zooId = group?.["zooId"];
    if (group === null || typeof zooId !== "string") continue;
    const sectorIds = await sectorsOfGroup(transaction, { zooId, subjectId });
    known.set(path, { ...group, sectorIds });
  }
}
