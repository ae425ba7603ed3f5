import type { Animal } from "@domain/animal/animal";
import { ownPicture } from "@domain/animal/card/card";
import { thumbnailOf } from "@domain/file/path";
import type { JoinedLesson } from "@domain/lesson/callables";
import { isPutAway } from "@domain/record/put-away";
import pMap from "p-map";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { urlOf } from "../files/bucket";

const signedAtOnce = 20;

/** Those of these animals that are there, in the order of the ids. */
export async function readAnimals(ids: readonly string[]): Promise<Animal[]> {
  if (ids.length === 0) return [];
  const stored = await database().getAll(
    ...ids.map((id) => ref("animals", id)),
  );
  return stored.flatMap((one) => {
    const { record } = readingOf("animals", one);
    return record === null || isPutAway(record) ? [] : [record];
  });
}

/** Animals as pupils meet them: a name, a species, and a picture that is the animal's own. */
export async function cardsOf(
  ids: readonly string[],
  now: Date,
): Promise<JoinedLesson["animals"]> {
  return pMap(
    await readAnimals(ids),
    async (animal) => {
      const picture = ownPicture(animal);
      return {
        animalId: animal.animalId,
        name: animal.animalName,
        specieName: animal.specieName,
        latinName: animal.specieLatinName,
        pictureUrl:
          picture === null ? null : await urlOf(thumbnailOf(picture), now),
      };
    },
    { concurrency: signedAtOnce },
  );
}
