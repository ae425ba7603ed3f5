import { asHandedIn } from "@domain/evaluation/corrections";
import type { EvaluationCorrection } from "@domain/evaluation/evaluation";
import type { Forms } from "@domain/evaluation/results/read";
import { versionKey } from "@domain/evaluation/results/read";
import { againstKey } from "@domain/evaluation/score/against-key";
import type { Answers } from "@domain/survey/answer";
import type { ResultRow } from "../data/result-data";

/** One evaluation of a training beside the key. */
export interface HeldAgainst {
  row: ResultRow;
  /** As they were handed in: what was put right afterwards may have been read in the key. */
  answers: Answers;
  held: ReturnType<typeof againstKey>;
}

/** Somebody's training: all they handed in, the latest first. */
export interface TrainedPerson {
  id: string;
  evaluations: readonly HeldAgainst[];
  /** The mean of their shares of right answers; null: none can be said. */
  meanRight: number | null;
}

/**
 * What people handed in in training beside the key, those with the least right first; of a version that is not known: nothing.
 * `corrections`: of each evaluation, by its id.
 */
export function peopleOf(
  rows: readonly ResultRow[],
  corrections: ReadonlyMap<string, readonly EvaluationCorrection[]>,
  forms: Forms,
  key: Answers,
): TrainedPerson[] {
  const found = new Map<string, HeldAgainst[]>();
  for (const row of rows) {
    const { surveyId, version, authorId } = row.data;
    const form = forms.get(versionKey(surveyId, version));
    if (form === undefined) continue;
    const own = found.get(authorId) ?? [];
    const answers = asHandedIn(row.data, corrections.get(row.id) ?? []);
    found.set(authorId, [
      ...own,
      { row, answers, held: againstKey(form, answers, key) },
    ]);
  }
  return [...found]
    .map(([id, evaluations]) => ({
      id,
      evaluations,
      meanRight: meanOf(
        evaluations.flatMap(({ held }) => held.shareRight ?? []),
      ),
    }))
    .sort((a, b) => (a.meanRight ?? 2) - (b.meanRight ?? 2));
}

const meanOf = (shares: readonly number[]): number | null =>
  shares.length === 0
    ? null
    : shares.reduce((sum, one) => sum + one, 0) / shares.length;
