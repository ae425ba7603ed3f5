import type { SessionClock } from "@domain/observation/collect/session-clock";
import {
  behindOnResume,
  clockAfterJump,
  clockResumed,
  instantOn,
  jumpOn,
} from "@domain/observation/collect/session-clock";
import { useCallback, useEffect, useRef } from "react";

const reading = () => ({ wall: Date.now(), steady: performance.now() });
const lookEveryMs = 5000;

/**
 * How far the session is, in ms since it began, whatever becomes of the wall's clock; a jump of that is told once, and one that
 * lies before what is recorded is as the session goes on here. A device
 * that slept meanwhile has a steady clock that stood still: there the wall's tells how long.
 */
export function useSessionClock(
  startedAt: Date,
  last: number,
  onJump: (ms: number, t: number) => void,
): () => number {
  const clock = useRef<SessionClock | null>(null);
  const slept = useRef(false);
  const told = useRef(onJump);
  useEffect(() => {
    told.current = onJump;
  });
  const instant = useCallback((): number => {
    const now = reading();
    clock.current ??= clockResumed(startedAt, last, now);
    const jump = jumpOn(clock.current, now);
    if (jump !== null) {
      clock.current = clockAfterJump(clock.current, now);
      if (slept.current && jump > 0) clock.current.t += jump;
      else told.current(jump, clock.current.t);
    }
    slept.current = false;
    return instantOn(clock.current, now);
  }, [startedAt, last]);
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    const behind = behindOnResume(startedAt, last, reading());
    if (behind !== null) told.current(behind, last);
  }, [startedAt, last]);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") slept.current = true;
      else instant();
    };
    document.addEventListener("visibilitychange", hide);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") instant();
    }, lookEveryMs);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      clearInterval(timer);
    };
  }, [instant]);
  return instant;
}
