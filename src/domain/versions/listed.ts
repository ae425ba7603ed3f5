import type { ListedVersion } from "./version-list";
import { draftNumber } from "./version-list";

/** How things with versions are told apart in their list: what is begun with, what is worked on, what neither happens with. */
export const listedStates = ["active", "draft", "old"] as const;
export type ListedState = (typeof listedStates)[number];

interface Told {
  versions: readonly ListedVersion[];
  archived: boolean;
}

const byStatus = {
  published: "active",
  draft: "draft",
  retired: "old",
} as const satisfies Record<ListedVersion["status"], ListedState>;

/**
 * What a thing is: in use and worked on at once where a draft follows a published version; old where it is put
 * away, or every version is retired. One without any version is only begun.
 */
export function statesOf({ versions, archived }: Told): ListedState[] {
  if (archived) return ["old"];
  if (versions.length === 0) return ["draft"];
  const all = new Set(versions.map(({ status }) => byStatus[status]));
  const alive = listedStates.filter((one) => one !== "old" && all.has(one));
  return alive.length > 0 ? alive : ["old"];
}

/** What narrows the list; null narrows nothing. */
export interface ListedWish {
  /** null: all that are not old. */
  state: ListedState | null;
  /** Those that have such a version. */
  version: number | null;
}

/** Whether one stands in the list: of a version that is wished for, its own status counts. */
export function isListed(thing: Told, { state, version }: ListedWish): boolean {
  if (version === null) {
    const states = statesOf(thing);
    return state === null ? !states.includes("old") : states.includes(state);
  }
  const own = thing.versions[version - 1];
  if (own === undefined) return false;
  if (state === null) return !thing.archived;
  return thing.archived ? state === "old" : byStatus[own.status] === state;
}

/** The numbers of the versions that are told of one: the one that is wished for, else what is begun with and what is worked on, else the last. */
export function toldVersions(
  {
    versions,
    publishedVersion,
  }: { versions: readonly ListedVersion[]; publishedVersion: number | null },
  version: number | null,
): number[] {
  if (version !== null) return version <= versions.length ? [version] : [];
  const alive = [publishedVersion, draftNumber(versions)].filter(
    (one) => one !== null,
  );
  const last = versions.length === 0 ? [] : [versions.length];
  return alive.length > 0 ? alive : last;
}
