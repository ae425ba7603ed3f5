import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";

/** What a run does: the provider's sync, an import from a file, a family that changes its order, a merge of two. */
export const runKinds = ["sync", "import", "family", "merge"] as const;
export type RunKind = (typeof runKinds)[number];

/** A planned run waits for a yes; a failed one can be taken up again; done and cancelled ones are over. */
export const runStatuses = [
  "planned",
  "running",
  "done",
  "cancelled",
  "failed",
] as const;
export type RunStatus = (typeof runStatuses)[number];

/** What may be the matter with an item or record: what a plan shows, and what the run found when it came there. */
export const outcomes = [
  "new",
  "changed",
  "unchanged",
  "refused",
  "kept",
  "meanwhile",
] as const;
export type Outcome = (typeof outcomes)[number];

const count = z.number().int().min(0);

/** How many of each outcome, by collection; a job of another kind counts in words of its own. */
const countsSchema = z.record(
  z.string().max(40),
  z.record(z.string().max(40), count),
);
export type RunCounts = z.infer<typeof countsSchema>;

/** Words of a file: what is half a character, as where they were cut, cannot be stored and is left out. */
const fileWords = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(/\p{Cs}/gu, ""));

/** What is said of an imported file: `unread`: columns and fields that say nothing here; `left`: items that are no records. */
export const importedFileSchema = z.object({
  name: fileWords(200),
  unread: z.array(fileWords(80)).max(50).default([]),
  left: count.default(0),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;

const runShape = {
  kind: z.enum(runKinds),
  status: z.enum(runStatuses),
  startedBy: idSchema,
  startedAt: z.date(),
  finishedAt: optional(z.date()),
  /** Until then somebody works on it (a planned one: waits); afterwards the minute's schedule sees to it. null: it is over. */
  leaseUntil: optional(z.date()),
  /** How much there is to write, and how much is written. */
  total: count.default(0),
  done: count.default(0),
  /** Where the run goes on; null: at the beginning. */
  cursor: optional(z.string().max(400)),
  counts: countsSchema.default({}),
  /** The code of what went wrong. */
  error: optional(z.string().max(60)),
  /** The file that was imported. */
  file: optional(importedFileSchema),
  /** What it is about; `intoId`: what it is merged into. */
  subject: optional(
    z.object({
      collection: z.string().max(40),
      id: idSchema,
      intoId: optional(idSchema),
    }),
  ),
};

/** `syncRuns/{runId}`: a long piece of work on the reference data, by functions alone. */
export const syncRunSchema = z.object({
  kind: derived(runShape.kind),
  status: derived(runShape.status),
  startedBy: derived(runShape.startedBy),
  startedAt: derived(runShape.startedAt),
  finishedAt: derived(runShape.finishedAt),
  leaseUntil: derived(runShape.leaseUntil),
  total: derived(runShape.total),
  done: derived(runShape.done),
  cursor: derived(runShape.cursor),
  counts: derived(runShape.counts),
  error: derived(runShape.error),
  file: derived(runShape.file),
  subject: derived(runShape.subject),
  ...metaFields,
});
export type SyncRun = z.infer<typeof syncRunSchema>;

/** One field of a record before and after, as a text that can be shown; null: it was, or will be, absent. */
const differenceSchema = z.object({
  field: z.string().max(80),
  before: optional(z.string().max(300)),
  after: optional(z.string().max(300)),
});
export type Difference = z.infer<typeof differenceSchema>;

/** Why an item is refused: a code, and the field concerned ("" for the item as a whole). */
const reasonSchema = z.object({
  code: z.string().max(40),
  field: z.string().max(80).default(""),
});
export type Reason = z.infer<typeof reasonSchema>;

/** One item or record of a list. */
const runEntrySchema = z.object({
  /** Where it stands in the file, or in the list of the answer, from 1 on; null for what is in neither. */
  line: optional(z.number().int().min(1)),
  /** "" where the item has none. */
  id: z.string().max(200),
  name: z.string().max(200),
  changes: z.array(differenceSchema).max(30).default([]),
  reasons: z.array(reasonSchema).max(30).default([]),
});
export type RunEntry = z.infer<typeof runEntrySchema>;

/** `syncRuns/{runId}/parts/{n}`: a piece of the lists of what will be, and was, done. */
export const syncPartSchema = z.object({
  collection: derived(textSchema(40)),
  outcome: derived(textSchema(40)),
  number: derived(count),
  entries: derived(z.array(runEntrySchema).max(500).default([])),
  /** When it was written; null: not yet, or there is nothing to write. */
  doneAt: derived(optional(z.date())),
  /** The ids among the entries that were left as they are, being changed by others meanwhile. */
  skipped: derived(z.array(z.string().max(200)).max(500).default([])),
  ...metaFields,
});
export type SyncPart = z.infer<typeof syncPartSchema>;
