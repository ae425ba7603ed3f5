import type { VersionedCollection } from "@domain/versions/kinds";
import { versionedKinds } from "@domain/versions/kinds";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import type { PatchValues } from "../../../data/write-types";
import { patch } from "../../../data/write";
import type { VersionedThing } from "./versioned";

/** The things that have versions, by where these are. */
type HeaderOf<V extends VersionedCollection> =
  (typeof versionedKinds)[V]["header"];
export type Header = HeaderOf<VersionedCollection>;

/** A thing's new names, and whatever else its header says. Nothing is sent when nothing differs. */
export function editHeader<H extends Header>(
  collection: H,
  row: Row<H>,
  values: PatchValues<H>,
  { kind, name }: Pick<VersionedThing, "kind" | "name">,
): Promise<Outcome> {
  const changes = changedValues(values, row.data);
  return changes === null
    ? Promise.resolve("saved")
    : outcomeOf(
        patch(collection, row.id, changes, { kind: `${kind}.edit`, name }, row),
      );
}

/** Takes a thing out of what is begun with, or brings it back; what is published of it stays. */
export const archiveThing = (
  { collection, id, kind, name }: VersionedThing,
  row: Row<Header>,
  archived: boolean,
): Promise<Outcome> =>
  outcomeOf(
    patch<Header>(
      versionedKinds[collection].header,
      id,
      { archived },
      { kind: `${kind}.${archived ? "archive" : "restore"}`, name },
      row,
    ),
  );
