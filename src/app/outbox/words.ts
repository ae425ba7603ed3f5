import type { CollectionName } from "@domain/collections";
import { useEffect, useState } from "react";
import type { OutboxEntry } from "../../data/outbox/entry";
import type { Feature, RecordWords } from "../../features/feature";
import { loadTexts } from "../../lib/i18n/i18n";
import { report } from "../../lib/report";
import { features } from "../features";

/** How the records of each collection are put into words; a collection without is called by its own name. */
export type OutboxWords = Readonly<
  Partial<Record<CollectionName, RecordWords>>
>;

const concerned = (collections: readonly string[]): Feature[] =>
  features.filter(({ outbox }) =>
    outbox?.collections.some((name) => collections.includes(name)),
  );

/** The words of these collections, together with the texts they name. */
async function loadWords(collections: readonly string[]): Promise<OutboxWords> {
  const loaded = await Promise.all(
    concerned(collections).map(async ({ texts, outbox }) => {
      const [found] = await Promise.all([outbox?.load?.(), loadTexts(texts)]);
      return found?.words ?? {};
    }),
  );
  return Object.assign({}, ...loaded) as OutboxWords;
}

/** The words for what these entries hold; null until they are there. Without a network they may stay away: then nothing is said. */
export function useOutboxWords(
  entries: readonly OutboxEntry[],
): OutboxWords | null {
  const [words, setWords] = useState<OutboxWords | null>(null);
  const names = [
    ...new Set(
      entries.flatMap(({ operations }) =>
        operations.map(({ collection }) => collection),
      ),
    ),
  ]
    .sort()
    .join(" ");
  useEffect(() => {
    let current = true;
    loadWords(names.split(" ")).then(
      (found) => {
        if (current) setWords(found);
      },
      () => report({ code: "internal", where: "outbox words" }),
    );
    return () => {
      current = false;
    };
  }, [names]);
  return words;
}
