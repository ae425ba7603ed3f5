import { hourMs } from "../time/lengths";

/** So many messages reach somebody one by one within an hour; those beyond come folded into one at its end. */
export const singlesMost = 10;

/** The hour that began with the first message: how many were sent in it, until when it lasts, whether more wait. */
export interface SendingHour {
  count: number;
  until: Date;
  waits: boolean;
}

/** How many are sent one by one now, whether all come as one instead, until when the others wait, and the hour then. */
export interface HourShare {
  single: number;
  folded: boolean;
  /** null: nothing waits. */
  heldUntil: Date | null;
  hour: SendingHour;
}

/**
 * What of `due` messages is sent at `now`, in the hour under way (null: none ever was). An insider who makes a stream
 * of tasks drives ten mails an hour and one, and none is lost.
 */
export function shareOfHour(
  hour: SendingHour | null,
  due: number,
  now: Date,
): HourShare {
  const runs = hour !== null && now < hour.until;
  if (!runs && hour?.waits === true && due > 1)
    return {
      single: 0,
      folded: true,
      heldUntil: null,
      hour: { count: 1, until: new Date(now.getTime() + hourMs), waits: false },
    };
  const { count, until, waits } = runs
    ? hour
    : { count: 0, until: new Date(now.getTime() + hourMs), waits: false };
  const single = Math.min(due, Math.max(0, singlesMost - count));
  const holds = due > single;
  return {
    single,
    folded: false,
    heldUntil: holds ? until : null,
    hour: { count: count + single, until, waits: waits || holds },
  };
}
