import type { AppError } from "@domain/errors";
import { partsOfMove } from "@domain/observation/analysed/positions/movable";
import type { Awaited } from "@domain/observation/analysed/positions/settled";
import { wholeSession } from "@domain/observation/rows/change";
import type { Motion } from "@domain/observation/rows/motion";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../../data/hooks/ready-session";
import { outcomeOf, useSubmit } from "../../../../../data/hooks/use-submit";
import type { Correct } from "../../../../../data/observation/correct";
import { correct } from "../../../../../data/observation/correct";
import { newId } from "../../../../../data/write";
import { notifyDone } from "../../../../../ui/feedback/notify";

/** One correction a session, part by part. */
export interface Run {
  busy: boolean;
  failure: AppError | null;
  /** How many sessions have theirs; null: nothing is under way. */
  progress: { done: number; of: number } | null;
  /** After the part that is being written. */
  stop: () => void;
  /** Goes on with what failed. */
  again: () => void;
  /** `motionId`: goes on with a move that was stopped; null: a new one. */
  move: (
    ids: readonly string[],
    motion: Motion,
    reason: string,
    motionId: string | null,
  ) => void;
  takeBack: (ids: readonly string[], motionId: string, reason: string) => void;
}

/** What is written into every session. */
interface Task {
  ids: readonly string[];
  put: Pick<Correct, "change" | "reason" | "correctionId">;
  awaited: { motionId: string; isMoved: boolean };
  /** Those that have it. */
  written: Set<string>;
}

/** Moves all positions of sessions, or takes that back, and waits for what analyses read to follow. */
export function useRun(name: string, wait: (awaited: Awaited) => void): Run {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const { busy, failure, run } = useSubmit();
  const [progress, setProgress] = useState<Run["progress"]>(null);
  const [task, setTask] = useState<Task | null>(null);
  const stopped = useRef(false);
  const isStopped = () => stopped.current;
  const write = async ({ ids, put, awaited, written }: Task): Promise<void> => {
    const parts = partsOfMove(ids);
    const of = parts.flat().length;
    const at = new Date();
    stopped.current = false;
    for (const part of parts) {
      if (isStopped()) return;
      setProgress({ done: written.size, of });
      const open = part.filter((id) => !written.has(id));
      await Promise.all(
        open.map(async (obsSessionId) => {
          const session = { zooId, obsSessionId };
          await outcomeOf(
            correct(session, uid, { ...put, target: wholeSession, name, at }),
          );
          written.add(obsSessionId);
          const correctionId = `${awaited.motionId} ${obsSessionId}`;
          wait({ correctionId, obsSessionId, ...awaited });
        }),
      );
    }
  };
  const start = (next: Task) => {
    setTask(next);
    run(
      () => write(next).finally(() => setProgress(null)),
      () => notifyDone(t("corrections.messages.saved")),
    );
  };
  return {
    ...{ busy, failure, progress },
    stop: () => {
      stopped.current = true;
    },
    again: () => {
      if (task !== null) start(task);
    },
    move: (ids, motion, reason, motionId) => {
      // The same in every session, so that none is moved twice by it.
      const correctionId = motionId ?? newId();
      start({
        ids,
        put: { change: { moved: motion }, reason, correctionId },
        awaited: { motionId: correctionId, isMoved: true },
        written: new Set(),
      });
    },
    takeBack: (ids, motionId, reason) =>
      start({
        ids,
        put: { change: { takenBack: motionId }, reason },
        awaited: { motionId, isMoved: false },
        written: new Set(),
      }),
  };
}
