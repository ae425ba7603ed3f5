import * as z from "zod";
import { idSchema } from "../schema/fields";
import type { TaxonKind } from "../taxonomy/kinds";
import { taxonKinds } from "../taxonomy/kinds";

/** What may stand in the way of a sector's removal. */
const sectorBlockers = [
  "sectors",
  "enclosures",
  "animals",
  "tasks",
  "taskTemplates",
] as const;
/** The same of another place, which campaigns may name, and of its restoration. */
const placeBlockers = [...sectorBlockers, "campaigns"] as const;
/** What may name a record of the taxonomy. */
const taxonBlockers = [
  "animals",
  "groups",
  "healthParameters",
  "surveys",
  "observations",
  "campaigns",
  "profiles",
  "biblio",
  "species",
  "family",
] as const;

export const blockerKinds = [
  ...placeBlockers,
  "groups",
  "healthParameters",
  "surveys",
  "observations",
  "profiles",
  "biblio",
  "species",
  "family",
] as const satisfies readonly (
  | (typeof placeBlockers)[number]
  | (typeof taxonBlockers)[number]
)[];
const blockerKindSchema = z.enum(blockerKinds);
export type BlockerKind = z.infer<typeof blockerKindSchema>;

/** A record that stands in the way. */
export const blockerSchema = z.object({
  kind: blockerKindSchema,
  id: z.string(),
  name: z.string(),
});
export type Blocker = z.infer<typeof blockerSchema>;

/** How many records of a kind stand in the way. */
const blockerCountSchema = z.object({
  kind: blockerKindSchema,
  count: z.number().int(),
});
export type BlockerCount = z.infer<typeof blockerCountSchema>;

/** What stands in the way: some of it by name, and how much by kind. Nothing does: both are []. */
export interface Obstacles {
  blockers: Blocker[];
  counts: BlockerCount[];
}

const places = [
  "sectors",
  "enclosures",
  "animals",
  "groups",
  "environmentalParameters",
  "healthParameters",
] as const;
export const removableKinds = [...places, ...taxonKinds] as const;
export type RemovableKind = (typeof removableKinds)[number];
/** What lies in an establishment. */
export type RemovablePlace = (typeof places)[number];
export const isPlace = (kind: RemovableKind): kind is RemovablePlace =>
  places.some((place) => place === kind);

type Blocking = Record<TaxonKind, (typeof taxonBlockers)[number]> &
  Record<"sectors", (typeof sectorBlockers)[number]> &
  Record<Exclude<RemovablePlace, "sectors">, (typeof placeBlockers)[number]>;

/** What may stand in the way of such a record. */
export type BlockerKindOf<K extends RemovableKind> = Blocking[K];
/** A record that stands in the way of one of such. */
export type BlockerOf<K extends RemovableKind> = Blocker & {
  kind: BlockerKindOf<K>;
};

/** What can be brought back; an animal's archive stays one, and of the taxonomy nothing is left. */
export const restorableKinds = [
  "sectors",
  "enclosures",
  "groups",
  "environmentalParameters",
  "healthParameters",
] as const satisfies readonly RemovableKind[];
export type RestorableKind = (typeof restorableKinds)[number];

/** What can be put out of use without being removed: it leaves lists and choices, and stays to be read. */
export const archivableKinds = [
  "enclosures",
  "environmentalParameters",
  "healthParameters",
] as const satisfies readonly RestorableKind[];
export type ArchivableKind = (typeof archivableKinds)[number];

/** What may become of a record, by the kinds it may become of. */
export const removalActions = {
  remove: removableKinds,
  archive: archivableKinds,
  restore: restorableKinds,
} as const satisfies Record<string, readonly RemovableKind[]>;
export type RemovalAction = keyof typeof removalActions;

/** Of each kind at most this many are counted: a count that reaches it means "or more". */
export const blockersCounted = 1000;

/** Which record, and whether it goes, is put out of use or comes back. */
export const removeRecordInput = z
  .object({
    kind: z.enum(removableKinds),
    id: idSchema,
    action: z.enum(["remove", "archive", "restore"]).default("remove"),
    /** Whether the person was told what goes for good with it: asked of parameters, whose values go. */
    confirmed: z.boolean().default(false),
  })
  .refine(
    ({ kind, action }) =>
      removalActions[action].some((one: RemovableKind) => one === kind),
    { path: ["kind"] },
  );
/** Whether the record is gone or out of use now, and what stood in the way. */
export const removeRecordOutput = z.object({
  removed: z.boolean(),
  blockers: z.array(blockerSchema),
  counts: z.array(blockerCountSchema).default([]),
  /** Of a parameter that is there still, what goes for good with it: lines of people, and hours of which sensors told. */
  values: z
    .object({ lines: z.number().int(), hours: z.number().int() })
    .optional(),
});
export type RemovedValues = NonNullable<
  z.infer<typeof removeRecordOutput>["values"]
>;
