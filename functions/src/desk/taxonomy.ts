import type { CollectionName } from "@domain/collections";
import { referringQuery } from "@domain/query/holders-queries";
import { referringTo } from "@domain/record/desk/referring";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { compile } from "../edge/query";
import { freeLogId, logChange, loggedFields } from "../taxonomy/log";
import { startRun } from "../taxonomy/start-run";
import { markSpecies, markTaxa } from "../words/mark-species";
import type { Prepared } from "./prepare";

/** What is written beside a changed record of the taxonomy. */
type Effect = (
  transaction: Transaction,
  operation: { uid: string; operationId: string },
) => void;

/** A record before the operation and after it, however often that changes it. */
interface Changed {
  collection: CollectionName;
  id: string;
  /** null: the operation makes it. */
  before: Values | null;
  after: Values;
}

function changedIn(prepared: readonly Prepared[]): Changed[] {
  const all = new Map<string, Changed>();
  for (const { change, before, after } of prepared) {
    const { collection, id } = change;
    if (collection !== "species" && collection !== "family") continue;
    const key = `${collection}/${id}`;
    const first = all.get(key);
    all.set(key, {
      collection,
      id,
      before: first === undefined ? before : first.before,
      after,
    });
  }
  return [...all.values()];
}

const differs = (before: Values, after: Values, ...fields: string[]) =>
  fields.some((field) => (before[field] ?? null) !== (after[field] ?? null));

/** Whether any record names it and so repeats what it says. */
async function isNamed(
  transaction: Transaction,
  { collection, id }: Changed,
): Promise<boolean> {
  for (const referring of referringTo(collection)) {
    const query = compile(referringQuery(referring, id, 1));
    if (!(await transaction.get(query)).empty) return true;
  }
  return false;
}

/** Those that repeat the changed fields follow in a run of their own. */
async function copying(
  transaction: Transaction,
  changed: Changed,
  now: Date,
): Promise<Effect[]> {
  const { collection, id, before, after } = changed;
  const copied =
    collection === "family" ? ["orderId"] : ["specieName", "specieLatinName"];
  if (before === null || !differs(before, after, ...copied)) return [];
  if (!(await isNamed(transaction, changed))) return [];
  const runId = database().collection("syncRuns").doc().id;
  const subject = { collection, id, intoId: null };
  return [
    (writer, { uid }) =>
      startRun(writer, runId, { kind: "family", startedBy: uid, subject }, now),
  ];
}

async function logging(
  transaction: Transaction,
  { collection, id, before, after }: Changed,
  now: Date,
): Promise<Effect[]> {
  if (collection !== "species" || before === null) return [];
  const fields = loggedFields(before, after);
  if (fields.length === 0) return [];
  const logId = await freeLogId(transaction, id, now);
  return [
    (writer, { uid, operationId }) =>
      logChange(writer, id, logId, {
        kind: "changed",
        by: uid,
        fields,
        operationId,
      }),
  ];
}

/** What an operation on the taxonomy brings with it: marks, logs, and the runs that carry changes on. Read before it writes; [] for other records. */
export async function taxonomyEffects(
  transaction: Transaction,
  prepared: readonly Prepared[],
  now: Date,
): Promise<Effect[]> {
  const changed = changedIn(prepared);
  const effects: Effect[] = [];
  for (const one of changed)
    effects.push(
      ...(await logging(transaction, one, now)),
      ...(await copying(transaction, one, now)),
    );
  const species = changed.filter(({ collection }) => collection === "species");
  if (species.length > 0)
    effects.push((writer) => {
      markSpecies(
        writer,
        species.map(({ id }) => id),
      );
    });
  const isTaxon = ({ change }: Prepared) =>
    change.collection === "family" || change.collection === "order";
  if (prepared.some(isTaxon)) effects.push(markTaxa);
  return effects;
}
