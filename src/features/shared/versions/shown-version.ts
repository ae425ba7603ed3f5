import type {
  ListedVersion,
  VersionStatus,
} from "@domain/versions/version-list";

/** The version that is previewed. */
export interface ShownVersion {
  number: number;
  status: VersionStatus;
}

/**
 * The version that an address asks for, where it is there for this person; asked for none, the latest published one,
 * and for who makes it else the latest there is. null: there is none to be shown.
 */
export function shownVersion(
  versions: readonly ListedVersion[],
  asked: string | null,
  makes: boolean,
): ShownVersion | null {
  const all = versions
    .map(({ status }, place): ShownVersion => ({ number: place + 1, status }))
    .filter(({ status }) => makes || status !== "draft");
  if (asked !== null)
    return all.find(({ number }) => String(number) === asked) ?? null;
  return (
    all.findLast(({ status }) => status === "published") ?? all.at(-1) ?? null
  );
}
