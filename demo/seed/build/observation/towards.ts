import type { Random } from "../../../../src/domain/analysis/interval/random";
import { behaviours } from "../../../data/behaviours";

/** Animals, who gives way to nobody first. */
export type Hierarchy = readonly string[];

/** So often somebody gives way to the next below. */
const upset = 0.03;
/** So often one grooms or plays with the next above, else with anybody. */
const upwards = 0.7;

const directed: ReadonlyMap<string, string | null> = new Map(
  Object.entries(behaviours).map(([id, { outcome }]) => [id, outcome]),
);

/**
 * Towards whom an animal does something the n-th time: each below it gives way in turn, who is last finds nobody, and
 * grooming goes up; null: nobody, or towards nobody.
 */
export function partnerOf(
  random: Random,
  hierarchy: Hierarchy,
  {
    animalId,
    behaviourId,
    n,
  }: { animalId: string; behaviourId: string; n: number },
): string | null {
  const outcome = directed.get(behaviourId) ?? null;
  if (outcome === null) return null;
  const rank = hierarchy.indexOf(animalId);
  const above = hierarchy[rank - 1] ?? null;
  if (outcome === "actor") {
    if (random() < upset) return above;
    const below = hierarchy.slice(rank + 1);
    return below[n % below.length] ?? null;
  }
  if (above !== null && random() < upwards) return above;
  const others = hierarchy.filter((id) => id !== animalId);
  return others[Math.floor(random() * others.length)] ?? null;
}
