import { AppError } from "@domain/errors";
import { call } from "../../../data/calls";
import { isOnline } from "../../../data/online";

/** Whether another establishment sees an animal's card. Sent again under the same id, it is one operation. */
export interface Authorisation {
  operationId: string;
  zooId: string;
  animalId: string;
  otherZooId: string;
  authorised: boolean;
}

export async function authorise({
  animalId,
  ...wish
}: Authorisation): Promise<void> {
  if (!isOnline()) throw new AppError("offline");
  await call("authoriseZoo", { ...wish, animalIds: [animalId] });
}
