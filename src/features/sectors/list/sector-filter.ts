import { defineFilter, flag } from "../../../ui/list/filter/define-filter";

/** How the list of sectors can be narrowed: to the removed ones, or widened from one's own to all there are. */
export const sectorFilter = defineFilter({ removed: flag, all: flag });
