import type { GroupEntry } from "@domain/directory/kinds";
import { isThere } from "@domain/directory/is-there";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
} from "../../../ui/list/filter/define-filter";

/** How the list of groups is narrowed; the address holds exactly this. */
interface GroupFilters {
  specieId: string | null;
  /** The removed ones instead of those that are there. */
  removed: boolean;
}

export const groupFilter = defineFilter<GroupFilters>({
  specieId: anId((text) => idSchema.safeParse(text).success),
  removed: flag,
});

/** Whether the list shows a group, what was typed aside. */
export const wantsGroup = (
  group: GroupEntry,
  { specieId, removed }: GroupFilters,
): boolean =>
  isThere(group) !== removed &&
  (specieId === null || group.specieId === specieId);
