import { useCallback, useEffect, useState } from "react";
import type {
  automate,
  formLike,
  recurrenceIssues,
  RecurrencePart,
} from "./recurrence-part";

interface Part {
  automate: typeof automate;
  formLike: typeof formLike;
  recurrenceIssues: typeof recurrenceIssues;
  RecurrencePart: typeof RecurrencePart;
}

let loaded: Part | null = null;

interface RecurrencePartState {
  /** What rules and fields of recurrence need; null until it is here. */
  part: Part | null;
  /** Why it could not be fetched; null while all is well. */
  failure: unknown;
  retry: () => void;
}

/** Recurrence is fetched when somebody wants it, and then kept. */
export function useRecurrencePart(wanted: boolean): RecurrencePartState {
  const [part, setPart] = useState(loaded);
  const [failure, setFailure] = useState<unknown>(null);
  const fetchPart = useCallback(() => {
    import("./recurrence-part").then((found) => {
      loaded = found;
      setPart(found);
    }, setFailure);
  }, []);
  const missing = wanted && part === null;
  useEffect(() => {
    if (missing) fetchPart();
  }, [missing, fetchPart]);
  const retry = () => {
    setFailure(null);
    fetchPart();
  };
  return { part, failure, retry };
}
