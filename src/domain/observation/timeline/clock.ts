import { dayMs } from "../../time/lengths";
import { instantToFloating, instantToWall } from "../../time/paris";

/** What a clock in Paris shows at an instant of a session, with seconds: "10:02:05". */
export function clockAt(startedAt: Date, t: number): string {
  const text = instantToWall(new Date(startedAt.getTime() + t)).slice(11);
  return text.length === 5 ? `${text}:00` : text;
}

const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/u;

/**
 * The instant of a session at which a clock in Paris shows this, in ms since it began, of the 24 hours from its beginning
 * on; the beginning's own second is 0. null for what is no time of day.
 */
export function instantOfClock(startedAt: Date, shown: string): number | null {
  const [, hour, minute, second = "0"] = clock.exec(shown) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const wanted =
    ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  const began = instantToFloating(startedAt) % dayMs;
  const gone = (wanted - began + dayMs) % dayMs;
  // The clock tells whole seconds, the session's beginning lies within one.
  return gone === 0 ? 0 : gone - (startedAt.getTime() % 1000);
}
