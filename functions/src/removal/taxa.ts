import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { entryOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import { referringQuery } from "@domain/query/holders-queries";
import type { Referring } from "@domain/record/desk/referring";
import { referringTo } from "@domain/record/desk/referring";
import type { BlockerKind, Obstacles } from "@domain/removal/callables";
import { blockerKinds, blockersCounted } from "@domain/removal/callables";
import { specieLogsQuery } from "@domain/taxonomy/taxonomy-queries";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { Transaction } from "firebase-admin/firestore";
import { nowhere, record } from "../edge/audit";
import { ref } from "../edge/documents";
import { compile } from "../edge/query";
import { markSpecies, markTaxa } from "../words/mark-species";

const listed = 50;
/** More entries than any species has; they go in one transaction with it. */
const logsMax = 5000;

/** What a record is called among those that stand in the way. */
const nameFields: Partial<Record<BlockerKind, string>> = {
  animals: "animalName",
  groups: "groupName",
  healthParameters: "name",
  surveys: "names.fr",
  observations: "names.fr",
  campaigns: "name",
  profiles: "names.fr",
  biblio: "title",
  species: "specieLatinName",
  family: "familyLatinName",
};

const isBlocker = (kind: string): kind is BlockerKind =>
  blockerKinds.some((one) => one === kind);

/** Those that name the record in one field; put away or not, they would name what is gone. */
async function namedIn(
  transaction: Transaction,
  referring: Referring,
  id: string,
): Promise<Map<string, string>> {
  const { collection } = referring;
  if (!isBlocker(collection))
    throw new AppError("internal", { collection, missing: "blocker" });
  const field = nameFields[collection] ?? entryOf(collection).idField ?? "";
  const found = compile(referringQuery(referring, id, blockersCounted));
  const { docs } = await transaction.get(found.select(field));
  return new Map(docs.map((doc) => [doc.id, String(doc.get(field) ?? "")]));
}

async function obstaclesTo(
  transaction: Transaction,
  kind: TaxonKind,
  id: string,
): Promise<Obstacles> {
  const found = new Map<BlockerKind, Map<string, string>>();
  for (const referring of referringTo(kind)) {
    const named = await namedIn(transaction, referring, id);
    const key = referring.collection as BlockerKind;
    if (named.size > 0)
      found.set(key, new Map([...(found.get(key) ?? []), ...named]));
  }
  return {
    counts: [...found].map(([one, { size: count }]) => ({ kind: one, count })),
    blockers: [...found].flatMap(([one, named]) =>
      [...named]
        .slice(0, listed)
        .map(([blockerId, name]) => ({ kind: one, id: blockerId, name })),
    ),
  };
}

/** Removes a species, family or order that nothing names, for good and with its log. */
export const removeTaxon =
  (kind: TaxonKind) =>
  async (
    transaction: Transaction,
    session: Session,
    id: string,
  ): Promise<Obstacles> => {
    if (!can(session, "remove", "taxonomy")) throw new AppError("not-allowed");
    const stored = await transaction.get(ref(kind, id));
    const nothing: Obstacles = { blockers: [], counts: [] };
    // Asked again, it is gone.
    if (!stored.exists) return nothing;
    const found = await obstaclesTo(transaction, kind, id);
    if (found.blockers.length > 0) return found;
    const logs =
      kind === "species"
        ? (await transaction.get(compile(specieLogsQuery(id, logsMax)))).docs
        : [];
    for (const log of logs) transaction.delete(log.ref);
    transaction.delete(stored.ref);
    if (kind === "species") markSpecies(transaction, [id]);
    else markTaxa(transaction);
    record(transaction, {
      zooId: nowhere,
      action: "recordRemoved",
      by: session.uid,
      subject: { collection: kind, id },
    });
    return nothing;
  };
