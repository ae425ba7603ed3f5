import type { ObjectFilters } from "@domain/enrichment/listed";
import { availabilities, unusedFor } from "@domain/enrichment/listed";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";

const id = anId((text) => idSchema.safeParse(text).success);

export const objectFilter = defineFilter<ObjectFilters>({
  categoryId: id,
  goalId: id,
  tagId: id,
  sectorId: id,
  specieId: id,
  stock: someOf(availabilities),
  unused: someOf(unusedFor),
  official: flag,
  removed: flag,
});
