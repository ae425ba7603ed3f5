import { groupedBy } from "../../../analysis/observed/observed";
import type { Progress } from "../progress";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";
import type { Sampling, UnitBudget } from "./parts-in";
import { budgetIn, partsIn } from "./parts-in";

/** What figures are told apart by; "all": nothing. */
export const bys = ["all", "animal", "group", "context", "enclosure"] as const;
export type By = (typeof bys)[number];

export interface BudgetOptions {
  sampling: Sampling;
  by: By;
  /** The question whose answers tell apart, where it is the context. */
  questionRef: string | null;
  /** Of which behaviours the shares are asked for, in their order. */
  behaviourIds: readonly string[];
}

/** The budget of one animal, group, answer or enclosure; of all of them for "all". */
export interface BudgetRow extends UnitBudget {
  /** null: of all, of animals without a group, of sessions without an answer. */
  key: string | null;
}

/** In which rows what a session says of an animal counts. */
const keysOf = (
  { by, questionRef }: Pick<BudgetOptions, "by" | "questionRef">,
  { groupOf }: Pick<Chosen, "groupOf">,
  session: ChosenSession | undefined,
  animalId: string,
): readonly (string | null)[] => {
  switch (by) {
    case "all":
      return [null];
    case "animal":
      return [animalId];
    case "group":
      return [groupOf[animalId] ?? null];
    case "enclosure":
      return [session?.enclosureId ?? null];
    case "context":
      return session?.contexts.get(questionRef ?? "") ?? [null];
  }
};

/** Things by the rows they count in, those that are named by their key, what is of none last. */
export function byRow<T extends { sessionId: string; animalId: string }>(
  things: readonly T[],
  chosen: Pick<Chosen, "sessions" | "groupOf">,
  options: Pick<BudgetOptions, "by" | "questionRef">,
): { key: string | null; own: T[] }[] {
  const sessions = new Map(
    chosen.sessions.map((one) => [one.facts.obsSessionId, one]),
  );
  const keyed = things.flatMap((thing) =>
    keysOf(options, chosen, sessions.get(thing.sessionId), thing.animalId).map(
      (key) => ({ key, thing }),
    ),
  );
  return [...groupedBy(keyed, ({ key }) => JSON.stringify(key))]
    .map(([text, all]) => ({
      key: JSON.parse(text) as string | null,
      own: all.map(({ thing }) => thing),
    }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return a < b ? -1 : 1;
    });
}

/**
 * How time was spent, over all or told apart by animal, group of today, answer of the context or enclosure. A session with several
 * answers counts with each. Nothing observed by this sampling: one row that cannot say for "all", else none.
 *
 * @example budget(chosen, { sampling: "scan", by: "animal", questionRef: null, behaviourIds: ["rest"] }, tell)[0].budget.lines[0].mean
 */
export function budget(
  chosen: Chosen,
  options: BudgetOptions,
  progress: Progress,
): BudgetRow[] {
  const parts = partsIn(chosen.sessions, options.sampling);
  progress(0.5);
  const rows =
    options.by === "all"
      ? [{ key: null, own: parts }]
      : byRow(parts, chosen, options);
  return rows.map(({ key, own }) => ({
    key,
    ...budgetIn(own, options.behaviourIds),
  }));
}
