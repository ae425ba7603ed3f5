import { answerFromText } from "@domain/evaluation/answers-text";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { deviceAnswers } from "@domain/evaluation/merge";
import type { Recorded } from "@domain/evaluation/recorded";
import { droppedAmong } from "@domain/evaluation/recorded";
import { folderPath } from "@domain/file/path";
import { parsePatch } from "@domain/record/parse";
import type { Answers } from "@domain/survey/answer";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { drop, listUnder } from "../files/bucket";
import { bothOf } from "../files/place-picture";
import { correctionsOf, draftsOf } from "./read-given";

const correctedIn = ({
  record: correction,
}: Stored<"evaluationCorrections">): Answers[] => {
  const answer = answerFromText(correction.answer);
  return answer === undefined ? [] : [{ [correction.questionRef]: answer }];
};

/** The record names no more what was taken out of its answers; answers that. */
const unname = (evaluationId: string): Promise<Recorded[]> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("evaluations", evaluationId));
    const { record: evaluation } = readingOf("evaluations", at);
    if (evaluation === null || evaluation.media.length === 0) return [];
    const drafts = await draftsOf(transaction, evaluation);
    const corrections = await correctionsOf(transaction, evaluationId);
    const gone = droppedAmong(evaluation.media, [
      evaluation.responses,
      ...drafts.map((draft) => deviceAnswers(draft).answers),
      ...corrections.flatMap(correctedIn),
    ]);
    if (gone.length === 0) return [];
    const media = evaluation.media.filter((one) => !gone.includes(one));
    // Not stamped: whoever handed it in stays who wrote it last.
    transaction.update(at.ref, parsePatch("evaluations", { media }));
    return gone;
  });

/** Removes the files that their author took out of the answers they stood in, first from the record. Safe to replay. */
export async function dropTakenOut(evaluationId: string): Promise<void> {
  const gone = await unname(evaluationId);
  await drop(gone.flatMap(({ path }) => bothOf(path)));
}

/** Removes all files of an evaluation that is gone for good. Safe to replay. */
export async function dropRecorded({
  zooId,
  evaluationId: id,
}: Pick<Evaluation, "zooId" | "evaluationId">): Promise<void> {
  const folder = folderPath({ zooId, type: "evaluations", id });
  for await (const page of listUnder(`${folder}/`))
    await drop(page.map(({ path }) => path));
}
