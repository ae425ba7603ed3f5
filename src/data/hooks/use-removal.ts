import type {
  Blocker,
  BlockerCount,
  RemovableKind,
} from "@domain/removal/callables";
import type { AppError } from "@domain/errors";
import { useState } from "react";
import { call } from "../calls";
import { useSubmit } from "./use-submit";

export interface Removal {
  busy: boolean;
  failure: AppError | null;
  /** What stood in the way of the last attempt; [] before one. */
  blockers: readonly Blocker[];
  /** How much of each kind that was. */
  counts: readonly BlockerCount[];
  /** Removes the record, or says what it still holds. */
  remove: () => void;
  /** Puts what stood in the way out of sight. */
  forget: () => void;
}

type Found = Pick<Removal, "blockers" | "counts">;
const nothing: Found = { blockers: [], counts: [] };

/** Removal of a record by the callable that looks at what it holds; `onRemoved` when it is gone. */
export function useRemoval(
  kind: RemovableKind,
  id: string,
  onRemoved: () => void,
): Removal {
  const { busy, failure, run } = useSubmit();
  const [{ blockers, counts }, setFound] = useState<Found>(nothing);
  const forget = () => setFound(nothing);
  const remove = () => {
    forget();
    run(
      () => call("removeRecord", { kind, id }),
      (answer) => {
        if (answer.removed) onRemoved();
        else setFound(answer);
      },
    );
  };
  return { busy, failure, blockers, counts, remove, forget };
}
