import type { DocOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import { referringTo as fieldsReferringTo } from "@domain/record/desk/referring";
import type { Values } from "@domain/record/types";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import { mergedTaxon } from "@domain/taxonomy/merge";
import { specieLogsQuery } from "@domain/taxonomy/taxonomy-queries";
import type { Transaction } from "firebase-admin/firestore";
import { compile } from "../edge/query";
import { changeOf, readingOf, ref, stampChange } from "../edge/documents";
import type { Piece, Run, Runner } from "../sync/runner";
import { markSpecies, markTaxa } from "../words/mark-species";
import { logChange, loggedFields, logRef, suffixed, textOf } from "./log";
import { referringTo, renamed, rewrite } from "./references";

/** What is merged into what. */
interface Merge {
  run: Run;
  kind: TaxonKind;
  id: string;
  intoId: string;
  from: Values;
  into: Values;
  now: Date;
}

/** A log entry is written and the one it was deleted. */
const logsAtOnce = 150;
const goingOn = "moving";

async function moveReferences(
  transaction: Transaction,
  { run, kind, id, intoId, into, now }: Merge,
): Promise<Piece | null> {
  for (const referring of fieldsReferringTo(kind)) {
    const docs = await referringTo(transaction, referring, id);
    if (docs.length === 0) continue;
    const changed = rewrite(
      transaction,
      referring.collection,
      docs,
      (stored) =>
        renamed(referring, stored, id, {
          collection: kind,
          id: intoId,
          record: into,
        }),
      { by: run.startedBy, runId: run.id, now },
    );
    return {
      cursor: goingOn,
      done: changed,
      counts: { [referring.collection]: { changed } },
    };
  }
  return null;
}

async function moveLogs(
  transaction: Transaction,
  { kind, id, intoId }: Merge,
): Promise<Piece | null> {
  if (kind !== "species") return null;
  const { docs } = await transaction.get(
    compile(specieLogsQuery(id, logsAtOnce)),
  );
  if (docs.length === 0) return null;
  for (const doc of docs) {
    transaction.set(logRef(intoId, suffixed(doc.id, id)), doc.data());
    transaction.delete(doc.ref);
  }
  return { cursor: goingOn, done: docs.length };
}

/** Once nothing names it: its names fill the gaps of the one it went into, and it is gone. */
function finish(
  transaction: Transaction,
  { run, kind, id, intoId, from, into, now }: Merge,
): Piece {
  const values = mergedTaxon(kind, from, into);
  if (Object.keys(values).length > 0)
    transaction.update(ref(kind, intoId), {
      ...changeOf(kind, values as Partial<DocOf<TaxonKind>>, run.startedBy),
      ...stampChange(run.startedBy, run.id),
    });
  transaction.delete(ref(kind, id));
  if (kind === "species") {
    logChange(transaction, intoId, suffixed(String(now.getTime()), run.id), {
      kind: "merged",
      by: run.startedBy,
      fields: loggedFields(into, { ...into, ...values }),
      note: textOf(from["specieLatinName"]),
      subjectId: id,
      operationId: run.id,
    });
    markSpecies(transaction, [id, intoId]);
  } else markTaxa(transaction);
  return { cursor: null, done: 1, counts: { [kind]: { merged: 1 } } };
}

/** The step of a merge: what names the one is moved, some hundred a step; then its log; then it is gone. */
async function step(transaction: Transaction, run: Run): Promise<Piece> {
  const { subject } = run;
  const intoId = subject?.intoId ?? null;
  if (subject === null || intoId === null) throw new AppError("internal");
  const kind = subject.collection as TaxonKind;
  const [from, into] = await transaction.getAll(
    ref(kind, subject.id),
    ref(kind, intoId),
  );
  const becomes = into && readingOf(kind, into).record;
  // The other was itself merged or removed meanwhile.
  if (!becomes) throw new AppError("conflict");
  const goes = from && readingOf(kind, from).record;
  if (!goes) return { cursor: null, done: 0 };
  const merge: Merge = {
    run,
    kind,
    id: subject.id,
    intoId,
    from: goes,
    into: becomes,
    now: new Date(),
  };
  return (
    (await moveReferences(transaction, merge)) ??
    (await moveLogs(transaction, merge)) ??
    finish(transaction, merge)
  );
}

/** Merges a duplicate into the record that stays, step by step. */
export const mergeRunner: Runner = { step };
