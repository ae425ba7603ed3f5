import type { HeatOptions } from "@domain/observation/analysed/space/heat-map";
import type { PointsWanted } from "@domain/observation/analysed/space/points";
import { heatBys } from "@domain/observation/analysed/space/heat-maps";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageParams } from "../../../../ui/list/search-params";
import { useShown } from "../../query/use-shown";
import type { SpaceTabProps } from "../space-tab";

export const kinds = ["counts", "density"] as const;
/** How positions are shown: one map, maps beside each other, two periods, every point, in relief. */
export const views = [
  "one",
  ...heatBys,
  "periods",
  "points",
  "relief",
] as const;
type View = (typeof views)[number];

/** What is shown of the question, and how. */
export interface Shown {
  view: View;
  animalId: string | null;
  behaviourId: string | null;
  level: string | null;
  kind: (typeof kinds)[number];
  /** null: Scott's. */
  bandwidth: number | null;
  isOwn: boolean;
}

export interface HeatProps extends SpaceTabProps {
  shown: Shown;
}

/** What is shown, as the address says it; that colours are the map's own stays with whoever looks. */
export function useHeat(): [Shown, (change: Partial<Shown>) => void] {
  const [look, show] = useShown();
  const [params, change] = usePageParams();
  const [isOwn, own] = useState(false);
  const { animalId, level, bandwidth } = look;
  const shown: Shown = {
    view: views.find((one) => one === params.get("by")) ?? "one",
    animalId,
    behaviourId: look.behaviourIds[0] ?? null,
    level: level === null ? null : String(level),
    kind: kinds.find((one) => one === look.measure) ?? "counts",
    bandwidth,
    isOwn,
  };
  return [
    shown,
    (wanted) => {
      const next = { ...shown, ...wanted };
      own(next.isOwn);
      if (next.view !== shown.view) change({ by: next.view });
      else
        show({
          animalId: next.animalId,
          behaviourIds: next.behaviourId === null ? [] : [next.behaviourId],
          level: next.level === null ? null : Number(next.level),
          measure: next.kind === "counts" ? null : next.kind,
          bandwidth: next.bandwidth,
        });
    },
  ];
}

/** What of the points is meant: what maps are told apart by narrows none of them. */
export function wantedOf({ place, shown }: HeatProps): PointsWanted {
  const { view, level } = shown;
  const hasLevel = view !== "level" && view !== "relief" && level !== null;
  return {
    ...place.ground,
    animalId: view === "animal" ? null : shown.animalId,
    behaviourId: view === "behaviour" ? null : shown.behaviourId,
    level: hasLevel ? Number(level) : null,
  };
}

/** The same, and whether they are counted or smoothed. */
export const optionsOf = (props: HeatProps): HeatOptions => ({
  ...wantedOf(props),
  kind: props.shown.kind,
  bandwidth: props.shown.bandwidth,
});

/** A title, and what narrows what it is of. */
export function useTitle({ analysis, ...props }: HeatProps, of: string) {
  const { t } = useTranslation();
  const { animalId, behaviourId, level } = wantedOf({ analysis, ...props });
  const narrowed = [
    ...(animalId === null ? [] : [analysis.names.animal(animalId)]),
    ...(behaviourId === null ? [] : [analysis.coding.behaviour(behaviourId)]),
    ...(level === null ? [] : [t("analysis.scan.says.level", { level })]),
  ];
  return [of, ...narrowed].join(" · ");
}
