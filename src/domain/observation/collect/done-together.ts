import type { Behaviour } from "../../ethogram/version";
import { scanRules } from "./scan-touch";

/**
 * What of several behaviours, the one that was said last at their end, an animal can do at once in a scan: the last, beside
 * those of other exclusive groups where the ethogram lets several be seen at once. None: none.
 *
 * @example doneTogether(["rest", "feed"], plan.behaviours) // ["feed"]
 */
export function doneTogether(
  behaviourIds: readonly string[],
  behaviours: readonly Pick<Behaviour, "behaviourId" | "group" | "outcome">[],
): string[] {
  const last = behaviourIds.at(-1);
  if (last === undefined) return [];
  const rules = scanRules(behaviours, true);
  const group = rules.behaviours.get(last)?.group ?? null;
  const beside = (id: string) =>
    rules.several &&
    id !== last &&
    (group === null || rules.behaviours.get(id)?.group !== group);
  return [...behaviourIds.filter(beside), last];
}
