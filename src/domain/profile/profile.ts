import * as z from "zod";
import {
  optionsMost,
  optionValueSchema,
  questionRefSchema,
} from "../question/question";
import { derived, idSchema, metaFields } from "../schema/fields";
import { questionsMost, weightMax } from "../survey/version";
import { localizedTextSchema } from "../taxonomy/taxonomy";

export const profileTaxaMost = 100;
export const profileCriteriaMost = 50;

/** How much a criterion counts. */
export const criterionWeightSchema = z.object({
  categoryId: idSchema,
  weight: z.number().min(0).max(weightMax),
});

const taxa = z.array(idSchema).max(profileTaxaMost).default([]);

/** `profiles/{profileId}`: how the answers about some species are read. */
export const profileSchema = z.object({
  profileId: derived(idSchema),
  names: localizedTextSchema.default({}),
  /** The species it is for, and groups of them: whole families and orders. None of all: any species. */
  specieIds: taxa,
  familyIds: taxa,
  orderIds: taxa,
  criteria: z.array(criterionWeightSchema).max(profileCriteriaMost).default([]),
  /** The criteria's ids, to be asked for. */
  categoryIds: derived(z.array(idSchema).max(profileCriteriaMost).default([])),
  /** By questionRef: the options, by their values, that are expected of such animals. */
  expected: z
    .record(questionRefSchema, z.array(optionValueSchema).max(optionsMost))
    .refine((all) => Object.keys(all).length <= questionsMost)
    .default({}),
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Profile = z.infer<typeof profileSchema>;

/** What a species belongs to. */
export interface Lineage {
  specieId: string;
  familyId: string | null;
  orderId: string | null;
}

const nearness = (
  { specieIds, familyIds, orderIds }: Profile,
  { specieId, familyId, orderId }: Lineage,
): number => {
  if (specieIds.includes(specieId)) return 3;
  if (familyId !== null && familyIds.includes(familyId)) return 2;
  if (orderId !== null && orderIds.includes(orderId)) return 1;
  return specieIds.length + familyIds.length + orderIds.length === 0 ? 0 : -1;
};

/** The profiles by which a species may be read, the nearest first: its own, its family's, its order's, those of any. */
export const profilesFor = (
  profiles: readonly Profile[],
  species: Lineage,
): Profile[] =>
  profiles
    .filter((one) => !one.archived && nearness(one, species) >= 0)
    .sort((a, b) => nearness(b, species) - nearness(a, species));
