import { AppError } from "@domain/errors";
import { isPutAway } from "@domain/record/put-away";
import type {
  ArchivableKind,
  Obstacles,
  RemovablePlace,
  RemovalAction,
  RestorableKind,
} from "@domain/removal/callables";
import { blockersCounted } from "@domain/removal/callables";
import type { ContentKind } from "@domain/removal/contents";
import {
  contentQueries,
  contents,
  obstaclesOf,
} from "@domain/removal/contents";
import {
  archivedFields,
  removedFields,
  restoredFields,
} from "@domain/removal/fields";
import type { Query } from "@domain/query/query";
import type { Values } from "@domain/record/types";
import { requireIdentity } from "../identity";
import type { Row } from "../live-store";
import { latest } from "../live/latest";
import { isOnline } from "../online";
import { subscriptions } from "../subscriptions";
import { show } from "./mode";

type PlaceRow = Row<RemovablePlace>;

const nothing: Obstacles = { blockers: [], counts: [] };

async function living(kind: ContentKind, query: Query) {
  const { rows } = await latest(
    subscriptions.list(query),
    ({ heard }) => heard || !isOnline(),
  );
  const held = rows.map(({ id, data }) => ({ id, stored: { ...data } }));
  return {
    kind,
    held: held.filter(({ stored }) => contents[kind].lives(stored)),
  };
}

/** What a place holds, with what is only shown. */
async function heldBy(
  kind: RemovablePlace,
  { id, data }: PlaceRow,
): Promise<Obstacles> {
  const queries = contentQueries[kind](data.zooId, id, blockersCounted);
  const asked = Object.entries(queries) as [ContentKind, Query][];
  return obstaclesOf(await Promise.all(asked.map((one) => living(...one))));
}

/** An enclosure comes back into its sector, which comes back first. */
async function sectorOf({ data }: PlaceRow): Promise<Obstacles> {
  if (!("linkedSectorId" in data) || data.linkedSectorId === null)
    return nothing;
  const sector = await latest(
    subscriptions.doc("sectors", data.linkedSectorId),
  );
  if (sector === null || !isPutAway(sector.data)) return nothing;
  const { id, data: stored } = sector;
  return {
    blockers: [{ kind: "sectors", id, name: stored.sectorName }],
    counts: [{ kind: "sectors", count: 1 }],
  };
}

/** Of a kind that this cannot become, which nobody offers, nothing changes. */
function valuesOf(
  kind: RemovablePlace,
  action: RemovalAction,
  uid: string,
): Values {
  if (action === "archive")
    return { ...archivedFields[kind as ArchivableKind] };
  if (action === "restore")
    return { ...restoredFields[kind as RestorableKind] };
  return removedFields[kind]({ deletedAt: new Date(), deletedBy: uid });
}

/**
 * Shows a removal, an archiving or a restoration as `removeRecord` would do it: what is not empty stays, and the
 * answer says what it holds. Rejects AppError.
 */
export async function showRemoval(
  kind: RemovablePlace,
  id: string,
  action: RemovalAction,
): Promise<Obstacles & { removed: boolean }> {
  const who = requireIdentity();
  const row: PlaceRow | null = await latest(subscriptions.doc(kind, id));
  if (row === null) throw new AppError("not-found");
  const found = await (action === "restore"
    ? sectorOf(row)
    : heldBy(kind, row));
  const isDone = found.blockers.length === 0;
  const change = {
    kind: "patch",
    collection: kind,
    id,
    parentId: null,
    values: valuesOf(kind, action, who.uid),
    baseUpdatedAt: null,
    seen: { ...row.data },
  } as const;
  if (isDone) show(who, [change]);
  return { removed: (action !== "restore") === isDone, ...found };
}
