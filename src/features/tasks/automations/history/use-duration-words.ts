import { useFormat } from "../../../../lib/use-format";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took as one says it, in one unit: minutes, hours from an hour and a half on, days from a day and a half. */
export function useDurationWords(): (ms: number) => string {
  const format = useFormat();
  const say = (ms: number, unit: "minute" | "hour" | "day", length: number) =>
    format.number(Math.max(1, Math.round(ms / length)), {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
  return (ms) => {
    if (ms < 1.5 * hour) return say(ms, "minute", minute);
    return ms < 1.5 * day ? say(ms, "hour", hour) : say(ms, "day", day);
  };
}
