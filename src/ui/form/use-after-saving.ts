import { useNavigate } from "react-router-dom";
import type { JustMade } from "../list/just-made";
import { notifyDone, notifyInfo } from "../feedback/notify";

/** "queued" while the server cannot be reached. */
export type Outcome = "saved" | "queued";

interface Words {
  /** The server has it. */
  saved: string;
  /** Takes it back; for ten seconds. */
  undo?: (() => void) | undefined;
  /** It waits for the network. */
  queued: string;
}

/** What follows a save: leaving no longer asks, a quiet word, and on to the given address. */
export function useAfterSaving(
  form: { release: () => void },
  words: Words,
): (outcome: Outcome, to: string, made?: JustMade) => void {
  const navigate = useNavigate();
  return (outcome, to, made) => {
    form.release();
    const { saved, undo } = words;
    if (outcome === "saved") notifyDone(saved, undo && { take: undo });
    else notifyInfo(words.queued);
    void navigate(to, { replace: true, state: made });
  };
}
