import { idSchema } from "@domain/schema/fields";
import { anId, defineFilter } from "../../../ui/list/define-filter";

/** How the list of enclosures can be narrowed. */
export const enclosureFilter = defineFilter({
  sectorId: anId((text) => idSchema.safeParse(text).success),
});
