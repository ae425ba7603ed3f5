import { defineFilter, flag } from "../../../ui/list/define-filter";

/** How the list of sectors can be narrowed: to the removed ones instead of those that are there. */
export const sectorFilter = defineFilter({ removed: flag });
