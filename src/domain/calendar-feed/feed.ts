import * as z from "zod";
import { languageSchema } from "../person/user";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";

/** What a feed can hold: what asks somebody by name, all that is asked of their sectors, what their sectors' animals are given. */
export const feedContents = ["mine", "sectors", "enrichment"] as const;
export type FeedContent = (typeof feedContents)[number];

export const feedNameMax = 60;
/** So many feeds of one person. */
export const feedsAtMost = 5;

const contentsSchema = z
  .array(z.enum(feedContents))
  .min(1)
  .max(feedContents.length);

/** `calendarFeeds/{feedId}`: an address at which somebody's calendar programs find what is planned. */
export const calendarFeedSchema = z.object({
  zooId: derived(idSchema),
  feedId: derived(idSchema),
  /** Whose it is: what they may read is in it. */
  userId: derived(idSchema),
  name: textSchema(feedNameMax),
  contents: contentsSchema,
  language: languageSchema,
  /** Of the token in its address, which is told once and kept nowhere. */
  tokenHash: derived(z.string().regex(/^[0-9a-f]{64}$/u)),
  /** When it was fetched last, to the quarter of an hour; null: never. */
  fetchedAt: derived(optional(z.date())),
  ...metaFields,
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
