import type { HeatBy } from "@domain/observation/analysed/space/heat-maps";
import { useTranslation } from "react-i18next";
import type { Analysis } from "../../../frame/analysis";

/** How an animal, a behaviour, a level or an hour is called, and what all of them are. */
export function usePartName(
  { names, coding }: Analysis,
  by: HeatBy,
): { head: string; nameOf: (key: string) => string } {
  const { t } = useTranslation();
  switch (by) {
    case "animal":
      return { head: t("analysis.scan.by.animal"), nameOf: names.animal };
    case "behaviour":
      return {
        head: t("analysis.scan.by.behaviour"),
        nameOf: (key) => coding.behaviour(key),
      };
    case "level":
      return {
        head: t("analysis.scan.by.level"),
        nameOf: (key) =>
          key === ""
            ? t("analysis.scan.states.noLevel")
            : t("analysis.scan.says.level", { level: key }),
      };
    case "hour":
      return {
        head: t("analysis.heat.columns.hour"),
        nameOf: (key) => `${key.padStart(2, "0")}:00`,
      };
  }
}
