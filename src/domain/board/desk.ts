import type { DeskRule } from "../record/desk/desk-rule";

/** Nobody crowds out what others share. */
export const boardDesk: DeskRule = {
  madeAtMost: { count: 30, minutes: 60 },
};
