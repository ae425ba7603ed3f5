import type { ListedVersion } from "@domain/versions/version-list";
import { draftNumber } from "@domain/versions/version-list";

/** The version that the address asks for, else the draft, else the latest that is published, else the latest; null: none. */
export function openedVersion(
  {
    versions,
    publishedVersion,
  }: { versions: readonly ListedVersion[]; publishedVersion: number | null },
  asked: string | null,
): number | null {
  const number = Number(asked);
  // The draft that would be the next may have been thrown away: what there is then is opened.
  if (asked !== null && number !== versions.length + 1) {
    return versions[number - 1] === undefined ? null : number;
  }
  return draftNumber(versions) ?? publishedVersion ?? (versions.length || null);
}
