import type { Watched, WatchState } from "./episode";
import { closing, opening, unchanged } from "./episode";

const minuteMs = 60_000;

/**
 * What the last reading of a series makes of its alert of silence: it opens once `expectedBy` minutes have passed without
 * another, since the instant it was due, and closes once none is due any more. `lastAt` is the latest reading known, or the
 * instant the source was set up. Called again with the same it changes nothing.
 */
export function watchSilence(
  before: WatchState,
  lastAt: Date,
  expectedBy: number,
  now: Date,
): Watched {
  const due = new Date(lastAt.getTime() + expectedBy * minuteMs);
  const { openSince } = before;
  if (openSince === null)
    return now > due ? opening(due, now) : unchanged(before);
  // A late reading may be of before the alert, and yet too new for silence.
  const back = closing(openSince, lastAt > openSince ? lastAt : openSince);
  if (now <= due) return back;
  if (lastAt <= openSince) return unchanged(before);
  const again = opening(due, now);
  return {
    state: again.state,
    changes: [...back.changes, ...again.changes],
  };
}
