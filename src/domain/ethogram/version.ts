import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { languages } from "../taxonomy/taxonomy";
import { versionStatuses } from "../versions/version-list";

export const behavioursMost = 200;
export const behaviourCategoriesMost = 30;
export const modifiersMost = 6;
export const modifierValuesMost = 30;
export const behaviourNameMax = 80;
export const definitionMax = 1000;
export const groupMax = 40;

/** A state lasts until it stops; an event is a point in time, and is counted. */
export const behaviourKinds = ["state", "event"] as const;
export const valences = ["positive", "neutral", "negative"] as const;
/** Of a behaviour towards another animal: who comes out of it as the stronger. */
export const outcomes = ["actor", "receiver", "none"] as const;

/** The key of a keyboard that codes a behaviour: capitals are another one. */
export const codeSchema = z.string().regex(/^[A-Za-z0-9]$/u);

const inEach = <T extends z.ZodType>(type: T) =>
  z.partialRecord(z.enum(languages), type);
const nameSchema = textSchema(behaviourNameMax);

export const behaviourWordsSchema = z.object({
  name: nameSchema,
  definition: optional(proseSchema(definitionMax)),
});

const modifierSchema = z.object({
  modifierId: idSchema,
  trad: inEach(nameSchema).default({}),
  values: z
    .array(
      z.object({ valueId: idSchema, trad: inEach(nameSchema).default({}) }),
    )
    .max(modifierValuesMost)
    .default([]),
});

export const behaviourSchema = z.object({
  behaviourId: idSchema,
  /** null while it has no key. */
  code: optional(codeSchema),
  /** One of the version's categories; null: of none. */
  categoryId: optional(idSchema),
  color: z.string().regex(/^#[0-9a-f]{6}$/u),
  kind: z.enum(behaviourKinds),
  valence: optional(z.enum(valences)),
  /** null: it is directed at nobody. */
  outcome: optional(z.enum(outcomes)),
  /** The states of a group stop each other; null: of none. */
  group: optional(textSchema(groupMax)),
  modifiers: z.array(modifierSchema).max(modifiersMost).default([]),
  /** What shows how it looks, kept with the ethogram; null: nothing does. */
  picture: optional(fileSchema),
  trad: inEach(behaviourWordsSchema).default({}),
});
export type Behaviour = z.infer<typeof behaviourSchema>;
export type Modifier = Behaviour["modifiers"][number];

export const behaviourCategorySchema = z.object({
  categoryId: idSchema,
  trad: inEach(nameSchema).default({}),
});
export type BehaviourCategory = z.infer<typeof behaviourCategorySchema>;

/**
 * `observations/{obsId}/versions/{n}`: a draft holds its words; those of a published one lie in `texts/{language}` beside
 * it, and nothing of it changes any more but that it is retired.
 */
export const ethogramVersionSchema = z.object({
  obsId: derived(idSchema),
  /** "1", "2": its number, as its id. */
  versionId: derived(idSchema),
  status: derived(z.enum(versionStatuses).default("draft")),
  categories: z
    .array(behaviourCategorySchema)
    .max(behaviourCategoriesMost)
    .default([]),
  behaviours: z.array(behaviourSchema).max(behavioursMost).default([]),
  publishedAt: derived(optional(z.date())),
  publishedBy: derived(optional(idSchema)),
  ...metaFields,
});
export type EthogramVersion = z.infer<typeof ethogramVersionSchema>;

/** What people give of a version. */
export type EthogramPlan = Pick<EthogramVersion, "categories" | "behaviours">;

/** `observations/{obsId}/versions/{n}/texts/{language}`: every word of a published version in one language, by ids. */
export const ethogramTextsSchema = z.object({
  language: derived(z.enum(languages)),
  name: textSchema(200),
  categories: z.record(z.string(), nameSchema),
  behaviours: z.record(z.string(), behaviourWordsSchema),
  /** By `<behaviourId>.<modifierId>`. */
  modifiers: z.record(
    z.string(),
    z.object({ name: nameSchema, values: z.record(z.string(), nameSchema) }),
  ),
  ...metaFields,
});
export type EthogramTexts = z.infer<typeof ethogramTextsSchema>;
/** Its words alone. */
export type EthogramWords = Pick<
  EthogramTexts,
  "language" | "name" | "categories" | "behaviours" | "modifiers"
>;
