import type { Forms } from "@domain/evaluation/results/read";
import { versionKey } from "@domain/evaluation/results/read";
import { againstKey } from "@domain/evaluation/score/against-key";
import type { Answers } from "@domain/survey/answer";
import type { ResultRow } from "../data/result-data";

/** One evaluation of a training beside the key. */
export interface HeldAgainst {
  row: ResultRow;
  held: ReturnType<typeof againstKey>;
}

/** Somebody's training: all they handed in, the latest first. */
export interface TrainedPerson {
  id: string;
  evaluations: readonly HeldAgainst[];
  /** The mean of their shares of right answers; null: none can be said. */
  meanRight: number | null;
}

/** What people answered in training beside the key, those with the least right first; of a version that is not known: nothing. */
export function peopleOf(
  rows: readonly ResultRow[],
  forms: Forms,
  key: Answers,
): TrainedPerson[] {
  const found = new Map<string, HeldAgainst[]>();
  for (const row of rows) {
    const { surveyId, version, responses, authorId } = row.data;
    const form = forms.get(versionKey(surveyId, version));
    if (form === undefined) continue;
    const own = found.get(authorId) ?? [];
    found.set(authorId, [
      ...own,
      { row, held: againstKey(form, responses, key) },
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
