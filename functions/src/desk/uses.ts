import type { Question } from "@domain/question/question";
import type { Uses } from "@domain/question/uses";
import { changedUses, usesWith } from "@domain/question/uses";
import type { Plan } from "@domain/survey/publish/sources";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { Values } from "@domain/record/types";
import type { UsesField } from "@domain/versions/kinds";
import { isVersioned, versionedKinds } from "@domain/versions/kinds";
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
  const changes = prepared.flatMap(({ change, before, after, values }) => {
    const { collection, parentId, id } = change;
    const field = isVersioned(collection)
      ? versionedKinds[collection].usesField
      : null;
    return field === null || values["sections"] === undefined
      ? []
      : [
          {
            field,
            thingId: parentId ?? "",
            number: Number(id),
            ...changedUses(idsIn(before), idsIn(after)),
          },
        ];
  });
  const ids = new Set(
    changes.flatMap(({ begun, ended }) => [...begun, ...ended]),
  );
  await readInto(transaction, known, [...ids].map(placeOf));
  return [...ids].flatMap((id) => {
    const question = known.get(pathOf(placeOf(id))) as Question | null;
    if (question === null) return [];
    const uses: Partial<Record<UsesField, Uses>> = {};
    for (const { field, thingId, number, begun, ended } of changes) {
      const isBegun = begun.includes(id);
      if (isBegun || ended.includes(id))
        uses[field] = usesWith(
          uses[field] ?? question[field],
          thingId,
          number,
          isBegun,
        );
    }
    return [(later) => later.update(ref("questions", id), uses)];
  });
}
