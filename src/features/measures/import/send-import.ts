import type { ImportMeasuresAnswer } from "@domain/measures/import/callables";
import { importedAtOnceMost } from "@domain/measures/import/callables";
import type { ImportPlan } from "@domain/measures/import/plan";
import { call } from "../../../data/calls";

/** What an import is sent of. */
export interface SentOf {
  zooId: string;
  enclosureId: string;
}

/** What became of the values that were sent so far. */
export interface ImportProgress extends ImportMeasuresAnswer {
  sent: number;
}

export const notBegun: ImportProgress = {
  sent: 0,
  added: 0,
  known: 0,
  differs: 0,
  full: 0,
};

const plus = (
  { sent, added, known, differs, full }: ImportProgress,
  answer: ImportMeasuresAnswer,
  count: number,
): ImportProgress => ({
  sent: sent + count,
  added: added + answer.added,
  known: known + answer.known,
  differs: differs + answer.differs,
  full: full + answer.full,
});

/**
 * Sends what a plan says, one part after the other, so that each hour is counted by one at a time. What was sent stays; the
 * same again is kept once. Throws AppError where a part is refused.
 */
export async function sendImport(
  of: SentOf,
  { series }: ImportPlan,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportProgress> {
  let progress = notBegun;
  for (const { parameterId, areaId, keptAs, samples } of series)
    for (let from = 0; from < samples.length; from += importedAtOnceMost) {
      const part = samples.slice(from, from + importedAtOnceMost);
      const values = part.map(({ at, value }) => ({
        at: Math.floor(at.getTime() / 1000),
        value,
      }));
      const asked = { ...of, parameterId, areaId, keptAs, values };
      const answer = await call("importMeasures", asked);
      progress = plus(progress, answer, part.length);
      onProgress(progress);
    }
  return progress;
}
