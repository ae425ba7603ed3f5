import { campaignsNamingQuery } from "../campaign/campaign-queries";
import { entryOf } from "../directory/entry-of";
import { livesHere } from "../directory/counts";
import { enclosureContentQueries } from "../enclosure/enclosure-queries";
import { membersQuery } from "../group/group-queries";
import type { Query } from "../query/query";
import { isPutAway } from "../record/put-away";
import type { Values } from "../record/types";
import { sectorContentQueries } from "../sector/sector-queries";
import type { Obstacles, RemovablePlace } from "./callables";

interface Content {
  /** The field that names a record. */
  name: string;
  /** Whether a stored record counts, by what its query cannot ask. */
  lives: (stored: Values) => boolean;
}

/** What a place may hold. */
export const contents = {
  enclosures: { name: "enclosureName", lives: (stored) => !isPutAway(stored) },
  animals: {
    name: "animalName",
    lives: (stored) => livesHere(entryOf("animals", "", stored)),
  },
  tasks: { name: "title", lives: () => true },
  // A suspended one may be resumed.
  taskTemplates: {
    name: "title",
    lives: ({ status, deletedAt }) =>
      status !== "archived" && (deletedAt ?? null) === null,
  },
  // One that is archived may be taken back: it then asks about what is there still.
  campaigns: { name: "name", lives: ({ status }) => status === "active" },
} as const satisfies Record<string, Content>;
export type ContentKind = keyof typeof contents;

/** What each kind of place is asked for before it is removed, at most `limit` records each; an animal holds nothing, a parameter what goes with it. */
export const contentQueries: Record<
  RemovablePlace,
  (
    zooId: string,
    id: string,
    limit: number,
  ) => Partial<Record<ContentKind, Query>>
> = {
  sectors: (...place) => sectorContentQueries(...place),
  enclosures: (zooId, id, limit) => ({
    ...enclosureContentQueries(zooId, id, limit),
    campaigns: campaignsNamingQuery(zooId, "enclosureIds", id, limit),
  }),
  groups: (zooId, id, limit) => ({
    animals: membersQuery(zooId, id, limit),
    campaigns: campaignsNamingQuery(zooId, "groupIds", id, limit),
  }),
  animals: () => ({}),
  environmentalParameters: () => ({}),
  healthParameters: () => ({}),
};

/** Of each kind an answer names at most this many; more would not help the person. */
const listed = 50;

/** A record that a place holds. */
interface Held {
  id: string;
  stored: Values;
}

/** What stands in the way, some of it by name and how much by kind, of what was found of each kind that counts. */
export function obstaclesOf(
  found: readonly { kind: ContentKind; held: readonly Held[] }[],
): Obstacles {
  const full = found.filter(({ held }) => held.length > 0);
  return {
    counts: full.map(({ kind, held }) => ({ kind, count: held.length })),
    blockers: full.flatMap(({ kind, held }) =>
      held.slice(0, listed).map(({ id, stored }) => {
        const name = stored[contents[kind].name];
        return { kind, id, name: typeof name === "string" ? name : "" };
      }),
    ),
  };
}
