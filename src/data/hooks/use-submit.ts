import type { AppError } from "@domain/errors";
import { useRef, useState } from "react";
import { toAppError } from "../errors";
import { outbox } from "../outbox/outbox";
import type { Receipt } from "../write-types";

export type Outcome = "saved" | "queued";

/** After so many milliseconds without an answer a form no longer waits: the outbox does. */
const patienceMs = 12_000;

/** What the server found wrong stands at the form's fields: it need not be listed as unsaved, too. */
function takeBack({ code, details }: AppError): void {
  const { fields, entryId } = details;
  const atFields =
    code === "invalid-input" && Array.isArray(fields) && fields.length > 0;
  if (atFields && typeof entryId === "string") void outbox.takeBack(entryId);
}

/**
 * What became of a write: "saved" when the server has it, "queued" while it cannot be reached;
 * rejects AppError when it was refused.
 */
export function outcomeOf({ acknowledged, queued }: Receipt): Promise<Outcome> {
  if (queued) return Promise.resolve("queued");
  return new Promise((resolve, reject) => {
    let waits = true;
    const timer = setTimeout(() => {
      waits = false;
      resolve("queued");
    }, patienceMs);
    acknowledged
      .then(
        () => resolve("saved"),
        (error: unknown) => {
          const failure = toAppError(error);
          if (waits) takeBack(failure);
          reject(failure);
        },
      )
      .finally(() => clearTimeout(timer));
  });
}

export interface Submit {
  busy: boolean;
  /** Why the last attempt failed; null after a new one began. */
  failure: AppError | null;
  /** Does the work unless it is being done; `then` gets its result, a failure is kept. */
  run: <T>(work: () => Promise<T>, then: (result: T) => void) => void;
}

/**
 * One thing at a time that is sent and may fail. `once`: a form that is left once it was sent, where
 * a second click on its way was meant for the same.
 */
export function useSubmit({ once = false } = {}): Submit {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef(false);
  const attempt = async <T>(
    work: () => Promise<T>,
    then: (result: T) => void,
  ): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      then(await work());
      running.current = once;
    } catch (error) {
      setFailure(toAppError(error));
      running.current = false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run: (work, then) => void attempt(work, then) };
}
