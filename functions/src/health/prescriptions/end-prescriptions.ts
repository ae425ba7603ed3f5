import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import { endedWithAnimal } from "@domain/health/prescriptions/state";
import { systemAuthor } from "@domain/task/task";
import { database } from "../../edge/admin";
import { changeOf, readable, ref } from "../../edge/documents";
import { compile } from "../../edge/query";

/** Ends one treatment with its animal, unless either is otherwise by now. */
const endOne = (
  animalId: string,
  prescription: FirebaseFirestore.DocumentReference,
  at: Date,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [ofAnimal, stored] = await transaction.getAll(
      ref("animals", animalId),
      prescription,
    );
    const animal = ofAnimal && readable("animals", ofAnimal);
    const changes = animal ? endedWithAnimal(animal, at) : null;
    if (changes === null || stored?.get("status") !== "current") return false;
    transaction.update(
      stored.ref,
      changeOf("prescriptions", changes, systemAuthor),
    );
    return true;
  });

/**
 * Ends what is current of an animal that died, left or was deleted; answers how many treatments. Safe to replay; nothing
 * is ended of one that is back.
 */
export async function endPrescriptions(
  zooId: string,
  animalId: string,
  at: Date,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const { docs } = await compile(
      currentPrescriptionsQuery(zooId, animalId, []),
    ).get();
    let here = 0;
    for (const doc of docs) if (await endOne(animalId, doc.ref, at)) here += 1;
    ended += here;
    // A page of which nothing was ended would come again.
    if (here === 0) return ended;
  }
}
