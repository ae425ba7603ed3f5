import { changesBetween } from "../../ethogram/compare/versions";
import type { EthogramPlan, EthogramWords } from "../../ethogram/version";

/** A published version with the words of its behaviours in one language, which lie beside it. */
export const withWords = (
  { categories, behaviours }: EthogramPlan,
  words: Pick<EthogramWords, "language" | "behaviours">,
): EthogramPlan => ({
  categories,
  behaviours: behaviours.map((one) => {
    const own = words.behaviours[one.behaviourId];
    return own === undefined
      ? one
      : { ...one, trad: { ...one.trad, [words.language]: own } };
  }),
});

/**
 * The behaviours that two versions of an ethogram do not tell apart in the same way: one that is new or gone leaves its time to others, and
 * a state that became an event, is stopped by other states or is defined otherwise (`withWords`, of the language `definedIn`) is not the
 * same any more. Other names, keys and colours change no figure. [] where both can be counted together.
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
