import { familyFacts } from "@domain/taxonomy/desk";
import { AppError } from "@domain/errors";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { deriveFields } from "@domain/record/derive";
import { questionSchema } from "@domain/question/question";
import { storedFields } from "@domain/schema/fields";
import type { PlannedCollection } from "@domain/sync/plan/kinds";
import { isLabels } from "@domain/sync/plan/kinds";
import type { PlannedWrite } from "@domain/sync/plan/planned";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { FieldPath } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { plain, ref, stampChange, stampNew } from "../edge/documents";
import { logChange, loggedFields, suffixed } from "../taxonomy/log";
import { markAllSpecies, markSpecies, markTaxa } from "../words/mark-species";
import type { KeptStep } from "./files";
import { dropRun, keptStep } from "./files";
import { partRef } from "./make-plan";
import type { Piece, Run, Runner } from "./runner";
import { baseOf } from "./stored-base";

/** More species than this are not marked one by one. */
const markedOneByOne = 50;

type Values = Readonly<Record<string, unknown>>;

/** Families and orders that what is written refers to, as they are now. */
type Parents = ReadonlyMap<string, DocumentSnapshot>;

const parentKey = (collection: "family" | "order", id: unknown): string =>
  `${collection}/${String(id)}`;

const parentsOf: Readonly<
  Partial<Record<PlannedCollection, readonly ("family" | "order")[]>>
> = {
  family: ["order"],
  species: ["family", "order"],
};

const parentKeys = (collection: PlannedCollection, values: Values): string[] =>
  (parentsOf[collection] ?? []).flatMap((parent) => {
    const id = values[`${parent}Id`];
    return typeof id === "string" ? [parentKey(parent, id)] : [];
  });

async function readParents(
  transaction: Transaction,
  { collection, writes }: KeptStep,
): Promise<Parents> {
  const keys = [
    ...new Set(writes.flatMap(({ values }) => parentKeys(collection, values))),
  ];
  if (keys.length === 0) return new Map();
  const found = await transaction.getAll(
    ...keys.map((key) => database().doc(key)),
  );
  return new Map(found.map((one, index) => [keys[index] ?? "", one]));
}

/** What a species repeats of its family is as the family is now, whatever it was when this was planned. */
function currentValues(
  collection: PlannedCollection,
  values: Values,
  parents: Parents,
): Values {
  const { familyId, orderId } = values;
  const family = parents.get(parentKey("family", familyId));
  if (collection !== "species" || family === undefined) return values;
  const theirs: unknown = family.get("orderId");
  return {
    ...values,
    ...familyFacts(
      String(familyId),
      typeof theirs === "string" ? theirs : null,
      typeof orderId === "string" ? orderId : null,
    ),
  };
}

const questionFields = new Set(storedFields(questionSchema));

/** A question's further fields are no fields of ours. */
function partsOf(collection: PlannedCollection, values: Values) {
  if (isLabels(collection)) {
    const context = { before: null, now: new Date() };
    const derived = deriveFields(collection, values, context);
    return { own: { ...values, ...derived }, rest: {} };
  }
  if (collection !== "questions") return { own: values, rest: {} };
  const split = (isOwn: boolean) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field]) => questionFields.has(field) === isOwn,
      ),
    );
  return { own: split(true), rest: split(false) };
}

const given = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );

function stage(
  transaction: Transaction,
  collection: PlannedCollection,
  { id, base, values }: PlannedWrite,
  { id: runId, startedBy }: Run,
): void {
  const { own, rest } = partsOf(collection, values);
  const at = ref(collection, id);
  if (base === null) {
    transaction.create(at, {
      ...rest,
      ...parseCreate(collection, id, own),
      ...stampNew(startedBy, runId),
    });
    return;
  }
  const known = given(own);
  const data = {
    ...rest,
    ...(Object.keys(known).length > 0 ? parsePatch(collection, known) : {}),
    ...stampChange(startedBy, runId),
  };
  transaction.set(at, data, {
    mergeFields: Object.keys(data).map((field) => new FieldPath(field)),
  });
}

/** The journal of a species says what a sync or an import changed of it. */
function logWritten(
  transaction: Transaction,
  { id: runId, kind, startedBy: by }: Run,
  written: readonly PlannedWrite[],
  before: ReadonlyMap<string, DocumentSnapshot>,
): void {
  const logId = suffixed(String(Date.now()), runId);
  for (const { id, values } of written) {
    const stored = before.get(id)?.data();
    if (stored === undefined) continue;
    const was = plain(stored) as Values;
    const fields = loggedFields(was, { ...was, ...given(values) });
    if (fields.length === 0) continue;
    logChange(transaction, id, logId, {
      kind: kind === "sync" ? "synced" : "changed",
      by,
      fields,
      operationId: runId,
    });
  }
}

/** Whether a record is as it was when this was planned, and what it refers to is there. */
const isAsPlanned = (
  collection: PlannedCollection,
  { base, values }: PlannedWrite,
  stored: DocumentSnapshot | undefined,
  parents: Parents,
): boolean =>
  stored !== undefined &&
  (base === null ? !stored.exists : baseOf(stored) === base) &&
  parentKeys(collection, values).every(
    (key) => parents.get(key)?.exists ?? true,
  );

function markWritten(
  transaction: Transaction,
  collection: PlannedCollection,
  written: readonly PlannedWrite[],
): void {
  if (written.length === 0) return;
  if (collection === "order" || collection === "family") markTaxa(transaction);
  if (collection !== "species") return;
  if (written.length > markedOneByOne) markAllSpecies(transaction);
  else
    markSpecies(
      transaction,
      written.map(({ id }) => id),
    );
}

/** Writes what one step was planned to, but what somebody changed meanwhile: that stays as it is, and is listed. */
async function writeStep(
  transaction: Transaction,
  run: Run,
  index: number,
): Promise<Piece> {
  const step = await keptStep(run.id, index);
  const { collection, outcome, writes } = step;
  const stored = await transaction.getAll(
    ...writes.map(({ id }) => ref(collection, id)),
  );
  const parents = await readParents(transaction, step);
  const written = writes
    .filter((write, place) =>
      isAsPlanned(collection, write, stored[place], parents),
    )
    .map((write) => ({
      ...write,
      values: currentValues(collection, write.values, parents),
    }));
  const done = new Set(written.map(({ id }) => id));
  const skipped = writes.filter(({ id }) => !done.has(id));
  for (const write of written) stage(transaction, collection, write, run);
  if (collection === "species") {
    const before = new Map(stored.map((one) => [one.id, one]));
    logWritten(transaction, run, written, before);
  }
  markWritten(transaction, collection, written);
  transaction.update(partRef(run.id, step), {
    doneAt: new Date(),
    skipped: skipped.map(({ id }) => id),
    ...stampChange(run.startedBy, run.id),
  });
  const soFar = run.done + writes.length;
  if (soFar > run.total) throw new AppError("internal");
  return {
    cursor: soFar === run.total ? null : String(index + 1),
    done: writes.length,
    counts:
      skipped.length === 0
        ? {}
        : {
            [collection]: {
              [outcome]: -skipped.length,
              meanwhile: skipped.length,
            },
          },
  };
}

/** Carries out a sync or an import as it was planned. */
export const plannedRunner: Runner = {
  step: (transaction, run) =>
    run.total === 0
      ? Promise.resolve({ cursor: null, done: 0 })
      : writeStep(transaction, run, Number(run.cursor ?? 0)),
  putAway: dropRun,
};
