import type { BlockerOf, RestorableKind } from "@domain/removal/callables";
import type { AppError } from "@domain/errors";
import { removeRecord } from "../demonstration/remove-record";
import { useSubmit } from "../hooks/use-submit";

export interface Restoration {
  busy: boolean;
  failure: AppError | null;
  /** Brings the record back. */
  restore: () => void;
}

/** Brings a removed record back; resolves what must come back before it, null when it is back. */
export async function restoreRecord(
  kind: RestorableKind,
  id: string,
): Promise<readonly BlockerOf<RestorableKind>[] | null> {
  const { removed, blockers } = await removeRecord(kind, id, "restore");
  // Of a place only places stand in the way.
  return removed ? (blockers as BlockerOf<RestorableKind>[]) : null;
}

/** Restoration of a removed record; `onBlocked` is told what must come back before it. */
export function useRestoration(
  kind: RestorableKind,
  id: string,
  onRestored: () => void,
  onBlocked: (blockers: readonly BlockerOf<RestorableKind>[]) => void = () =>
    undefined,
): Restoration {
  const { busy, failure, run } = useSubmit();
  const restore = () =>
    run(
      () => restoreRecord(kind, id),
      (blockers) => {
        if (blockers === null) onRestored();
        else onBlocked(blockers);
      },
    );
  return { busy, failure, restore };
}
