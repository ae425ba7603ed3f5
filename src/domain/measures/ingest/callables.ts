import * as z from "zod";
import { idSchema, newIdSchema, operationIdSchema } from "../../schema/fields";
import {
  dailyMostMost,
  expectedLeast,
  expectedMost,
  feedSchema,
  feedsMost,
  sensorSourceSchema,
} from "./source";

const given = {
  zooId: idSchema,
  name: sensorSourceSchema.shape.name,
  feeds: z.array(feedSchema).min(1).max(feedsMost),
  expectedBy: z.number().int().min(expectedLeast).max(expectedMost),
};
const ofSource = { zooId: idSchema, sourceId: newIdSchema };

/** The token is said once: asked again by the same operation it is null, and another secret can be made. */
const tokenOutput = z.object({
  sourceId: newIdSchema,
  token: z.string().nullable(),
});

/** A new source; the id is the operation's, so that asking again makes no second one. */
export const createSourceInput = z.object({
  operationId: operationIdSchema,
  ...given,
});
export const createSourceOutput = tokenOutput;

/** Another secret: the one before is worth nothing from then on. */
export const renewSecretInput = z.object({
  operationId: operationIdSchema,
  ...ofSource,
});
export const renewSecretOutput = tokenOutput;

/** No secret is any good until another is made. */
export const revokeSourceInput = z.object(ofSource);
export const revokeSourceOutput = z.object({ sourceId: newIdSchema });

/** How many readings a day a source may send is the provider's to say; absent: as it was. */
export const changeSourceInput = z.object({
  ...ofSource,
  ...given,
  isArchived: z.boolean(),
  dailyMost: z.number().int().min(1).max(dailyMostMost).optional(),
});
export const changeSourceOutput = z.object({ sourceId: newIdSchema });
