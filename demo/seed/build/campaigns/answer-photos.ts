import { filePath } from "../../../../src/domain/file/path";
import type { Recorded } from "../../../../src/domain/evaluation/recorded";
import type { Answers } from "../../../../src/domain/survey/answer";
import { nameOf, sizeOf } from "../../pictures/files";

/** The question that asks where an animal is found most. */
const photoQuestion = "PRI-ENV-08";

/** The photo that belongs to an evaluation, as it arrived. */
export function answerPhoto(evaluationId: string): Recorded {
  const id = nameOf(`${evaluationId} photo`);
  const folder = {
    zooId: "sentinelle",
    type: "evaluations",
    id: evaluationId,
  } as const;
  const path = filePath(folder, id, "png");
  return { id, path, kind: "photo", size: sizeOf(path) };
}

/** Answers with a photo taken. */
export const withPhoto = (
  answers: Answers,
  { id }: Recorded,
  at: Date,
): Answers => ({
  ...answers,
  [photoQuestion]: {
    chosen: [],
    media: [id],
    notApplicable: false,
    comment: "Toujours au même endroit, près du chauffage.",
    at,
  },
});
