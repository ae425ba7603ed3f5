import { zooNamesOf } from "@domain/establishment/zoo-names";
import type { Zoo } from "@domain/establishment/zoo";
import { database } from "../edge/admin";
import { readingOf } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { keepCard } from "../neighbours/keep-card";
import { readNames, writeNames } from "../neighbours/keep-names";
import type { Counts } from "./repair";
import type { EachOptions, Pages } from "./repair-each";
import { repairEach } from "./repair-each";

/** The animals that others may see, and those that have a card, each once. */
async function* sharedIds(animals: Pages, cards: Pages) {
  const told = new Set<string>();
  for await (const page of animals)
    for (const doc of page) {
      const ids: unknown = doc.get("authorizedZooIds");
      if (!Array.isArray(ids) || ids.length === 0) continue;
      told.add(doc.id);
      yield doc.id;
    }
  for await (const page of cards)
    for (const { id } of page) if (!told.has(id)) yield id;
}

/** Makes the cards anew that authorised establishments see: a change may have been followed too late, or not at all. */
export const repairCards = (
  animals: Pages,
  cards: Pages,
  options: EachOptions,
): Promise<Counts> =>
  repairEach("animalCards", sharedIds(animals, cards), keepCard, options);

/** Gathers anew what all establishments are called. */
export const repairNames = ({
  dryRun,
}: Pick<EachOptions, "dryRun">): Promise<Counts> =>
  database().runTransaction(async (transaction) => {
    const stored = await readNames(transaction);
    const zoos: Zoo[] = [];
    const all = database().collection("zoo");
    for await (const page of pagesOfQuery(all, (one) => transaction.get(one)))
      for (const doc of page) {
        const { record } = readingOf("zoo", doc);
        if (record !== null) zoos.push(record);
      }
    const names = zooNamesOf(zoos);
    const differs = writeNames(transaction, stored, names, dryRun) ? 1 : 0;
    return {
      collection: "zooNames",
      read: zoos.length,
      differing: differs,
      mended: dryRun ? 0 : differs,
    };
  });
