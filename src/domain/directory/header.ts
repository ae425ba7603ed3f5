import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";

/**
 * `directories/{zooId}`: the version of every part by kind, part 0 first; a kind that is absent has no part yet. `revision` grows with every change of any part, `builtAt` is
 * when the last run that changed something began.
 */
export const directorySchema = z.object({
  directoryId: derived(idSchema),
  revision: derived(z.number().int().default(0)),
  builtAt: derived(z.date()),
  versions: derived(
    z.record(z.string(), z.array(z.number().int())).default({}),
  ),
  ...metaFields,
});
export type DirectoryHeader = z.infer<typeof directorySchema>;

/** `directories/{zooId}/parts/{kind}-{n}`: the text of `encodeEntries`; a version is never used twice. */
export const directoryPartSchema = z.object({
  version: derived(z.number().int()),
  entries: derived(z.string().default("[]")),
  ...metaFields,
});

/** The versions after the given parts changed; parts that were not there begin with the version. */
export const nextVersions = (
  versions: readonly number[],
  changed: readonly number[],
  revision: number,
): number[] => {
  const next = [...versions];
  for (const index of changed) next[index] = revision;
  return next;
};
