import type { Blocker, RestorableKind } from "@domain/callables";
import type { AppError } from "@domain/errors";
import { call } from "../calls";
import { useSubmit } from "./use-submit";

export interface Restoration {
  busy: boolean;
  failure: AppError | null;
  /** Brings the record back. */
  restore: () => void;
}

/** Restoration of a removed record; `onBlocked` is told what must come back before it. */
export function useRestoration(
  kind: RestorableKind,
  id: string,
  onRestored: () => void,
  onBlocked: (blockers: readonly Blocker[]) => void = () => undefined,
): Restoration {
  const { busy, failure, run } = useSubmit();
  const restore = () =>
    run(
      () => call("removeRecord", { kind, id, action: "restore" }),
      (answer) => {
        if (answer.removed) onBlocked(answer.blockers);
        else onRestored();
      },
    );
  return { busy, failure, restore };
}
