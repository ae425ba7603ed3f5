import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { filesOf } from "@domain/file/slot-values";
import {
  bucketCollections,
  bucketsOfParameterQuery,
} from "@domain/measures/buckets/bucket-queries";
import { archivingOf, parameterFacts } from "@domain/measures/parameters/facts";
import { measuresOfParameterQuery } from "@domain/measures/values/value-queries";
import type { Query } from "@domain/query/query";
import { isPutAway } from "@domain/record/put-away";
import type { Obstacles, RemovedValues } from "@domain/removal/callables";
import {
  archivedFields,
  removedFields,
  restoredFields,
} from "@domain/removal/fields";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { checkModeOf } from "../edge/demonstration";
import { changeOf, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { drop } from "../files/bucket";
import { endWatches, forgetWatches } from "../measures/end-watches";
import { findIn, readIn, recordRemoval } from "./record";

const parameters = "environmentalParameters";
/** Documents that go at once. */
const chunk = 400;
/** A call answers within a minute: what is left then is told, and goes when it is asked again. */
const workMs = 40_000;
/** More than there can be: every query is bounded. */
const countedMost = 10_000_000;

const linesOf = (id: string, limit: number) =>
  measuresOfParameterQuery(id, limit);
const hoursOf = (id: string, limit: number) =>
  bucketsOfParameterQuery(bucketCollections.hours.collection, id, limit);

/** All that is kept of a parameter: what people and sensors said, then what was made of it. */
const kept = (id: string, limit: number): Query[] => [
  linesOf(id, limit),
  hoursOf(id, limit),
  bucketsOfParameterQuery(bucketCollections.days.collection, id, limit),
  bucketsOfParameterQuery(bucketCollections.months.collection, id, limit),
];

const countOf = async (query: Query): Promise<number> =>
  (await compile(query).count().get()).data().count;

const valuesOf = async (id: string): Promise<RemovedValues> => ({
  lines: await countOf(linesOf(id, countedMost)),
  hours: await countOf(hoursOf(id, countedMost)),
});

/** The pictures of values go before what names them does: cut short, none is left that nobody finds. */
const dropPictures = (docs: readonly DocumentSnapshot[]): Promise<void> =>
  drop(docs.flatMap((doc) => [...filesOf(doc.data() ?? {}, "measures")]));

/** Deletes all that a query finds, in chunks; false where the time was over before. */
async function deleteAll(query: Query, until: number): Promise<boolean> {
  for (;;) {
    if (Date.now() > until) return false;
    const { docs } = await compile(query).get();
    if (query.collection === "measures") await dropPictures(docs);
    const batch = database().batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
    if (docs.length < query.limit) return true;
  }
}

/** Whether there is one that this person may remove; a confirmed one takes no values any more. */
const begin = (
  session: Session,
  id: string,
  confirmed: boolean,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const parameter = await findIn(transaction, parameters, id);
    // Asked again, it is gone.
    if (parameter === null) return false;
    const facts = parameterFacts(parameter);
    if (!can(session, "remove", parameters, facts))
      throw new AppError("not-allowed");
    if (parameter.builtIn !== null)
      throw new AppError("invalid-input", { fields: ["id:builtIn"] });
    if (!confirmed) return true;
    await checkModeOf(transaction, session, parameter.zooId);
    transaction.update(
      ref(parameters, id),
      changeOf(
        parameters,
        removedFields.environmentalParameters(),
        session.uid,
      ),
    );
    recordRemoval(
      transaction,
      session,
      "recordRemoved",
      parameters,
      id,
      parameter,
    );
    return true;
  });

/**
 * Removes a parameter for good, with its values; not confirmed, it only answers how many these are. Cut short, it stays
 * archived and goes on when it is asked again. Throws "not-allowed", and "invalid-input" for a built-in, which can only be
 * switched off.
 */
export async function removeParameter(
  session: Session,
  id: string,
  confirmed: boolean,
): Promise<{ removed: boolean; values?: RemovedValues }> {
  if (!(await begin(session, id, confirmed))) return { removed: true };
  if (!confirmed) return { removed: false, values: await valuesOf(id) };
  const until = Date.now() + workMs;
  for (const query of kept(id, chunk))
    if (!(await deleteAll(query, until)))
      return { removed: false, values: await valuesOf(id) };
  await endWatches({ parameterId: id }, new Date());
  await forgetWatches(id);
  await ref(parameters, id).delete();
  // What came while it went: now that it is gone nothing more does.
  for (const query of kept(id, chunk)) await deleteAll(query, Infinity);
  return { removed: true };
}

const nothing: Obstacles = { blockers: [], counts: [] };

/** Switches a parameter off, or on again: its values stay, and a new one is taken of none that is off. */
export const putParameter =
  (away: boolean) =>
  async (
    transaction: Transaction,
    session: Session,
    id: string,
  ): Promise<Obstacles> => {
    const parameter = await readIn(transaction, parameters, id);
    const facts = parameterFacts(parameter);
    if (!can(session, archivingOf(parameter), parameters, facts))
      throw new AppError("not-allowed");
    await checkModeOf(transaction, session, parameter.zooId);
    if (isPutAway(parameter) === away) return nothing;
    const fields = away ? archivedFields : restoredFields;
    transaction.update(
      ref(parameters, id),
      changeOf(parameters, fields.environmentalParameters, session.uid),
    );
    const action = away ? "recordArchived" : "recordRestored";
    recordRemoval(transaction, session, action, parameters, id, parameter);
    return nothing;
  };
