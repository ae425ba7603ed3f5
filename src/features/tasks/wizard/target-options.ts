import type { TargetChoice } from "@domain/task/task-form";

/** What can be chosen: what is chosen already, then what was found; each once, as found now. */
export function merged(
  chosen: readonly TargetChoice[],
  found: readonly TargetChoice[],
): TargetChoice[] {
  const all = new Map(chosen.map((choice) => [choice.id, choice]));
  for (const choice of found) all.set(choice.id, choice);
  return [...all.values()];
}
