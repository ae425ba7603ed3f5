import { zoneAt } from "@domain/grid/grid";
import type { Position } from "@domain/observation/analysed/positions/positions";
import { squareOf } from "@domain/observation/collect/scan-place";
import type { Seen } from "@domain/observation/rows/row";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import type { Analysis } from "../../../frame/analysis";
import type { Place } from "../../use-ground";

/** How positions are told in words. */
export interface PointWords {
  who: (seen: Seen) => string;
  /** What it did, where it was. */
  what: (seen: Seen) => string;
  zone: (seen: Seen) => string;
  when: (position: Pick<Position, "startedAt" | "t">) => string;
  /** What its session is called. */
  session: (position: Pick<Position, "startedAt">) => string;
}

/** How positions in an enclosure are told: the zone that was said, else the one that is painted there. */
export function usePointWords(
  { names, coding }: Analysis,
  place: Place,
): PointWords {
  const { t } = useTranslation();
  const format = useFormat();
  const { grid, ground } = place;
  const zone = (seen: Seen): string => {
    const square = squareOf(grid, seen);
    const painted =
      square === null
        ? null
        : zoneAt(
            grid,
            square % grid.columns,
            Math.floor(square / grid.columns),
          );
    const areaId = seen.areaId ?? painted;
    return areaId === null
      ? t("analysis.positions.states.noZone")
      : place.zone(areaId);
  };
  const metres = (thousandths: number) =>
    format.number((thousandths * grid.mapWidth) / 1000, {
      style: "unit",
      unit: "meter",
      maximumFractionDigits: 1,
    });
  const point = ({ x, y }: Seen) =>
    x === null || y === null
      ? t("analysis.positions.states.noPoint")
      : `${metres(x)} × ${metres(y)}`;
  const did = ({ behaviourIds }: Seen) =>
    behaviourIds?.length
      ? behaviourIds.map(coding.behaviour).join(", ")
      : t("analysis.results.none");
  return {
    who: ({ animalId }) => (animalId === null ? "" : names.animal(animalId)),
    what: (seen) =>
      [
        did(seen),
        zone(seen),
        point(seen),
        ...(seen.level === null
          ? []
          : [t("analysis.scan.says.level", { level: seen.level })]),
      ].join(" · "),
    zone,
    when: ({ startedAt, t: at }) =>
      format.dateTime(new Date(startedAt.getTime() + at)),
    session: ({ startedAt }) =>
      `${names.enclosure(ground.enclosureId)}, ${format.dateTime(startedAt)}`,
  };
}
