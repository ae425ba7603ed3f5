import type { Question } from "@domain/question/question";
import { changedUses, usesWith } from "@domain/question/uses";
import type { Plan } from "@domain/survey/publish/sources";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { ref } from "../edge/documents";
import type { Known, Place } from "./known";
import { pathOf, readInto } from "./known";
import type { Prepared } from "./prepare";

const idsIn = (version: Values | null): string[] =>
  version === null ? [] : questionIdsOf(version as Plan);

const placeOf = (id: string): Place => ({ collection: "questions", id });

/**
 * In which versions questions are asked, as the versions of this operation change it. Questions that are not there stay
 * so; one of which only the uses change is as it was for everybody else, so it bears no stamp of them.
 */
export async function usesEffects(
  transaction: Transaction,
  known: Known,
  prepared: readonly Prepared[],
): Promise<((transaction: Transaction) => void)[]> {
  const changes = prepared
    .filter(
      ({ change: { collection }, values }) =>
        collection === "surveyVersions" && values["sections"] !== undefined,
    )
    .map(({ change, before, after }) => ({
      surveyId: change.parentId ?? "",
      number: Number(change.id),
      ...changedUses(idsIn(before), idsIn(after)),
    }));
  const ids = new Set(
    changes.flatMap(({ begun, ended }) => [...begun, ...ended]),
  );
  await readInto(transaction, known, [...ids].map(placeOf));
  return [...ids].flatMap((id) => {
    const question = known.get(pathOf(placeOf(id))) as Question | null;
    if (question === null) return [];
    const usedIn = changes.reduce(
      (uses, { surveyId, number, begun, ended }) => {
        const isBegun = begun.includes(id);
        return isBegun || ended.includes(id)
          ? usesWith(uses, surveyId, number, isBegun)
          : uses;
      },
      question.usedIn,
    );
    return [(later) => later.update(ref("questions", id), { usedIn })];
  });
}
