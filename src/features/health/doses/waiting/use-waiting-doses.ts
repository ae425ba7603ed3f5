import { isWaiting } from "@domain/health/doses/today";
import { useTranslation } from "react-i18next";
import type { DoseToday } from "../use-doses";
import { useDoses } from "../use-doses";

interface WaitingDoses {
  doses: readonly DoseToday[];
  isMissed: boolean;
  /** How many: what was missed before what is merely due. */
  words: string;
}

/** The doses of today that wait to be given in these sectors; null while none is known to. */
export function useWaitingDoses(
  sectorIds: readonly string[],
): WaitingDoses | null {
  const { t } = useTranslation();
  const live = useDoses(sectorIds);
  if (live.state !== "data") return null;
  const doses = live.data.doses.filter(isWaiting);
  if (doses.length === 0) return null;
  const missed = doses.filter(({ state }) => state === "missed").length;
  return {
    doses,
    isMissed: missed > 0,
    words:
      missed > 0
        ? t("health.doses.missedCount", { count: missed })
        : t("health.doses.waitingCount", { count: doses.length }),
  };
}
