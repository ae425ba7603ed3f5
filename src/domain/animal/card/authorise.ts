import * as z from "zod";
import { idSchema, operationIdSchema } from "../../schema/fields";

/** At most so many establishments see one animal. */
export const authorisedMax = 20;

/** So many animals at once. */
const animalsAtOnce = 100;

/** Whether another establishment sees the cards of some animals of `zooId`. */
export const authoriseZooInput = z.object({
  operationId: operationIdSchema,
  zooId: idSchema,
  animalIds: z.array(idSchema).min(1).max(animalsAtOnce),
  otherZooId: idSchema,
  authorised: z.boolean(),
});
export const authoriseZooOutput = z.object({
  /** Of how many animals that was not so already. */
  changed: z.number().int(),
});

/**
 * The list of an animal's authorised establishments with one of them put in or taken out; the same list
 * where it is so already.
 */
export function authorisedWith(
  ids: readonly string[],
  otherZooId: string,
  authorised: boolean,
): readonly string[] {
  if (ids.includes(otherZooId) === authorised) return ids;
  return authorised
    ? [...ids, otherZooId]
    : ids.filter((id) => id !== otherZooId);
}
