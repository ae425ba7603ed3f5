import type {
  HeatMaps,
  PartMap,
} from "@domain/observation/analysed/space/heat-maps";
import { Box, Group, Stack, Text, useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { ChartFigure } from "../../../../../ui/chart/parts/chart-figure";
import { useRecordWords } from "../../use-record-words";
import type { Heat } from "../draw-heat";
import { HeatCanvas } from "../heat-canvas";
import { useShownPlan } from "../plan-under";
import { heatSvg } from "../save/heat-svg";
import { savedPlan } from "../save/plan-svg";
import { SaveButtons } from "../save/save-buttons";
import { Scale } from "../scale";
import { topShare } from "../top-share";
import { useTitle } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import type { HeatManyProps } from "./heat-many";
import { useManyRows } from "./use-many-rows";
import { usePartName } from "./use-part-name";

/** In px: maps narrower than this tell nothing. */
const narrowest = 200;

interface ManyFigureProps extends HeatManyProps {
  report: HeatMaps;
}

const mostIn = ({ values, n }: PartMap): number => Math.max(...values) / n;

/** Maps beside each other, each with its name and how many points it has; behind them a table, and every square as a file. */
export function ManyFigure(props: ManyFigureProps) {
  const { analysis, place, shown, by, report } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const dark = useComputedColorScheme("light") === "dark";
  const records = useRecordWords();
  const { nameOf } = usePartName(analysis, by);
  const { percent } = usePlaceWords(place);
  const rowsOf = useManyRows(props);
  const image = useShownPlan()?.image ?? null;
  const { maps, rest } = report;
  const { grid, areas } = place;
  const most = Math.max(...maps.map(mostIn));
  const top = shown.isOwn ? most : topShare(grid);
  const heats = useMemo(
    () =>
      maps.map(({ values, n }): Heat => ({
        grid,
        areaIds: areas.map(({ areaId }) => areaId),
        values,
        top: top * n,
        dark,
      })),
    [maps, grid, areas, top, dark],
  );
  const title = useTitle(props, t(`analysis.heat.many.title.${by}`));
  return (
    <ChartFigure
      title={title}
      facts={t("analysis.heat.many.facts", {
        count: maps.length + rest.length,
        shown: maps.length,
      })}
      file={title}
      rowsOf={rowsOf}
    >
      <Box
        style={{
          display: "grid",
          gap: "var(--mantine-spacing-md)",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${String(narrowest)}px), 1fr))`,
        }}
      >
        {maps.map((map, at) => {
          const heat = heats[at];
          return (
            heat && <OneOf key={map.key} {...props} map={map} heat={heat} />
          );
        })}
      </Box>
      {rest.length > 0 && (
        <Text size="sm">
          {t("analysis.heat.many.rest", {
            list: format.list(
              rest.map(({ key, n }) => `${nameOf(key)} (${records(n)})`),
            ),
          })}
        </Text>
      )}
      <Group justify="space-between" gap="md">
        <Scale
          dark={dark}
          end={t(
            shown.isOwn || most <= top
              ? "analysis.heat.many.scale"
              : "analysis.heat.many.scaleOpen",
            { share: percent(top, 1) },
          )}
        />
        <SaveButtons
          title={title}
          svg={() =>
            heatSvg(
              title,
              maps.flatMap(({ key, n }, at) => {
                const heat = heats[at];
                const name = `${nameOf(key)} (${records(n)})`;
                return heat === undefined ? [] : [{ name, heat }];
              }),
              savedPlan(image),
            )
          }
        />
      </Group>
    </ChartFigure>
  );
}

interface OneOfProps extends ManyFigureProps {
  map: PartMap;
  heat: Heat;
}

function OneOf({ analysis, place, by, map, heat }: OneOfProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const records = useRecordWords();
  const { nameOf } = usePartName(analysis, by);
  const { most } = usePlaceWords(place);
  const name = nameOf(map.key);
  return (
    <Stack gap={4} miw={0}>
      <Text size="sm" fw={500} aria-hidden>
        {name}{" "}
        <Text span size="sm" c="dimmed">
          ({records(map.n)})
        </Text>
      </Text>
      <HeatCanvas
        heat={heat}
        canvas={canvas}
        label={t("analysis.heat.many.picture", {
          name,
          records: records(map.n),
          ...most(map.zones, map.n),
        })}
      />
    </Stack>
  );
}
