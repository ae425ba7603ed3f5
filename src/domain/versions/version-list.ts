import * as z from "zod";
import { derived, optional } from "../schema/fields";

/** A draft is worked on, a published version never changes again, a retired one is no longer begun with. */
export const versionStatuses = ["draft", "published", "retired"] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** So many versions one thing has at most. */
export const versionsMost = 200;

const listedVersionSchema = z.object({
  status: z.enum(versionStatuses),
  publishedAt: optional(z.date()),
});
export type ListedVersion = z.infer<typeof listedVersionSchema>;

/** What a thing that has versions says of them; its versions lie below it by their numbers, from 1. */
export const versionedFields = {
  /** By number from 1. */
  versions: derived(z.array(listedVersionSchema).max(versionsMost).default([])),
  /** The latest version that is published and not retired; null: there is none. */
  publishedVersion: derived(optional(z.number().int().positive())),
  /** Whether there is one: then everybody sees the thing. */
  published: derived(z.boolean().default(false)),
};

/** The fields of `versionedFields`, as they follow from the list. */
export function listing(versions: readonly ListedVersion[]) {
  const latest = versions.findLastIndex(({ status }) => status === "published");
  const publishedVersion = latest < 0 ? null : latest + 1;
  return {
    versions: [...versions],
    publishedVersion,
    published: publishedVersion !== null,
  };
}

/** The list with one version as it becomes; a number beyond its end leaves it as it is, but for the next one. */
export const withVersion = (
  versions: readonly ListedVersion[],
  number: number,
  becomes: ListedVersion,
): ListedVersion[] =>
  number === versions.length + 1
    ? [...versions, becomes]
    : versions.map((one, place) => (place === number - 1 ? becomes : one));

/** The number of the draft; null: none is being worked on. */
export function draftNumber(versions: readonly ListedVersion[]): number | null {
  const place = versions.findIndex(({ status }) => status === "draft");
  return place < 0 ? null : place + 1;
}

/** The number that a new draft has; null while there is one already, or where there are as many as there may be. */
export const nextNumber = (versions: readonly ListedVersion[]): number | null =>
  draftNumber(versions) !== null || versions.length >= versionsMost
    ? null
    : versions.length + 1;

/** The list without a draft that is thrown away: it is the last, so its number is the next draft's. */
export const withoutDraft = (
  versions: readonly ListedVersion[],
): ListedVersion[] => versions.slice(0, -1);

/** Whether a version may be thrown away: a draft, and one that was begun from what was published; else nothing would be left. */
export const mayDiscard = (
  versions: readonly ListedVersion[],
  number: number,
): boolean =>
  number > 1 &&
  number === versions.length &&
  versions[number - 1]?.status === "draft";

/** Whether a version may become this: a draft is published, a published one retired, and nothing ever goes back. */
export const mayBecome = (from: VersionStatus, to: VersionStatus): boolean =>
  (from === "draft" && to === "published") ||
  (from === "published" && to === "retired");
