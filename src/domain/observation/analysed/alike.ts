import { changesBetween } from "../../ethogram/compare/versions";
import type { EthogramPlan } from "../../ethogram/version";

/**
 * The behaviours that two versions of an ethogram do not tell apart in the same way: one that is new or gone leaves its time to others,
 * and a state is no event. Other words, keys and colours change no figure. [] where both can be counted together.
 */
export const toldOtherwise = (
  before: EthogramPlan,
  after: EthogramPlan,
): string[] =>
  changesBetween(before, after)
    .filter(({ change, comparable }) => change !== "changed" || !comparable)
    .map(({ behaviourId }) => behaviourId);

/** A version of one ethogram, by its number. */
export interface NumberedPlan {
  obsVersion: number;
  plan: EthogramPlan;
}

/** The versions of one ethogram that tell the same behaviours apart, together; each is in one of these. */
export function versionsAlike(plans: readonly NumberedPlan[]): number[][] {
  const groups: { first: EthogramPlan; versions: number[] }[] = [];
  for (const { obsVersion, plan } of plans) {
    const group = groups.find(
      ({ first }) => toldOtherwise(first, plan).length === 0,
    );
    if (group === undefined)
      groups.push({ first: plan, versions: [obsVersion] });
    else group.versions.push(obsVersion);
  }
  return groups.map(({ versions }) => versions);
}
