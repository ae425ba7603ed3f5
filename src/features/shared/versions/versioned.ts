import { AppError } from "@domain/errors";
import type { WholeKind } from "@domain/record/save";
import { toWire } from "@domain/record/wire";
import type { VersionedCollection } from "@domain/versions/kinds";
import { versionedKinds } from "@domain/versions/kinds";
import type {
  ListedVersion,
  VersionStatus,
} from "@domain/versions/version-list";
import { call } from "../../../data/calls";
import { demonstration } from "../../../data/demonstration/mode";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";

/** A thing that has versions, whatever its kind: its pages, and what only its kind can say. */
export interface VersionedThing {
  /** Where its versions are. */
  collection: VersionedCollection;
  id: string;
  name: string;
  versions: readonly ListedVersion[];
  publishedVersion: number | null;
  /** How the outbox calls the kind. */
  kind: string;
  /** Its page, of a version or in a mode. */
  recordHref: (more: { version?: string; mode?: string }) => string;
  previewHref: (version: string) => string;
  words: {
    /** What is frozen by publishing. */
    publishBody: string;
    /** What is done with a first draft that is not wanted. */
    firstDraft: string;
    /** What becomes of what was made with a version that is retired. */
    retireBody: string;
  };
}

/** One of its versions, as far as all kinds are alike. */
export interface VersionOf {
  id: string;
  pending: boolean;
  data: { status: VersionStatus };
}

/** A published version is no longer begun with; what was made with it stays readable. */
export const retireVersion = (
  { collection, id, kind, name }: VersionedThing,
  row: VersionOf,
): Promise<Outcome> =>
  outcomeOf(
    patch<VersionedCollection>(
      collection,
      row.id,
      { status: "retired" },
      { kind: `${kind}.retire`, name },
      row as Row<VersionedCollection>,
      id,
    ),
  );

/**
 * What becomes of a draft as it was looked at, at once: published, or thrown away so that its number is the next draft's.
 * It never waits in the outbox, as what is frozen is to be known. Rejects AppError: "offline" without a network,
 * "invalid-input" with everything in the way of publishing, "conflict" where somebody changed the draft meanwhile.
 */
export async function doWhole(
  kind: WholeKind,
  { collection, id: parentId }: VersionedThing,
  { id, data }: VersionOf,
  operationId: string,
): Promise<void> {
  if (demonstration() !== "off") throw new AppError("demonstration");
  const { planFields } = versionedKinds[collection];
  const seen = Object.entries(data).filter(([field]) =>
    planFields.some((one) => one === field),
  );
  const base = toWire(Object.fromEntries(seen)) as Record<string, unknown>;
  await call("saveRecords", {
    operationId,
    changes: [{ collection, id, parentId, kind, values: {}, base }],
  });
}
