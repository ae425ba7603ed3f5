/** Two clocks of a device at one instant: the wall's, which may be set, and one that only goes on while the page lives. */
export interface Reading {
  wall: number;
  steady: number;
}

/** How a page tells the time since the session began. */
export interface SessionClock {
  /** A reading, and how far the session was by then, in ms. */
  at: Reading;
  t: number;
}

/** More than so many ms between both clocks is a jump of the wall's. */
const jumpLeast = 2000;

/** A clock of a session that begins now. */
export const clockBegun = (at: Reading): SessionClock => ({ at, t: 0 });

/**
 * A clock of a session that goes on in another page, or on another device: only the wall's clock knows how long that took.
 * Never before `last`, the last instant that is recorded.
 */
export const clockResumed = (
  startedAt: Date,
  last: number,
  at: Reading,
): SessionClock => ({ at, t: Math.max(last, at.wall - startedAt.getTime()) });

/**
 * By how many ms the wall's clock lies before the last instant that is recorded where a session goes on in another page: it
 * was set back meanwhile, or is behind that of the other device; null: by no more than clocks differ.
 */
export function behindOnResume(
  startedAt: Date,
  last: number,
  at: Reading,
): number | null {
  const behind = Math.round(at.wall - startedAt.getTime() - last);
  return behind > -jumpLeast ? null : behind;
}

/** ms since the session began: by the steady clock, whatever becomes of the wall's. */
export const instantOn = ({ at, t }: SessionClock, now: Reading): number =>
  Math.max(0, Math.round(t + now.steady - at.steady));

/** By how many ms the wall's clock was set meanwhile, forward or back; null: by no more than clocks differ. */
export function jumpOn({ at }: SessionClock, now: Reading): number | null {
  const jump = Math.round(now.wall - at.wall - (now.steady - at.steady));
  return Math.abs(jump) < jumpLeast ? null : jump;
}

/** The same clock, with the jump told: it is not told again. */
export const clockAfterJump = (
  clock: SessionClock,
  now: Reading,
): SessionClock => ({ at: now, t: instantOn(clock, now) });
