import * as z from "zod";

const instant = z.date().nullable();

/** What is known of a feed: since when it is silent, since when stuck; null: it is not. */
export const feedWatchSchema = z.object({
  /** Its latest reading, or since when it is expected; null: as long as its source is. */
  lastAt: instant,
  silentSince: instant,
  stuckSince: instant,
});
export type FeedWatch = z.infer<typeof feedWatchSchema>;

/** What is known of a source between two looks, its feeds by their names. */
export const sourceWatchSchema = z.object({
  /** Since when readings are expected of it. */
  since: z.date(),
  /** Since when nothing at all comes; null: something does. */
  silentSince: instant,
  feeds: z.record(z.string(), feedWatchSchema),
});
export type SourceWatch = z.infer<typeof sourceWatchSchema>;
