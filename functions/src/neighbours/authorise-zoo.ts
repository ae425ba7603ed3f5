import type { Session } from "@domain/access/session";
import type { Animal } from "@domain/animal/animal";
import { authorisedMax, authorisedWith } from "@domain/animal/card/authorise";
import type { CallableInput } from "@domain/callables";
import { AppError } from "@domain/errors";
import { isPutAway } from "@domain/record/put-away";
import type { Transaction } from "firebase-admin/firestore";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { changeOf, readable, ref } from "../edge/documents";

type Wish = Omit<CallableInput<"authoriseZoo">, "operationId">;

/** The animals that are named, all of the establishment and none deleted; else "not-found". */
async function animalsOf(
  transaction: Transaction,
  { zooId, animalIds }: Wish,
): Promise<Animal[]> {
  const ids = [...new Set(animalIds)];
  const stored = await transaction.getAll(
    ...ids.map((id) => ref("animals", id)),
  );
  return stored.map((one) => {
    const animal = readable("animals", one);
    if (animal === null || animal.zooId !== zooId || isPutAway(animal))
      throw new AppError("not-found");
    return animal;
  });
}

/** Another establishment of the same environment, and one that is there; who is authorised no more may be whatever it is. */
async function checkOther(
  transaction: Transaction,
  { zooId, otherZooId, authorised }: Wish,
): Promise<void> {
  if (!authorised) return;
  const [own, other] = (
    await transaction.getAll(ref("zoo", zooId), ref("zoo", otherZooId))
  ).map((stored) => readable("zoo", stored));
  const isOther = other != null && !other.isArchived && otherZooId !== zooId;
  if (!isOther || own?.environment !== other.environment)
    throw new AppError("invalid-input", { fields: ["otherZooId"] });
}

function changeAnimal(
  transaction: Transaction,
  { uid }: Session,
  animal: Animal,
  ids: readonly string[],
  operationId: string,
): void {
  const { animalId, zooId, authorizedZooIds } = animal;
  const after = { authorizedZooIds: [...ids] };
  transaction.update(
    ref("animals", animalId),
    changeOf("animals", after, uid, operationId),
  );
  record(transaction, {
    zooId,
    action: "authorisedZoosChanged",
    by: uid,
    subject: { collection: "animals", id: animalId },
    before: { authorizedZooIds },
    after,
    operationId,
  });
}

/** Lets an establishment see the cards of some animals, or no more: all of them, once an operation. */
export const authoriseZoo = defineCallable(
  "authoriseZoo",
  async (session, { operationId, ...wish }) => {
    const hash = hashOf(wish);
    const changed = await database().runTransaction(async (transaction) => {
      const receipt = receiptRef(session, operationId);
      const done = await transaction.get(receipt);
      if (wasDone(done, session, hash)) return Number(done.get("changed") ?? 0);
      await checkModeOf(transaction, session, wish.zooId);
      await checkOther(transaction, wish);
      const animals = await animalsOf(transaction, wish);
      const differing = animals.flatMap((animal) => {
        const before = animal.authorizedZooIds;
        const ids = authorisedWith(before, wish.otherZooId, wish.authorised);
        return ids === before ? [] : [{ animal, ids }];
      });
      if (differing.some(({ ids }) => ids.length > authorisedMax))
        throw new AppError("invalid-input", { fields: ["authorizedZooIds"] });
      for (const { animal, ids } of differing)
        changeAnimal(transaction, session, animal, ids, operationId);
      const kept = newReceipt(session, operationId, hash, new Date());
      transaction.create(receipt, { ...kept, changed: differing.length });
      return differing.length;
    });
    return { changed };
  },
);
