import type { Blocker, RemovableKind } from "@domain/callables";
import type { AppError } from "@domain/errors";
import { useState } from "react";
import { call } from "../calls";
import { useSubmit } from "./use-submit";

export interface Removal {
  busy: boolean;
  failure: AppError | null;
  /** What stood in the way of the last attempt; [] before one. */
  blockers: readonly Blocker[];
  /** Removes the record, or says what it still holds. */
  remove: () => void;
  /** Puts what stood in the way out of sight. */
  forget: () => void;
}

/** Removal of a record by the callable that looks at what it holds; `onRemoved` when it is gone. */
export function useRemoval(
  kind: RemovableKind,
  id: string,
  onRemoved: () => void,
): Removal {
  const { busy, failure, run } = useSubmit();
  const [blockers, setBlockers] = useState<readonly Blocker[]>([]);
  const remove = () => {
    setBlockers([]);
    run(
      () => call("removeRecord", { kind, id }),
      (answer) => {
        if (answer.removed) onRemoved();
        else setBlockers(answer.blockers);
      },
    );
  };
  return { busy, failure, blockers, remove, forget: () => setBlockers([]) };
}
