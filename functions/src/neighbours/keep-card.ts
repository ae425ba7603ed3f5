import { cardOf } from "@domain/animal/card/card";
import { equalValues } from "@domain/record/equal";
import type { Values } from "@domain/record/types";
import { parseCreate } from "@domain/record/parse";
import { metaKeys } from "@domain/schema/fields";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { plain, readingOf, ref, stampNew } from "../edge/documents";

/** The fields in which a stored card is not what it should be; one that it should not have is among them. */
function differingOf(stored: DocumentSnapshot, wanted: Values): string[] {
  const held = plain(stored.data() ?? {}) as Values;
  const names = new Set([...Object.keys(held), ...Object.keys(wanted)]);
  for (const name of metaKeys) names.delete(name);
  return [...names].filter((name) => !equalValues(held[name], wanted[name]));
}

/**
 * Makes an animal's card what its record says now, and takes it away where there is to be none: the
 * record as it is decides, not the write that told of it, so that it may be told twice and in any
 * order. Answers the names of what differed; [] where it was so already.
 */
export const keepCard = (
  animalId: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const at = ref("animalCards", animalId);
    const card = await transaction.get(at);
    const stored = await transaction.get(ref("animals", animalId));
    const animal = readingOf("animals", stored).record;
    const home =
      animal === null || animal.authorizedZooIds.length === 0
        ? null
        : readingOf("zoo", await transaction.get(ref("zoo", animal.zooId)))
            .record;
    const wanted = animal === null ? null : cardOf(animal, home);
    if (wanted === null) {
      if (!card.exists) return [];
      if (!dryRun) transaction.delete(at);
      return ["animalCards"];
    }
    const values = parseCreate("animalCards", animalId, wanted);
    const differing = differingOf(card, values);
    if (differing.length > 0 && !dryRun)
      transaction.set(at, { ...values, ...stampNew(systemAuthor) });
    return differing;
  });
