import type { Action, Resource } from "../access/matrix";
import { collections } from "../collections";
import type { CollectionEntry, WriteKind } from "./types";

/** How a cell is carried out: a plain write checked by the rules, the callable `saveRecords`, a callable of its own, or functions alone. */
export type Way = "direct" | "desk" | "callable" | "derived";

const ways: Record<WriteKind, Way> = {
  field: "direct",
  log: "direct",
  desk: "desk",
  call: "callable",
  derived: "derived",
};

/** The way of a cell of the matrix, from the collection of its resource; reading is always direct. Throws RangeError for an action the collection does not name. */
export function wayOf<R extends Resource>(resource: R, action: Action<R>): Way {
  if (action === "read") return "direct";
  const entries: readonly CollectionEntry[] = Object.values(collections);
  const write = entries.find((entry) => entry.resource === resource)?.writes[
    action
  ];
  if (write === undefined) throw new RangeError(`${resource}.${action}`);
  return ways[write.kind];
}
