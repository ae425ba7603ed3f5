import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { acceptChange } from "@domain/record/desk/accept";
import { mightWrite } from "@domain/record/desk/may-write";
import type { RecordChange } from "@domain/record/save";
import { namedMax } from "@domain/record/save";
import { countSteps, maxSteps } from "@domain/recurrence/rule/steps";
import type { Transaction } from "firebase-admin/firestore";
import { noteAudited } from "../desk/audited";
import { checkGiven } from "../desk/given";
import type { Known, Place } from "../desk/known";
import { pathOf, readInto } from "../desk/known";
import { countMade } from "../desk/made";
import type { Parsed, Prepared } from "../desk/prepare";
import { placeGroups } from "../desk/place-groups";
import { checkNew, checkStored, prepare } from "../desk/prepare";
import { readVersions, writeVersions } from "../desk/publish";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { decidingPlaces, referredPlaces } from "../desk/references";
import { taxonomyEffects } from "../desk/taxonomy";
import { accessOfTeams, writeTeams } from "../desk/teams";
import { checkStock } from "../desk/stock";
import { checkUnique, checkUniqueInZoo } from "../desk/unique";
import { usesEffects } from "../desk/uses";
import { checkZooMost } from "../desk/zoo-most";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { stampChange, stampNew } from "../edge/documents";

/** An operation as it is done: who, its id, its parsed changes. */
interface Operation {
  session: Session;
  operationId: string;
  hash: string;
  changes: readonly Parsed[];
}

/** Says which change an error is about; the first one decides. */
function blamed(changes: readonly RecordChange[], index: number) {
  return (error: unknown): never => {
    const change = changes[index];
    if (!(error instanceof AppError) || change === undefined) throw error;
    const { collection, id } = change;
    throw new AppError(error.code, {
      index,
      collection,
      id,
      ...error.details,
    });
  };
}

/** The result of `work` for each change, in order; what fails says which. */
const eachBlamed = <C extends RecordChange, T>(
  changes: readonly C[],
  work: (change: C) => T,
): T[] =>
  changes.map((change, index) => {
    try {
      return work(change);
    } catch (error) {
      return blamed(changes, index)(error);
    }
  });

/** Throws "invalid-input" where the changes together name more records than one operation may. */
function checkNamed(changes: readonly Parsed[]): void {
  const named = new Set<string>();
  eachBlamed(changes, (change) => {
    for (const place of referredPlaces(change)) named.add(pathOf(place));
    if (named.size > namedMax)
      throw new AppError("invalid-input", { fields: [":too_big"] });
  });
}

function write(
  transaction: Transaction,
  { session: { uid }, operationId }: Operation,
  { change, values }: Prepared,
): void {
  const ref = database().doc(pathOf(change));
  if (change.kind === "create")
    transaction.create(ref, { ...values, ...stampNew(uid, operationId) });
  else if (change.kind === "discard") transaction.delete(ref);
  else transaction.update(ref, { ...values, ...stampChange(uid, operationId) });
}

/** The changes that say in which establishment, and what is stored of the others. */
const zooPlaces = (known: Known, changes: readonly Parsed[]): Place[] =>
  changes
    .map(
      (change) =>
        change.values["zooId"] ?? known.get(pathOf(change))?.["zooId"],
    )
    .filter((id) => typeof id === "string")
    .map((id) => ({ collection: "zoo", id }));

/**
 * Everything a decision needs is read before the first write: the records, then, for whoever may
 * write those, their establishments and what they name.
 */
async function readAll(
  transaction: Transaction,
  { session, changes }: Operation,
): Promise<Known> {
  const known: Known = new Map();
  await readInto(transaction, known, changes);
  const made = new Set(
    changes.filter(({ kind }) => kind === "create").map(pathOf),
  );
  eachBlamed(changes, (change) => {
    checkStored({ session, known }, change, made);
  });
  await readInto(transaction, known, [
    ...zooPlaces(known, changes),
    ...changes.flatMap(referredPlaces),
    ...decidingPlaces(known, changes),
  ]);
  await placeGroups(transaction, known, changes);
  await readVersions(transaction, known, changes);
  return known;
}

async function perform(
  transaction: Transaction,
  operation: Operation,
): Promise<void> {
  const { session, operationId, hash, changes } = operation;
  const receipt = receiptRef(session, operationId);
  if (wasDone(await transaction.get(receipt), session, hash)) return;
  const known = await readAll(transaction, operation);
  const now = new Date();
  const budget = countSteps(10 * maxSteps);
  const prepared = eachBlamed(changes, (change) =>
    prepare({ session, known, changes, now, budget }, change),
  );
  const teams = await accessOfTeams(
    transaction,
    session,
    prepared,
    (index, error) => blamed(changes, index)(error),
  );
  for (const [index, { change, values }] of prepared.entries())
    await checkUnique(transaction, change.collection, change.id, values).catch(
      blamed(changes, index),
    );
  await checkUniqueInZoo(transaction, prepared, (index, error) =>
    blamed(changes, index)(error),
  );
  await checkStock(transaction, known, prepared, now, (index, error) =>
    blamed(changes, index)(error),
  );
  prepared.forEach((one, index) => {
    try {
      checkNew(one);
    } catch (error) {
      blamed(changes, index)(error);
    }
  });
  await checkZooMost(transaction, prepared, (index, error) =>
    blamed(changes, index)(error),
  );
  const writeCounts = await countMade(
    transaction,
    session,
    prepared,
    now,
    (index, error) => blamed(changes, index)(error),
  );
  const effects = [
    ...(await taxonomyEffects(transaction, prepared, now)),
    ...(await usesEffects(transaction, known, prepared)),
  ];
  for (const one of prepared) {
    write(transaction, operation, one);
    noteAudited(transaction, session.uid, operationId, one);
  }
  for (const effect of effects)
    effect(transaction, { uid: session.uid, operationId });
  writeVersions(transaction, known, prepared, now, {
    uid: session.uid,
    operationId,
  });
  writeTeams(transaction, teams, session.uid, operationId);
  writeCounts();
  transaction.create(receipt, newReceipt(session, operationId, hash, now));
}

/**
 * Makes and changes records, all or none. The same operation sent again is answered and not done
 * again; one that refuses names the change that was at fault.
 */
export const saveRecords = defineCallable(
  "saveRecords",
  async (session, { operationId, changes }) => {
    eachBlamed(changes, (change) => {
      if (!mightWrite(session, change)) throw new AppError("not-allowed");
    });
    const parsed = eachBlamed(changes, (change) => {
      checkGiven(change);
      return { ...change, ...acceptChange(change, session.uid) };
    });
    checkNamed(parsed);
    const operation: Operation = {
      session,
      operationId,
      hash: hashOf(changes),
      changes: parsed,
    };
    await database().runTransaction((transaction) =>
      perform(transaction, operation),
    );
    return {
      results: changes.map(({ collection, id }) => ({ collection, id })),
    };
  },
  { minInstances: 1 },
);
