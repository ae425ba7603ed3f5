import { animalsOfQuery } from "@domain/animal/card/card-queries";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import pMap from "p-map";
import { region } from "../edge/admin";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { keepCard } from "./keep-card";
import { keepName } from "./keep-names";

const atOnce = 8;

/** Whether a record of an animal, as it was or is, is seen by another establishment. */
function isShared(animal: DocumentSnapshot | undefined): boolean {
  const ids: unknown = animal?.get("authorizedZooIds");
  return Array.isArray(ids) && ids.length > 0;
}

/** An animal's card follows its record; most animals are seen by nobody else, and nothing is read for them. */
export const onAnimalShared = onDocumentWritten(
  { document: "animals/{id}", region, retry: true },
  async ({ data, params }) => {
    if (isShared(data?.before) || isShared(data?.after))
      await keepCard(params.id);
  },
);

/** The cards of all animals of an establishment that others see, as they are to be now. */
export async function keepCardsOf(zooId: string): Promise<void> {
  const animals = compile(animalsOfQuery(zooId, 1)).select("authorizedZooIds");
  for await (const page of pagesOfQuery(animals))
    await pMap(
      page.filter((animal) => isShared(animal)),
      ({ id }) => keepCard(id),
      { concurrency: atOnce },
    );
}

const told = ["zooName", "isArchived"] as const;

/** What an establishment is called, and whether it is there, is known to others: among the names, and on the cards of its animals. */
export const onZooNamed = onDocumentWritten(
  { document: "zoo/{id}", region, retry: true },
  async ({ data, params }) => {
    await keepName(params.id);
    const isNew = data?.before.exists !== true;
    const differs = told.some(
      (name) => data?.before.get(name) !== data?.after.get(name),
    );
    if (!isNew && differs) await keepCardsOf(params.id);
  },
);
