import { AppError } from "@domain/errors";
import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { Button, Group, Text, useComputedColorScheme } from "@mantine/core";
import { IconPhotoDown } from "@tabler/icons-react";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dayOf } from "../../../../lib/format";
import { fileWord, saveBytes } from "../../../../lib/save-json";
import { useFormat } from "../../../../lib/use-format";
import { ChartFigure } from "../../../../ui/chart/parts/chart-figure";
import { notifyError } from "../../../../ui/feedback/notify";
import type { Place } from "../use-ground";
import { heatColor } from "./draw-heat";
import { HeatCanvas } from "./heat-canvas";
import { useHeatRows } from "./use-heat-rows";

/** A scale that is the same for all animals and times ends where a square is used so many times as often as if all were used alike. */
const timesEven = 8;

interface HeatFigureProps {
  report: HeatMap;
  place: Place;
  title: string;
  /** Whether the scale ends at the most of this map alone. */
  isOwn: boolean;
}

const save = (canvas: HTMLCanvasElement | null, name: string) =>
  canvas?.toBlob((blob) => {
    if (blob === null) notifyError(new AppError("internal"));
    else saveBytes(blob, "image/png", name);
  }, "image/png");

/** Where somebody was: the picture, its scale, and behind it the zones as a table and every square as a file. */
export function HeatFigure(props: HeatFigureProps) {
  const { report, place, title, isOwn } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  const rowsOf = useHeatRows(report, place);
  const { values, n, bandwidth } = report;
  const { grid, areas } = place;
  const most = Math.max(...values);
  const painted = grid.zones.filter((zone) => zone > 0).length;
  const top = isOwn ? most : (timesEven * n) / Math.max(1, painted);
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
  const percent = (share: number) =>
    format.number(share, { style: "percent", maximumFractionDigits: 1 });
  const metres = (value: number) =>
    format.number(value, {
      style: "unit",
      unit: "meter",
      maximumFractionDigits: 1,
    });
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
        <Group gap="xs" wrap="nowrap">
          <Text size="sm">0</Text>
          <div
            aria-hidden
            style={{
              width: 120,
              height: 12,
              borderRadius: 2,
              background: `linear-gradient(to right, ${heatColor(0, dark)}, ${heatColor(1, dark)})`,
            }}
          />
          <Text size="sm">
            {t(
              isOwn || most <= top
                ? "analysis.scan.heat.scale"
                : "analysis.scan.heat.scaleOpen",
              { share: percent(top / n) },
            )}
          </Text>
        </Group>
        <Button
          variant="default"
          data-screen
          leftSection={<IconPhotoDown size={18} aria-hidden />}
          onClick={() =>
            save(
              canvas.current,
              `suricate-${fileWord(title, "scans")}-${dayOf(new Date())}.png`,
            )
          }
        >
          {t("analysis.scan.heat.save")}
        </Button>
      </Group>
    </ChartFigure>
  );
}
