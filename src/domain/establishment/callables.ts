import * as z from "zod";
import { idSchema, operationIdSchema } from "../schema/fields";
import { zooSchema } from "./zoo";

const { zooName, type, environment, shortCode } = zooSchema.shape;

/** A new establishment; the id is the operation's, so that asking again makes no second one. */
export const createZooInput = z.object({
  operationId: operationIdSchema,
  zooName,
  type,
  environment,
  shortCode,
});
export const createZooOutput = z.object({ zooId: idSchema });

export const setZooArchivedInput = z.object({
  zooId: idSchema,
  archived: z.boolean(),
});
export const setZooArchivedOutput = z.object({
  zooId: idSchema,
  archived: z.boolean(),
});
