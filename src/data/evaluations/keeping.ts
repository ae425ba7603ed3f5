import type { Answers } from "@domain/survey/answer";
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { givenAnswers } from "./answer-log";
import type { DraftPlace } from "./writes";

/** What was answered and may not be with the others yet; null until it is read. */
export function useLogged({ uid, evaluationId }: DraftPlace): Answers | null {
  const [logged, setLogged] = useState<Answers | null>(null);
  useEffect(() => {
    let current = true;
    givenAnswers.of(uid, evaluationId).then(
      (found) => current && setLogged(found),
      () => current && setLogged({}),
    );
    return () => {
      current = false;
    };
  }, [uid, evaluationId]);
  return logged;
}

/** Writes what is left as the page is hidden or left. */
export function useLeaving(
  latest: RefObject<{ write: (isWanted: boolean) => unknown }>,
): void {
  useEffect(() => {
    const leave = () => void latest.current.write(false);
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [latest]);
}
