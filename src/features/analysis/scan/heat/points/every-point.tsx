import type { HeatPoints } from "@domain/observation/analysed/space/heat-points";
import { Stack, Text, useComputedColorScheme } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { ChartFigure } from "../../../../../ui/chart/parts/chart-figure";
import { Working } from "../../../parts/working";
import { useRecordWords } from "../../use-record-words";
import { useShownPlan } from "../plan-under";
import { savedPlan } from "../save/plan-svg";
import { pointsSvg } from "../save/points-svg";
import { SaveButtons } from "../save/save-buttons";
import { saveCanvas } from "../save/save-picture";
import type { HeatProps } from "../use-heat";
import { useTitle, wantedOf } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import { Without } from "../without";
import { PointsStage } from "./points-stage";
import { usePointRows } from "./use-point-rows";

/** Every point at its own place, whatever their number. */
export function EveryPoint(props: HeatProps) {
  const { analysis, place } = props;
  const { t } = useTranslation();
  const records = useRecordWords();
  const { most } = usePlaceWords(place);
  const analysed = useAnalysis("heatPoints", analysis.asking, wantedOf(props));
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.n === 0 ? (
          <Text c="dimmed">{t("analysis.scan.heat.none")}</Text>
        ) : (
          <Stack gap="md">
            <Text size="lg" fw={500}>
              {t("analysis.heat.points.lead", {
                records: records(report.n),
                ...most(report.zones, report.n),
              })}
            </Text>
            <PointsFigure {...props} report={report} />
            <Without count={report.without} />
          </Stack>
        )
      }
    </Working>
  );
}

function PointsFigure(props: HeatProps & { report: HeatPoints }) {
  const { report, place } = props;
  const { t } = useTranslation();
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useShownPlan()?.image ?? null;
  const title = useTitle(props, t("analysis.heat.points.title"));
  const rowsOf = usePointRows(report, place);
  return (
    <ChartFigure
      title={title}
      facts={t("analysis.heat.points.facts", { count: report.n })}
      file={title}
      rowsOf={rowsOf}
    >
      <PointsStage
        points={report}
        place={place}
        canvas={canvas}
        label={t("analysis.scan.heat.picture", { title })}
        plan={image}
      />
      <SaveButtons
        title={title}
        svg={() => {
          const areaIds = place.areas.map(({ areaId }) => areaId);
          const ground = { grid: place.grid, areaIds, dark };
          return pointsSvg(title, report, ground, savedPlan(image));
        }}
        png={() => saveCanvas(canvas.current, title)}
      />
    </ChartFigure>
  );
}
