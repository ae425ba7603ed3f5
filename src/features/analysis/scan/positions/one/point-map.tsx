import type { Position } from "@domain/observation/analysed/positions/positions";
import { edgeOf, squareIn } from "@domain/observation/collect/scan-place";
import type { MapPoint } from "@domain/observation/rows/motion";
import { Box, Stack, Text } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../../ui/layout/use-width";
import { MapCanvas } from "../../../../shared/map/map-canvas";
import type { Place } from "../../use-ground";
import classes from "../positions.module.css";
import { PointsCanvas } from "./points-canvas";
import { useMapHands } from "./use-map-hands";
import type { PointWords } from "./use-point-words";

/** In px: a map is no higher than what leaves the fields in sight. */
const heightMost = 480;

interface PointMapProps {
  place: Place;
  /** Those that are shown. */
  rows: readonly Position[];
  /** The chosen one as it would be; null: none is, or it has no point. */
  chosen: MapPoint | null;
  words: PointWords;
  /** What is said of the chosen one. */
  said: string | null;
  onChoose: (row: Position) => void;
  onMove: (to: MapPoint) => void;
  onSave: () => void;
  onLeave: () => void;
}

const pointOf = ({ seen: { x, y } }: Position): MapPoint[] =>
  x === null || y === null ? [] : [{ x, y }];

/** The enclosure's map with every position on it: one is chosen and moved there. */
export function PointMap(props: PointMapProps) {
  const { place, rows, chosen, words, said } = props;
  const { t } = useTranslation();
  const help = useId();
  const [measure, width] = useWidth<HTMLDivElement>();
  const [aimed, aim] = useState(0);
  const { grid, areas } = place;
  const edge = useMemo(() => edgeOf(grid), [grid]);
  const placed = useMemo(
    () => rows.filter((row) => pointOf(row).length > 0),
    [rows],
  );
  const points = useMemo(() => placed.flatMap(pointOf), [placed]);
  const look = useMemo(
    () => ({
      layer: "zones" as const,
      areaIds: areas.map(({ areaId }) => areaId),
      plan: null,
      marked: null,
    }),
    [areas],
  );
  const room = width !== null && Number.isFinite(width) ? width : 300;
  const size = Math.max(
    1,
    Math.min(room / grid.columns, heightMost / grid.rows),
  );
  const [wide, high] = [grid.columns * size, grid.rows * size];
  const at = Math.min(aimed, Math.max(0, placed.length - 1));
  const hands = useMapHands({
    ...props,
    ...{ rows: placed, aimed: at, aim, edge, square: squareIn(grid) },
  });
  const aimedRow = placed[at];
  const pin = chosen ?? points[at] ?? null;
  return (
    <Stack gap="xs" ref={measure}>
      <Box
        className={classes["stage"] ?? ""}
        role="application"
        aria-roledescription={t("analysis.positions.states.stage")}
        aria-label={t("analysis.positions.states.map", {
          count: placed.length,
        })}
        aria-describedby={help}
        tabIndex={0}
        style={{
          width: wide,
          height: high,
          cursor: chosen === null ? "pointer" : "grab",
          // A finger that moves a position does not scroll the page.
          touchAction: chosen === null ? "manipulation" : "none",
        }}
        {...hands}
      >
        <MapCanvas grid={grid} size={size} look={look} aria-hidden />
        <PointsCanvas
          points={points}
          width={wide}
          height={high}
          across={edge.x}
        />
        {pin !== null && (
          <span
            aria-hidden
            className={classes["pin"]}
            data-aimed={chosen === null || undefined}
            style={{
              left: `${String((100 * pin.x) / edge.x)}%`,
              top: `${String((100 * pin.y) / edge.y)}%`,
            }}
          />
        )}
      </Box>
      <Text size="sm" role="status">
        {said ??
          (aimedRow === undefined
            ? ""
            : [
                words.who(aimedRow.seen),
                words.what(aimedRow.seen),
                words.when(aimedRow),
              ].join(" · "))}
      </Text>
      <Text id={help} size="xs" c="dimmed">
        {t("analysis.positions.messages.keys")}
      </Text>
    </Stack>
  );
}
