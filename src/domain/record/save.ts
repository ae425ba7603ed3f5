import * as z from "zod";
import type { CollectionName } from "../collections";
import { collectionNames, entryOf } from "../collections";
import { idSchema, operationIdSchema } from "../schema/fields";
import { isSound } from "./wire";

/** The most changes of one operation. */
export const changesMax = 500;

/** The most records that the changes of one operation may name. */
export const namedMax = 2000;

const isDesk = (collection: CollectionName): boolean => {
  const { writes, viaDesk } = entryOf(collection);
  const kinds = Object.values(writes).map(({ kind }) => kind);
  return viaDesk !== undefined || kinds.includes("desk");
};

/** The collections of which something is written through `saveRecords`. */
export const deskCollections: readonly CollectionName[] =
  collectionNames.filter(isDesk);

const valuesSchema = z
  .record(z.string().min(1).max(80), z.unknown())
  .refine((values) => isSound(values));

/** What becomes of a record as it is stored, nothing given beside: a draft is published, or thrown away. */
export const wholeKinds = ["publish", "discard"] as const;
export type WholeKind = (typeof wholeKinds)[number];

export const isWhole = (kind: RecordChange["kind"]): kind is WholeKind =>
  wholeKinds.some((one) => one === kind);

/**
 * One record to be made or changed. `values` are what people gave, `base` is, by changed field, the
 * value they saw; both on the wire, instants as `{"__time": ISO}`.
 */
export const recordChangeSchema = z.object({
  collection: z.enum(deskCollections as [CollectionName, ...CollectionName[]]),
  id: idSchema,
  parentId: idSchema.optional(),
  kind: z.enum(["create", "change", ...wholeKinds]),
  values: valuesSchema,
  base: valuesSchema.default({}),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

export const saveRecordsInput = z.object({
  operationId: operationIdSchema,
  changes: z.array(recordChangeSchema).min(1).max(changesMax),
});

/** What was saved, in the order of the changes. */
export const saveRecordsOutput = z.object({
  results: z.array(z.object({ collection: z.string(), id: z.string() })),
});

/** What somebody else stored in a field since it was seen, on the wire, and who (null: unknown). */
export const fieldConflictSchema = z.object({
  field: z.string(),
  stored: z.unknown(),
  by: z.string().nullable(),
});
export type FieldConflict = z.infer<typeof fieldConflictSchema>;

/** Why one change refused the whole operation: which, and what of it. */
export const saveFailureSchema = z.object({
  index: z.number().int(),
  collection: z.string(),
  id: z.string(),
  /** `path:code` of each field that was refused. */
  fields: z.array(z.string()).optional(),
  conflicts: z.array(fieldConflictSchema).optional(),
});
export type SaveFailure = z.infer<typeof saveFailureSchema>;
