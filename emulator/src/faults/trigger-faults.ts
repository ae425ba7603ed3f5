import type { Faults } from "./faults";

const defaultWindowMs = 200;

/** What events pass through on their way to the functions. */
export interface Disturbance<Event> {
  push(event: Event): void;
  /** What is held back is not delivered any more. */
  close(): void;
}

/** Passes events on: at once, or as often, as late and in the order that `faults` says. */
export function createDisturbance<Event>(
  faults: () => Faults["triggers"],
  passOn: (event: Event) => void,
): Disturbance<Event> {
  const timers = new Set<NodeJS.Timeout>();
  let held: Event[] = [];

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  function hold(copies: readonly Event[], ms: number): void {
    if (held.length === 0)
      later(ms, () => {
        const reversed = held.reverse();
        held = [];
        reversed.forEach(passOn);
      });
    held.push(...copies);
  }

  return {
    push(event) {
      const { copies = 1, delayMs, reversed = false } = faults() ?? {};
      const all = Array.from({ length: copies }, () => event);
      if (reversed) hold(all, delayMs ?? defaultWindowMs);
      else if (delayMs) later(delayMs, () => all.forEach(passOn));
      else all.forEach(passOn);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      held = [];
    },
  };
}
