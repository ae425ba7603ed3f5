import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { parisDay, parisTime, wallToInstant } from "../time/paris";
import { wallTimeOf } from "../time/wall-time";
import type { Notice } from "./notice";
import type { NoticePreferences } from "./preferences";
import { hourMs } from "../time/lengths";

type Quiet = Pick<NoticePreferences, "quietFrom" | "quietUntil">;

/**
 * Whether `now` lies within somebody's quiet hours, by the clocks of Paris: from the first minute, up to the last and
 * not with it. They may pass midnight; without both, or where both are the same, there are none.
 */
export function isQuiet({ quietFrom, quietUntil }: Quiet, now: Date): boolean {
  if (quietFrom === null || quietUntil === null) return false;
  const time = parisTime(now).slice(0, 5);
  return quietFrom <= quietUntil
    ? quietFrom <= time && time < quietUntil
    : time >= quietFrom || time < quietUntil;
}

/** The next time that the clocks of Paris show `time`, after `now`. */
function nextAt(time: string, now: Date): Date {
  const today = wallToInstant(wallTimeOf(parisDay(now), time));
  return today > now
    ? today
    : wallToInstant(wallTimeOf(addDays(parisDay(now), 1), time));
}

/** The first instant from `now` on that is not quiet: `now` itself, or the end of the quiet hours it lies in. */
export function quietEnd(quiet: Quiet, now: Date): Date {
  if (quiet.quietUntil === null || !isQuiet(quiet, now)) return now;
  const day = parisDay(now);
  const today = wallToInstant(wallTimeOf(day, quiet.quietUntil));
  // On the night the clocks go back a time may come a second time.
  const again = new Date(today.getTime() + hourMs);
  const repeats = parisTime(again) === parisTime(today);
  if (repeats && today <= now && again > now) return again;
  return nextAt(quiet.quietUntil, now);
}

/**
 * When a notice given at `now` is to be mailed to somebody: at once or with the day's others, but not in quiet hours,
 * whose end it waits for; null for who wants none.
 */
export function mailAtOf(
  preferences: NoticePreferences,
  now: Date,
): Date | null {
  const { noticeMail, noticeDigestAt } = preferences;
  if (noticeMail === "none") return null;
  const wanted = noticeMail === "digest" ? nextAt(noticeDigestAt, now) : now;
  return quietEnd(preferences, wanted);
}

/**
 * Until when what is due at `now` waits for somebody who wants one mail a day and had the last on `mailedOn`, a day in
 * Paris (null: never): for the next day's, where that of today is written; null: it does not wait.
 */
export function digestWait(
  mailedOn: CalendarDay | null,
  preferences: NoticePreferences,
  now: Date,
): Date | null {
  if (mailedOn !== parisDay(now)) return null;
  return quietEnd(preferences, nextAt(preferences.noticeDigestAt, now));
}

/** When a notice given at `now` is to be shown on somebody's devices: at once, or at the end of their quiet hours. */
export const pushAtOf = (preferences: NoticePreferences, now: Date): Date =>
  quietEnd(preferences, now);

/**
 * When a notice is mailed that takes the place of `before` (null: of none) and would by itself be mailed at `wanted`:
 * not later than what it replaces would have been, as long as that is not read. Otherwise what is said anew would put
 * off the mail for ever. null: not at all.
 */
export function keptMailAt(
  before: Pick<Notice, "read" | "mailAt"> | null,
  wanted: Date | null,
): Date | null {
  if (wanted === null || before === null || before.read) return wanted;
  const { mailAt } = before;
  return mailAt !== null && mailAt < wanted ? mailAt : wanted;
}
