export interface Clock {
  subscribe: (listener: () => void) => () => void;
  now: () => Date;
}

function makeClock(everyMs: number): Clock {
  const listeners = new Set<() => void>();
  let time = new Date();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    time = new Date();
    for (const listener of [...listeners]) listener();
  };
  // A tab in the background ticks late: what it shows is right as soon as it is looked at.
  const wake = () => {
    if (!document.hidden) tick();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        timer = setInterval(tick, everyMs);
        document.addEventListener("visibilitychange", wake);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener("visibilitychange", wake);
      };
    },
    now() {
      const idle = listeners.size === 0;
      // Clocks of devices are put back, too.
      if (idle && Math.abs(Date.now() - time.getTime()) >= everyMs)
        time = new Date();
      return time;
    },
  };
}

const clocks = new Map<number, Clock>();

/** The one clock of this pace (milliseconds); it ticks only while somebody listens. */
export function clockOf(everyMs: number): Clock {
  const known = clocks.get(everyMs);
  if (known) return known;
  const made = makeClock(everyMs);
  clocks.set(everyMs, made);
  return made;
}
