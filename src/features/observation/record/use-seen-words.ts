import type { Seen } from "@domain/observation/rows/row";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { SessionNames } from "../parts/use-session-names";
import type { SessionPlan } from "../parts/use-plans";

/** Who was seen in a scan and what they did, in words. */
export function useSeenWords(plan: SessionPlan, names: SessionNames) {
  const { t } = useTranslation();
  const format = useFormat();
  const who = ({ animalId, groupId, count }: Seen): string => {
    if (animalId !== null) return names.animal(animalId);
    const name =
      groupId === null
        ? t("observation.record.states.unidentified")
        : names.group(groupId);
    return `${name} × ${format.number(count)}`;
  };
  const whereOf = ({ x, level, areaId }: Seen): (string | null)[] => {
    if (x === null && areaId === null && level === null) return [];
    const outside = x === null ? null : t("observation.scan.states.outside");
    return [
      areaId === null ? outside : (names.area(areaId) ?? outside),
      level === null ? null : t("observation.record.states.level", { level }),
    ];
  };
  const did = (seen: Seen): string => {
    const { behaviourIds, partnerId } = seen;
    if (behaviourIds === null) return plan.nameOf(null);
    const what =
      behaviourIds.length === 0
        ? t("observation.record.states.noneOfThem")
        : behaviourIds.map(plan.nameOf).join(", ");
    const partner =
      partnerId === null
        ? null
        : t("observation.scan.states.partner", {
            name: names.animal(partnerId),
          });
    return [what, partner, ...whereOf(seen)]
      .filter((part) => part !== null)
      .join(" · ");
  };
  return { who, did };
}
