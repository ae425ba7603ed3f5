import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import type { Uses } from "@domain/question/uses";
import { usesWith } from "@domain/question/uses";
import { equalValues } from "@domain/record/equal";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { UsesField } from "@domain/versions/kinds";
import type { Query, QuerySnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readable, ref } from "../edge/documents";
import type { Counts } from "./repair";
import type { EachOptions, Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

type Read = (query: Query) => Promise<QuerySnapshot>;

/** What asks questions, by the field of a question that says so. */
const asking = {
  usedIn: { things: "surveys", versions: "surveyVersions" },
  usedInContexts: { things: "contexts", versions: "contextVersions" },
} as const satisfies Record<
  UsesField,
  { things: CollectionName; versions: CollectionName }
>;
const fields = Object.keys(asking) as UsesField[];

const versionsBelow = (field: UsesField, thingId: string): Query =>
  database()
    .collection(entryOf(asking[field].versions).path.replace("{id}", thingId))
    .select("status", "sections");

/** Which questions the versions of these things ask, by question. */
async function usesBelow(
  field: UsesField,
  thingIds: AsyncIterable<string> | Iterable<string>,
  read: Read,
): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  for await (const thingId of thingIds) {
    const { docs } = await read(versionsBelow(field, thingId));
    for (const one of docs) {
      const version = readable(asking[field].versions, one);
      if (version === null) continue;
      for (const id of questionIdsOf(version))
        uses.set(
          id,
          usesWith(uses.get(id) ?? {}, thingId, Number(one.id), true),
        );
    }
  }
  return uses;
}

type Counted = Record<UsesField, Uses>;

/** Counts the uses of one question anew, as what asks it is now; the names of the fields that differed. */
const recount = (
  questionId: string,
  counted: Counted,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref("questions", questionId));
    const question = readable("questions", snapshot);
    const changes: Partial<Counted> = {};
    for (const field of fields) {
      const stored = question?.[field] ?? {};
      if (equalValues(stored, counted[field])) continue;
      const named = new Set([
        ...Object.keys(stored),
        ...Object.keys(counted[field]),
      ]);
      const now = await usesBelow(field, named, (query) =>
        transaction.get(query),
      );
      const uses = now.get(questionId) ?? {};
      if (!equalValues(stored, uses)) changes[field] = uses;
    }
    const differing = Object.keys(changes);
    if (!snapshot.exists || differing.length === 0) return [];
    if (!dryRun) transaction.update(snapshot.ref, changes);
    return differing;
  });

/** Counts anew in which versions every question is asked. */
export async function repairUses(
  pagesOf: (collection: CollectionName) => Pages,
  options: EachOptions,
): Promise<Counts> {
  const below = (field: UsesField) =>
    usesBelow(field, idsOn(pagesOf(asking[field].things)), (query) =>
      query.get(),
    );
  const usedIn = await below("usedIn");
  const usedInContexts = await below("usedInContexts");
  return repairEach(
    "questions",
    idsOn(pagesOf("questions")),
    (id, how) =>
      recount(
        id,
        {
          usedIn: usedIn.get(id) ?? {},
          usedInContexts: usedInContexts.get(id) ?? {},
        },
        how,
      ),
    options,
  );
}
