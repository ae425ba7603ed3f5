import type { TargetChange } from "../../contract/listening";

/** What became of a target's result. */
export type Difference = Pick<TargetChange, "changed" | "removed" | "deleted">;

/** Nothing so far. */
export const nothing = (): Difference => ({
  changed: [],
  removed: [],
  deleted: [],
});

/** How many documents it tells of. */
export const sizeOf = ({ changed, removed, deleted }: Difference): number =>
  changed.length + removed.length + deleted.length;
