import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import { useRef, useState } from "react";

/** One's own change: what was stored before it, and what it left. */
interface Step<T> {
  before: T;
  after: T;
}

export interface Undoing<T> {
  /** Keeps it so; nothing is written where it is so. Rejects AppError where that is refused. */
  keep: (next: T) => Promise<void>;
  /**
   * Takes the last change of this visit back; null: there is none. Rejects AppError: "conflict" where what is stored is not
   * what that change left, as somebody else changed it since.
   */
  undo: (() => Promise<void>) | null;
}

/** A value of a record that is kept as it is changed, and how one's own changes of this visit are taken back, the last first. */
export function useUndo<T>(
  stored: T,
  write: (next: T) => Promise<unknown>,
): Undoing<T> {
  const [steps, setSteps] = useState<readonly Step<T>[]>([]);
  const isUndoing = useRef(false);
  const forget = (step: Step<T>) =>
    setSteps((all) => all.filter((one) => one !== step));
  const keep = async (next: T) => {
    if (equalValues(next, stored)) return;
    const step = { before: stored, after: next };
    setSteps((all) => [...all, step]);
    try {
      await write(next);
    } catch (error) {
      forget(step);
      throw error;
    }
  };
  const last = steps.at(-1);
  if (last === undefined) return { keep, undo: null };
  const undo = async () => {
    // A second click on its way was meant for the same.
    if (isUndoing.current) return;
    if (!equalValues(stored, last.after)) {
      setSteps([]);
      throw new AppError("conflict");
    }
    isUndoing.current = true;
    try {
      await write(last.before);
      forget(last);
    } finally {
      isUndoing.current = false;
    }
  };
  return { keep, undo };
}
