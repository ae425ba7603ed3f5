import { inSector } from "@domain/access/in-sector";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { sectorsOfOneMost } from "@domain/evaluation/evaluation";
import { membersQuery } from "@domain/group/group-queries";
import { isPutAway } from "@domain/record/put-away";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { ref } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";

export type Subject = Pick<Evaluation, "zooId" | "subjectKind" | "subjectId">;

const sectorIn = (record: DocumentSnapshot, field: string): string | null => {
  const sectorId: unknown = record.get(field);
  return typeof sectorId === "string" ? sectorId : null;
};

/** The animals of a group who are still here. */
async function membersHere(
  transaction: Transaction,
  { zooId, subjectId }: Pick<Subject, "zooId" | "subjectId">,
): Promise<DocumentSnapshot[]> {
  const here: DocumentSnapshot[] = [];
  const all = compile(membersQuery(zooId, subjectId, 1));
  const read = pagesOfQuery(all, (page) => transaction.get(page));
  for await (const docs of read)
    here.push(...docs.filter((doc) => !isPutAway(doc.data())));
  return here;
}

/** Who of a group is still here, by id. */
export const memberIdsOf = async (
  transaction: Transaction,
  group: Pick<Subject, "zooId" | "subjectId">,
): Promise<string[]> =>
  (await membersHere(transaction, group)).map(({ id }) => id).sort();

/** Where the animals of a group live, who are still here. */
export async function sectorsOfGroup(
  transaction: Transaction,
  group: Pick<Subject, "zooId" | "subjectId">,
): Promise<string[]> {
  const found = new Set<string>();
  for (const doc of await membersHere(transaction, group)) {
    const sectorId = sectorIn(doc, "sectorId");
    if (sectorId !== null) found.add(sectorId);
  }
  return [...found].sort().slice(0, sectorsOfOneMost);
}

/** Where what an evaluation is about lies now; null: it is gone, and nothing can be said. */
export async function sectorsOfSubject(
  transaction: Transaction,
  subject: Subject,
): Promise<string[] | null> {
  const { subjectKind, subjectId } = subject;
  if (subjectKind === "group") return sectorsOfGroup(transaction, subject);
  const [collection, field] =
    subjectKind === "animal"
      ? (["animals", "sectorId"] as const)
      : (["enclosures", "linkedSectorId"] as const);
  const stored = await transaction.get(ref(collection, subjectId));
  return stored.exists ? inSector(sectorIn(stored, field)) : null;
}
