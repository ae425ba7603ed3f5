import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { Group, useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChartFigure } from "../../../../ui/chart/parts/chart-figure";
import type { Place } from "../use-ground";
import { HeatCanvas } from "./heat-canvas";
import { useShownPlan } from "./plan-under";
import { heatSvg } from "./save/heat-svg";
import { savedPlan } from "./save/plan-svg";
import { SaveButtons } from "./save/save-buttons";
import { saveCanvas } from "./save/save-picture";
import { Scale } from "./scale";
import { topShare } from "./top-share";
import { useHeatRows } from "./use-heat-rows";
import { usePlaceWords } from "./use-place-words";

interface HeatFigureProps {
  report: HeatMap;
  place: Place;
  title: string;
  /** Whether the scale ends at the most of this map alone. */
  isOwn: boolean;
}

/** Where somebody was: the picture, its scale, and behind it the zones as a table and every square as a file. */
export function HeatFigure(props: HeatFigureProps) {
  const { report, place, title, isOwn } = props;
  const { t } = useTranslation();
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useShownPlan()?.image ?? null;
  const rowsOf = useHeatRows(report, place);
  const { percent, metres } = usePlaceWords(place);
  const { values, n, bandwidth } = report;
  const { grid, areas } = place;
  const most = Math.max(...values);
  const top = isOwn ? most : n * topShare(grid);
  const heat = useMemo(
    () => ({
      grid,
      areaIds: areas.map(({ areaId }) => areaId),
      values,
      top,
      dark,
    }),
    [grid, areas, values, top, dark],
  );
  return (
    <ChartFigure
      title={title}
      facts={
        bandwidth === null
          ? t("analysis.scan.heat.facts.counts", { count: n })
          : t("analysis.scan.heat.facts.density", {
              count: n,
              across: metres(bandwidth.columns),
              down: metres(bandwidth.rows),
            })
      }
      file={title}
      rowsOf={rowsOf}
    >
      <HeatCanvas
        heat={heat}
        canvas={canvas}
        label={t("analysis.scan.heat.picture", { title })}
      />
      <Group justify="space-between" gap="md">
        <Scale
          dark={dark}
          end={t(
            isOwn || most <= top
              ? "analysis.scan.heat.scale"
              : "analysis.scan.heat.scaleOpen",
            { share: percent(top / n, 1) },
          )}
        />
        <SaveButtons
          title={title}
          svg={() => heatSvg(title, [{ name: title, heat }], savedPlan(image))}
          png={() => saveCanvas(canvas.current, title)}
        />
      </Group>
    </ChartFigure>
  );
}
