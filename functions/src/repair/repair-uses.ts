import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import type { Uses } from "@domain/question/uses";
import { usesWith } from "@domain/question/uses";
import { equalValues } from "@domain/record/equal";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { Query, QuerySnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readable, ref } from "../edge/documents";
import type { Counts } from "./repair";
import type { EachOptions, Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

type Read = (query: Query) => Promise<QuerySnapshot>;

const versionsBelow = (surveyId: string): Query =>
  database()
    .collection(entryOf("surveyVersions").path.replace("{id}", surveyId))
    .select("status", "sections");

/** Which questions the versions of these questionnaires ask, by question. */
async function usesBelow(
  surveyIds: AsyncIterable<string> | Iterable<string>,
  read: Read,
): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>();
  for await (const surveyId of surveyIds) {
    const { docs } = await read(versionsBelow(surveyId));
    for (const one of docs) {
      const version = readable("surveyVersions", one);
      if (version === null) continue;
      for (const id of questionIdsOf(version))
        uses.set(
          id,
          usesWith(uses.get(id) ?? {}, surveyId, Number(one.id), true),
        );
    }
  }
  return uses;
}

/** Counts the uses of one question anew, as its questionnaires are now; the names of the fields that differed. */
const recount = (
  questionId: string,
  counted: Uses,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref("questions", questionId));
    const stored = readable("questions", snapshot)?.usedIn ?? {};
    if (equalValues(stored, counted)) return [];
    const named = new Set([...Object.keys(stored), ...Object.keys(counted)]);
    const now = await usesBelow(named, (query) => transaction.get(query));
    const usedIn = now.get(questionId) ?? {};
    if (!snapshot.exists || equalValues(stored, usedIn)) return [];
    if (!dryRun) transaction.update(snapshot.ref, { usedIn });
    return ["usedIn"];
  });

/** Counts anew in which versions every question is asked. */
export async function repairUses(
  pagesOf: (collection: CollectionName) => Pages,
  options: EachOptions,
): Promise<Counts> {
  const uses = await usesBelow(idsOn(pagesOf("surveys")), (query) =>
    query.get(),
  );
  return repairEach(
    "questions",
    idsOn(pagesOf("questions")),
    (id, how) => recount(id, uses.get(id) ?? {}, how),
    options,
  );
}
