import * as z from "zod";
import { newIdSchema, operationIdSchema } from "../schema/fields";
import { calendarFeedSchema } from "./feed";

const { name, contents, language } = calendarFeedSchema.shape;

/** A feed of one's own establishment; the id is the operation's, so that asking again makes no second one. */
export const createFeedInput = z.object({
  operationId: operationIdSchema,
  name,
  contents,
  language,
});
/** The token is said once: asked again by the same operation it is null, and another feed can be made. */
export const createFeedOutput = z.object({
  feedId: newIdSchema,
  token: z.string().nullable(),
});

export const removeFeedInput = z.object({ feedId: newIdSchema });
/** false: there is no such feed of theirs. */
export const removeFeedOutput = z.object({ removed: z.boolean() });
