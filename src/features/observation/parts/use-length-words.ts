import { useFormat } from "../../../lib/use-format";

const minuteMs = 60_000;

/** A length of time in ms as people say it: "1 h 20 min", "42 min", "12 s". */
export function useLengthWords(): (ms: number) => string {
  const { number } = useFormat();
  const say = (value: number, unit: "hour" | "minute" | "second") =>
    number(value, { style: "unit", unit, unitDisplay: "short" });
  return (ms) => {
    const seconds = Math.round(ms / 1000);
    if (seconds > 0 && seconds < 60) return say(seconds, "second");
    // Of few minutes seconds count: an interval of 75 s is none of a minute.
    if (seconds < 600 && seconds % 60 !== 0)
      return `${say(Math.floor(seconds / 60), "minute")} ${say(seconds % 60, "second")}`;
    const minutes = Math.round(ms / minuteMs);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return say(minutes, "minute");
    return rest === 0
      ? say(hours, "hour")
      : `${say(hours, "hour")} ${say(rest, "minute")}`;
  };
}
