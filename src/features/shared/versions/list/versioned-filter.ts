import { idSchema } from "@domain/schema/fields";
import type { ListedState, ListedWish } from "@domain/versions/listed";
import { versionsMost } from "@domain/versions/version-list";
import type { FilterPart } from "../../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../../ui/list/filter/define-filter";

/** What the address calls those that nothing happens with any more: the old list is a version of the list. */
const oldList = "old";
type InUse = Exclude<ListedState, typeof oldList>;

/** A version by its number, or the old list. */
const versionPart: FilterPart<number | typeof oldList | null> = {
  parse: (text) => {
    if (text === oldList) return oldList;
    const isNumber = text !== null && /^[1-9]\d{0,2}$/.test(text);
    const number = isNumber ? Number(text) : null;
    return number !== null && number <= versionsMost ? number : null;
  },
  write: (version) => (version === null ? null : String(version)),
};

export interface VersionedFilter {
  version: number | typeof oldList | null;
  tab: InUse | null;
  specieId: string | null;
}

/** How a list of things with versions can be narrowed. */
export const versionedFilter = defineFilter<VersionedFilter>({
  version: versionPart,
  tab: someOf<InUse>(["active", "draft"]),
  specieId: anId((text) => idSchema.safeParse(text).success),
});

/** What is asked of their states and versions. */
export const wishOf = ({ version, tab }: VersionedFilter): ListedWish =>
  version === oldList
    ? { state: oldList, version: null }
    : { state: tab, version };

/** The filter with another state: the old list has no versions to choose among. */
export function withState(
  { version }: VersionedFilter,
  state: ListedState | null,
): Partial<VersionedFilter> {
  if (state === oldList) return { version: oldList, tab: null };
  return { version: version === oldList ? null : version, tab: state };
}
