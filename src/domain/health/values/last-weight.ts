import type { CurrentValue } from "../../measures/values/fold";
import { currentValues } from "../../measures/values/fold";
import type { HealthValue } from "./value";

/** The answer to `lastWeightQuery`; `full`: there may be more lines than it holds. */
interface LastLines {
  rows: readonly { id: string; data: HealthValue }[];
  full: boolean;
}

/**
 * The last weight that stands of the latest lines; null for none, and where more of what was said of it may not be among them: that
 * has the instant of the oldest of them.
 *
 * @example lastWeightOf({ rows: [], full: false }) // null
 */
export function lastWeightOf({
  rows,
  full,
}: LastLines): CurrentValue<HealthValue & { id: string }> | null {
  const lines = rows.map(({ id, data }) => ({ ...data, id }));
  const last = currentValues(lines).at(-1);
  if (last === undefined) return null;
  const oldest = Math.min(...lines.map(({ at }) => at.getTime()));
  return full && last.log.at.getTime() === oldest ? null : last;
}
