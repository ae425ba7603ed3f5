import {
  sharesByAnimal,
  sharesBySession,
} from "../../../analysis/budget/budget";
import type { Part } from "../../../analysis/budget/parts";
import type { Difference } from "../../../analysis/difference";
import { differenceOf } from "../../../analysis/difference";
import type { Said } from "../../../analysis/said";
import { parisDay } from "../../../time/paris";
import type { Chosen } from "../chosen";
import { sessionsOnce } from "../once";
import type { Progress } from "../progress";
import type { AnalysisQuery } from "../query";
import type { ChosenSession } from "../session";
import { ofAnimals } from "../session";
import type { Sampling } from "./parts-in";
import { budgetIn, partsIn } from "./parts-in";

/** What is held against what. */
export const againsts = ["period", "animal", "group", "campaign"] as const;
export type Against = (typeof againsts)[number];

/** What one side is: all of these, null narrows nothing. */
export interface Side extends Pick<AnalysisQuery, "from" | "to"> {
  animalIds: readonly string[];
  groupId: string | null;
  campaignId: string | null;
}

export interface ComparisonOptions {
  sampling: Sampling;
  behaviourIds: readonly string[];
  one: Side;
  other: Side;
}

/** How much there is of one side. */
export interface SideFound {
  sessions: number;
  animals: number;
  /** Records in sight, or ms. */
  effort: number;
}

export interface ComparedLine {
  /** null: time with none of the behaviours. */
  behaviourId: string | null;
  one: Said;
  other: Said;
  /** One less the other, as shares. */
  difference: Difference;
}

export interface Comparison {
  one: SideFound;
  other: SideFound;
  /** What differences are taken over: sessions of single animals, else animals. */
  unit: "session" | "animal";
  lines: ComparedLine[];
}

/** What of the sessions is one side; what two watched at once counts once in it, as each side is held against the other. */
const sideOf = (
  { everyLook, groupOf }: Pick<Chosen, "everyLook" | "groupOf">,
  { from, to, animalIds, groupId, campaignId }: Side,
): ChosenSession[] => {
  const asked = everyLook
    .filter(({ facts }) => {
      const day = parisDay(facts.startedAt);
      return (
        day >= from &&
        day <= to &&
        (campaignId === null || facts.campaignId === campaignId)
      );
    })
    .flatMap((session) =>
      animalIds.length === 0 && groupId === null
        ? session
        : (ofAnimals(
            session,
            (id) =>
              (animalIds.length === 0 || animalIds.includes(id)) &&
              (groupId === null || groupOf[id] === groupId),
          ) ?? []),
    );
  return sessionsOnce(asked).sessions;
};

const animalsIn = (parts: readonly Part[]): Set<string> =>
  new Set(
    parts.filter(({ effort }) => effort > 0).map(({ animalId }) => animalId),
  );

/**
 * How the time budgets of two sides differ. Of one animal on either side the difference is over sessions, else over animals, each the
 * mean of its sessions; those that both sides have are drawn together (`differenceOf`). A side without anything: cannot say.
 *
 * @example comparison(chosen, { sampling: "scan", behaviourIds: ["rest"], one: spring, other: summer }, tell).lines[0].difference
 */
export function comparison(
  chosen: Chosen,
  { sampling, behaviourIds, one, other }: ComparisonOptions,
  progress: Progress,
): Comparison {
  const parts = [one, other].map((side) =>
    partsIn(sideOf(chosen, side), sampling),
  );
  const [mine = [], theirs = []] = parts;
  const [a, b] = [budgetIn(mine, behaviourIds), budgetIn(theirs, behaviourIds)];
  const isSingle = animalsIn(mine).size <= 1 && animalsIn(theirs).size <= 1;
  const shares = isSingle ? sharesBySession : sharesByAnimal;
  const ids = [...behaviourIds, null];
  const found = ({ budget }: typeof a): SideFound => ({
    sessions: budget.sessions,
    animals: budget.animals,
    effort: budget.effort,
  });
  return {
    one: found(a),
    other: found(b),
    unit: isSingle ? "session" : "animal",
    lines: ids.flatMap((behaviourId, at): ComparedLine[] => {
      progress(at / ids.length);
      const [first, second] = [a.budget.lines[at], b.budget.lines[at]];
      if (first === undefined || second === undefined) return [];
      const difference = differenceOf(
        shares(mine, behaviourId),
        shares(theirs, behaviourId),
        JSON.stringify([behaviourId, sampling]),
      );
      return [{ behaviourId, one: first.mean, other: second.mean, difference }];
    }),
  };
}
