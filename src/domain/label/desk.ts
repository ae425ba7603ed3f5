import type { DeskRule } from "../record/desk/desk-rule";

/** No two of a kind have the same label, an archived one included: that is restored instead. */
export const labelDesk: DeskRule = { unique: ["labelKey"] };
