import type {
  BlockerCount,
  BlockerKindOf,
  BlockerOf,
  RemovableKind,
  RemovablePlace,
} from "@domain/removal/callables";
import type { AppError } from "@domain/errors";
import { useRef, useState } from "react";
import { removeRecord } from "../demonstration/remove-record";
import { useSubmit } from "../hooks/use-submit";

export interface Removal<K extends RemovableKind = RemovablePlace> {
  busy: boolean;
  failure: AppError | null;
  /** What stood in the way of the last attempt; [] before one. */
  blockers: readonly BlockerOf<K>[];
  /** How much of each kind that was. */
  counts: readonly (BlockerCount & { kind: BlockerKindOf<K> })[];
  /** Removes the record, or says what it still holds. */
  remove: () => void;
  /** Puts it out of use, or says what it still holds; only of kinds that can be. */
  archive: () => void;
  /** Does again what failed. */
  retry: () => void;
  /** Puts what stood in the way out of sight. */
  forget: () => void;
}

type Found<K extends RemovableKind> = Pick<Removal<K>, "blockers" | "counts">;
const nothing = { blockers: [], counts: [] };

/** Removal of a record by the callable that looks at what it holds; `onAway` when it is gone or out of use. */
export function useRemoval<K extends RemovableKind>(
  kind: K,
  id: string,
  onAway: (action: "remove" | "archive") => void,
): Removal<K> {
  const { busy, failure, run } = useSubmit();
  const [{ blockers, counts }, setFound] = useState<Found<K>>(nothing);
  const forget = () => setFound(nothing);
  const last = useRef<"remove" | "archive">("remove");
  const away = (action: "remove" | "archive") => {
    last.current = action;
    forget();
    run(
      () => removeRecord(kind, id, action),
      (answer) => {
        if (answer.removed) onAway(action);
        // Of such a record nothing else stands in the way.
        else setFound(answer as Found<K>);
      },
    );
  };
  return {
    busy,
    failure,
    blockers,
    counts,
    remove: () => away("remove"),
    archive: () => away("archive"),
    retry: () => away(last.current),
    forget,
  };
}
