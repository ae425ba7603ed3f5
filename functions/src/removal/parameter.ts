import type { RecordFacts } from "@domain/access/can";
import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { DocOf } from "@domain/collections";
import { healthParameterFacts } from "@domain/health/parameters/collection";
import {
  healthOfParameterQuery,
  openCollections,
} from "@domain/health/values/kept-queries";
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
import { compile, countOf } from "../edge/query";
import { drop } from "../files/bucket";
import { endHealthWatches } from "../health/values/end-health-watches";
import { endWatches, forgetWatches } from "../measures/end-watches";
import { findIn, readIn, recordRemoval } from "./record";

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
const valuesOfHealth = (id: string, limit: number) =>
  healthOfParameterQuery("healthValues", id, limit);

type Asked = (id: string, limit: number) => Query;

/** By kind of parameter, all that is kept of one: what people and sensors said, then what was made of it. */
const keptOf = {
  environmentalParameters: {
    lines: linesOf,
    hours: hoursOf,
    all: (id: string, limit: number): Query[] => [
      linesOf(id, limit),
      hoursOf(id, limit),
      bucketsOfParameterQuery(bucketCollections.days.collection, id, limit),
      bucketsOfParameterQuery(bucketCollections.months.collection, id, limit),
    ],
    end: endWatches,
  },
  healthParameters: {
    lines: valuesOfHealth,
    hours: null,
    all: (id: string, limit: number): Query[] =>
      openCollections.map((collection) =>
        healthOfParameterQuery(collection, id, limit),
      ),
    end: endHealthWatches,
  },
} as const satisfies Record<
  string,
  {
    lines: Asked;
    hours: Asked | null;
    all: (id: string, limit: number) => Query[];
    end: (of: { parameterId: string }, now: Date) => Promise<unknown>;
  }
>;
export type ParameterKind = keyof typeof keptOf;
export const isParameter = (kind: string): kind is ParameterKind =>
  Object.hasOwn(keptOf, kind);

type Stored<K extends ParameterKind> = DocOf<K>;

const factsOf = (
  kind: ParameterKind,
  parameter: Stored<ParameterKind>,
): RecordFacts =>
  kind === "healthParameters"
    ? healthParameterFacts(parameter)
    : parameterFacts(parameter as Stored<"environmentalParameters">);

/** Whether somebody may put a parameter out of use, or take it back. */
const mayPut = (
  session: Session,
  kind: ParameterKind,
  parameter: Stored<ParameterKind>,
): boolean => {
  const facts = factsOf(kind, parameter);
  return kind === "healthParameters"
    ? can(session, "archive", kind, facts)
    : can(session, archivingOf(parameter), "environmentalParameters", facts);
};

const valuesOf = async (
  kind: ParameterKind,
  id: string,
): Promise<RemovedValues> => {
  const { lines, hours } = keptOf[kind];
  return {
    lines: await countOf(lines(id, countedMost)),
    hours: hours === null ? 0 : await countOf(hours(id, countedMost)),
  };
};

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
  kind: ParameterKind,
  id: string,
  confirmed: boolean,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const parameter = await findIn(transaction, kind, id);
    // Asked again, it is gone; whoever may not even read one is not told that it is there.
    if (parameter === null) return false;
    const facts = factsOf(kind, parameter);
    if (!can(session, "read", kind, facts)) return false;
    if (!can(session, "remove", kind, facts)) throw new AppError("not-allowed");
    if (parameter.builtIn !== null)
      throw new AppError("invalid-input", { fields: ["id:builtIn"] });
    if (!confirmed) return true;
    await checkModeOf(transaction, session, parameter.zooId);
    transaction.update(
      ref(kind, id),
      changeOf(kind, removedFields[kind](), session.uid),
    );
    recordRemoval(transaction, session, "recordRemoved", kind, id, parameter);
    return true;
  });

/**
 * Removes a parameter for good, with its values; not confirmed, it only answers how many these are. Cut short, it stays
 * archived and goes on when it is asked again. Throws "not-allowed", and "invalid-input" for a built-in, which can only be
 * switched off.
 */
export async function removeParameter(
  session: Session,
  kind: ParameterKind,
  id: string,
  confirmed: boolean,
): Promise<{ removed: boolean; values?: RemovedValues }> {
  if (!(await begin(session, kind, id, confirmed))) return { removed: true };
  if (!confirmed) return { removed: false, values: await valuesOf(kind, id) };
  const until = Date.now() + workMs;
  const { all, end } = keptOf[kind];
  for (const query of all(id, chunk))
    if (!(await deleteAll(query, until)))
      return { removed: false, values: await valuesOf(kind, id) };
  await end({ parameterId: id }, new Date());
  await forgetWatches(id);
  await ref(kind, id).delete();
  // What came while it went: now that it is gone nothing more does.
  for (const query of all(id, chunk)) await deleteAll(query, Infinity);
  return { removed: true };
}

const nothing: Obstacles = { blockers: [], counts: [] };

/** Switches a parameter off, or on again: its values stay, and a new one is taken of none that is off. */
export const putParameter =
  (kind: ParameterKind, away: boolean) =>
  async (
    transaction: Transaction,
    session: Session,
    id: string,
  ): Promise<Obstacles> => {
    const parameter = await readIn(transaction, kind, id);
    if (!mayPut(session, kind, parameter)) throw new AppError("not-allowed");
    await checkModeOf(transaction, session, parameter.zooId);
    if (isPutAway(parameter) === away) return nothing;
    const fields = away ? archivedFields : restoredFields;
    transaction.update(
      ref(kind, id),
      changeOf(kind, fields[kind], session.uid),
    );
    const action = away ? "recordArchived" : "recordRestored";
    recordRemoval(transaction, session, action, kind, id, parameter);
    return nothing;
  };
