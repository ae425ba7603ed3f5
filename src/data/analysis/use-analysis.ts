import { errorCode } from "@domain/errors";
import type { ErrorCode } from "@domain/errors";
import type { AnalysisName } from "@domain/observation/analysed/analyses";
import type { Known } from "@domain/observation/analysed/chosen";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AnalysisDesk, Answered, Input } from "./desk";
import { analysisDesk } from "./desk";
import type { PackText } from "./messages";

/** A question, and what answers it. */
export interface Asking {
  desk: AnalysisDesk;
  /** null: not all of them are here. */
  packs: readonly PackText[] | null;
  query: AnalysisQuery;
  known: Known;
}

/** What becomes of one question. */
interface Work<N extends AnalysisName> {
  answered: Answered<N> | null;
  /** 0 to 1; null: nothing is being worked on. */
  working: number | null;
  failed: ErrorCode | null;
  stopped: boolean;
}

/** What an analysis says by now; while a changed question is worked on, the answer to the one before stays. */
export interface Analysed<N extends AnalysisName> extends Work<N> {
  /** Stops what is being worked on. */
  cancel: () => void;
  /** Begins again what failed or was stopped. */
  again: () => void;
}

/** A worker of the page that shows it, begun with the first question and ended with the page. */
export function useAnalysisDesk(): AnalysisDesk {
  const [desk] = useState(() => analysisDesk());
  useEffect(() => () => desk.end(), [desk]);
  return desk;
}

const idle = { answered: null, working: null, failed: null, stopped: false };

/** One question as something React can subscribe to: asked once somebody listens, given up when nobody does any more. */
function asked<N extends AnalysisName>(
  name: N,
  { desk, packs, query, known }: Asking,
  options: Input<N>["options"],
) {
  const listeners = new Set<() => void>();
  let work: Work<N> = { ...idle, working: packs === null ? null : 0 };
  let own: AbortController | null = null;
  const change = (next: Partial<Work<N>>) => {
    work = { ...work, ...next };
    for (const listener of [...listeners]) listener();
  };
  const begin = () => {
    if (packs === null) return;
    const wish = new AbortController();
    own = wish;
    const tell = (next: Partial<Work<N>>) => {
      if (!wish.signal.aborted) change(next);
    };
    desk.hold(packs);
    desk
      .run(
        name,
        { query, known, options },
        (working) => tell({ working }),
        wish.signal,
      )
      .then((answered) => tell({ answered, working: null }))
      .catch((error: unknown) =>
        tell({ working: null, failed: errorCode(error) }),
      );
  };
  const end = () => {
    own?.abort();
    own = null;
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (own === null && !work.stopped && work.answered === null) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    snapshot: () => work,
    cancel: () => {
      end();
      change({ working: null, stopped: true });
    },
    again: () => {
      end();
      change({ ...idle, working: 0 });
      begin();
    },
  };
}

/** What an analysis says of a question; it is asked again whenever the question, its options or the packs change. */
export function useAnalysis<N extends AnalysisName>(
  name: N,
  asking: Asking,
  options: Input<N>["options"],
): Analysed<N> {
  const { desk, packs, query, known } = asking;
  const key = JSON.stringify([name, query, known, options]);
  const made = () => ({ key, packs, desk, one: asked(name, asking, options) });
  const [held, setHeld] = useState(made);
  if (held.key !== key || held.packs !== packs || held.desk !== desk)
    setHeld(made());
  const { subscribe, snapshot, cancel, again } = held.one;
  const work = useSyncExternalStore(subscribe, snapshot);
  const [last, setLast] = useState(work.answered);
  if (work.answered !== null && work.answered !== last) setLast(work.answered);
  return { ...work, answered: work.answered ?? last, cancel, again };
}
