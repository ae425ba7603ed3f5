import type { HeatMaps } from "@domain/observation/analysed/space/heat-maps";
import {
  Group,
  Stack,
  Switch,
  Text,
  useComputedColorScheme,
} from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../../ui/layout/use-width";
import { ChartFigure } from "../../../../../ui/chart/parts/chart-figure";
import { useManyRows } from "../many/use-many-rows";
import { reliefSvg } from "./relief-svg";
import { SaveButtons } from "../save/save-buttons";
import { saveCanvas } from "../save/save-picture";
import { Scale } from "../scale";
import type { HeatProps } from "../use-heat";
import { useTitle } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import { buildingOf } from "./blocks";
import { namedShot } from "./named-shot";
import type { ReliefDrawing } from "./relief-svg";
import { ReliefView } from "./relief-view";
import { firstTurned } from "./turned";
import { hasWebgl } from "./webgl";

const height = 480;
/** More columns a level are a picture that takes long to turn; a still one is drawn anew each time. */
const blocksMost = { still: 900, turned: 10_000 } as const;

/** Levels above each other: in three dimensions where there is WebGL, else as a still picture; behind both the table by level. */
export function ReliefFigure(props: HeatProps & { report: HeatMaps }) {
  const { analysis, place, shown, report } = props;
  const { t } = useTranslation();
  const dark = useComputedColorScheme("light") === "dark";
  const [measure, width] = useWidth<HTMLDivElement>();
  const [canTurn, setCanTurn] = useState(hasWebgl);
  const [wantsStill, wantStill] = useState(false);
  const [turned, turn] = useState(firstTurned);
  const shot = useRef<(() => HTMLCanvasElement) | null>(null);
  const { percent } = usePlaceWords(place);
  const rowsOf = useManyRows({ analysis, place, shown, by: "level", report });
  const isStill = wantsStill || !canTurn;
  const { grid, areas } = place;
  const plan = useMemo(
    () => ({ grid, areaIds: areas.map(({ areaId }) => areaId), dark }),
    [grid, areas, dark],
  );
  const still = useMemo(
    () => buildingOf(report, grid, blocksMost.still),
    [report, grid],
  );
  const whole = useMemo(
    () => buildingOf(report, grid, blocksMost.turned),
    [report, grid],
  );
  const title = useTitle(props, t("analysis.heat.relief.title"));
  const drawing: ReliefDrawing = {
    ...{ title, turned, kind: shown.kind, dark, grid, height },
    building: isStill ? still : whole,
    areaIds: plan.areaIds,
    nameOf: (level) => t("analysis.scan.says.level", { level }),
    width: width !== null && Number.isFinite(width) ? width - 2 : 600,
  };
  const svgOf = () => reliefSvg({ ...drawing, building: still });
  const unknown = report.maps.find(({ key }) => key === "")?.n ?? 0;
  return (
    <ChartFigure
      title={title}
      facts={t(
        shown.kind === "counts"
          ? "analysis.heat.relief.columns"
          : "analysis.heat.relief.density",
      )}
      file={title}
      rowsOf={rowsOf}
    >
      <Stack gap="xs" ref={measure}>
        {canTurn ? (
          <Switch
            label={t("analysis.heat.relief.still")}
            checked={wantsStill}
            onChange={({ currentTarget }) => wantStill(currentTarget.checked)}
            mih={44}
          />
        ) : (
          <Text size="sm">{t("analysis.heat.relief.unavailable")}</Text>
        )}
        <ReliefView
          {...{ drawing, plan, shot, isStill }}
          svg={isStill ? svgOf() : ""}
          label={t("analysis.heat.relief.picture", { title })}
          onTurned={turn}
          onFailed={() => setCanTurn(false)}
        />
      </Stack>
      {unknown > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.heat.relief.unknown", { count: unknown })}
        </Text>
      )}
      <Group justify="space-between" gap="md">
        <Scale
          dark={dark}
          end={t("analysis.scan.heat.scale", {
            share: percent(drawing.building.top / report.n, 1),
          })}
        />
        <SaveButtons
          title={title}
          svg={svgOf}
          {...(!isStill && {
            png: () => saveCanvas(namedShot(shot.current, drawing), title),
          })}
        />
      </Group>
    </ChartFigure>
  );
}
