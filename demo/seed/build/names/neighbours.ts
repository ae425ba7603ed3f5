import type { Animal } from "../../../../src/domain/animal/animal";
import { cardOf } from "../../../../src/domain/animal/card/card";
import type { Zoo } from "../../../../src/domain/establishment/zoo";
import {
  zooNamesId,
  zooNamesOf,
} from "../../../../src/domain/establishment/zoo-names";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";

const recordsOf = (documents: readonly DemoDocument[], collection: string) =>
  documents.flatMap(({ path, data }) => {
    const [first, , ...below] = path.split("/");
    return first === collection && below.length === 0 ? [data] : [];
  });

/** What establishments see of each other: their names, and the cards of the animals they are authorised for. */
export function neighbourDocuments(
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const stamp = { createdAt: now, createdBy: systemAuthor };
  const zoos = recordsOf(documents, "zoo") as unknown as Zoo[];
  const animals = recordsOf(documents, "animals") as unknown as Animal[];
  const cards = animals.flatMap((animal) => {
    const home = zoos.find(({ zooId }) => zooId === animal.zooId) ?? null;
    const card = cardOf(animal, home);
    return card === null
      ? []
      : [demoDocument("animalCards", animal.animalId, card, stamp)];
  });
  const names = { names: zooNamesOf(zoos) };
  return [...cards, demoDocument("zooNames", zooNamesId, names, stamp)];
}
