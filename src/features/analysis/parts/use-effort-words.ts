import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

const minuteMs = 60_000;

/** How much was watched, in words. */
export function useEffortWords() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = (value: number, unit: "hour" | "minute" | "second") =>
    number(value, { style: "unit", unit, unitDisplay: "short" });
  /** A length of time in ms: "1 h 20 min", "42 min", "12 s". */
  const length = (ms: number): string => {
    if (ms > 0 && ms < minuteMs)
      return say(Math.max(1, Math.round(ms / 1000)), "second");
    const minutes = Math.round(ms / minuteMs);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return say(minutes, "minute");
    return rest === 0
      ? say(hours, "hour")
      : `${say(hours, "hour")} ${say(rest, "minute")}`;
  };
  return {
    length,
    sessions: (count: number) => t("analysis.query.found.sessions", { count }),
    animals: (count: number) => t("analysis.query.found.animals", { count }),
    scans: (count: number) => t("analysis.query.found.scans", { count }),
    /** All animals' time together. */
    followed: (ms: number) =>
      t("analysis.query.found.followed", { length: length(ms) }),
  };
}
