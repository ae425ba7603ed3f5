import { startOfDay } from "@domain/time/paris";
import { Box, Group, Text, useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { ChartFigure } from "../../../../../ui/chart/parts/chart-figure";
import type { Heat } from "../draw-heat";
import { apartColor } from "../fills";
import { HeatCanvas } from "../heat-canvas";
import { useShownPlan } from "../plan-under";
import { heatSvg } from "../save/heat-svg";
import { savedPlan } from "../save/plan-svg";
import { SaveButtons } from "../save/save-buttons";
import { saveCanvas } from "../save/save-picture";
import { useTitle } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import type { DifferenceProps } from "./heat-periods";
import { useApartRows } from "./use-apart-rows";

interface ApartFigureProps extends DifferenceProps {
  /** By square the share after less that before. */
  values: readonly number[];
}

/** The squares that are used more, and those used less: by colour, and solid or striped. */
export function ApartFigure(props: ApartFigureProps) {
  const { report, place, cut, values } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useShownPlan()?.image ?? null;
  const { percent } = usePlaceWords(place);
  const { zoneTable, squareTable } = useApartRows(place);
  const { grid, areas } = place;
  // Where nothing differs nothing is filled, whatever the scale.
  const top = Math.max(...values.map(Math.abs)) || 1;
  const heat = useMemo(
    (): Heat => ({
      grid,
      areaIds: areas.map(({ areaId }) => areaId),
      ...{ values, top, dark, isApart: true },
    }),
    [grid, areas, values, top, dark],
  );
  const title = useTitle(props, t("analysis.heat.periods.title"));
  return (
    <ChartFigure
      title={title}
      facts={t("analysis.heat.periods.facts", {
        day: format.date(startOfDay(cut)),
      })}
      file={title}
      rowsOf={(isFile) =>
        isFile ? squareTable(report, values) : zoneTable(report.zones)
      }
    >
      <HeatCanvas
        heat={heat}
        canvas={canvas}
        label={t("analysis.heat.periods.picture", { title })}
      />
      <Group justify="space-between" gap="md">
        <Group gap="md">
          <Swatch
            color={apartColor(1, dark)}
            isStriped={false}
            text={t("analysis.heat.periods.legendMore")}
          />
          <Swatch
            color={apartColor(-1, dark)}
            isStriped
            text={t("analysis.heat.periods.legendLess")}
          />
          <Text size="sm">
            {t("analysis.heat.periods.legendEnd", {
              value: percent(top, 1),
            })}
          </Text>
        </Group>
        <SaveButtons
          title={title}
          svg={() => heatSvg(title, [{ name: title, heat }], savedPlan(image))}
          png={() => saveCanvas(canvas.current, title)}
        />
      </Group>
    </ChartFigure>
  );
}

interface SwatchProps {
  color: string;
  isStriped: boolean;
  text: string;
}

function Swatch({ color, isStriped, text }: SwatchProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Box
        aria-hidden
        w={18}
        h={18}
        style={{
          flexShrink: 0,
          borderRadius: 2,
          background: isStriped
            ? `repeating-linear-gradient(to bottom, ${color} 0 3px, transparent 3px 6px)`
            : color,
        }}
      />
      <Text size="sm">{text}</Text>
    </Group>
  );
}
