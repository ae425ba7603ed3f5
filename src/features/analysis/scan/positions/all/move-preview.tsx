import { edgeOf } from "@domain/observation/collect/scan-place";
import type { Course, MapPoint } from "@domain/observation/rows/motion";
import { pointMoved } from "@domain/observation/rows/motion";
import { Box } from "@mantine/core";
import type { MouseEvent } from "react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../../ui/layout/use-width";
import { MapCanvas } from "../../../../shared/map/map-canvas";
import type { Place } from "../../use-ground";
import { PointsCanvas } from "../one/points-canvas";
import classes from "../positions.module.css";

/** In px: a map is no higher than what leaves the fields in sight. */
const heightMost = 480;

interface MovePreviewProps {
  place: Place;
  /** Some of the points, as they are. */
  points: readonly MapPoint[];
  course: Course | null;
  /** The mark that a touch places; null: a touch does nothing. */
  mark: MapPoint | null;
  onMark: (to: MapPoint) => void;
}

/** Where positions are and where they would be, before anything is done. */
export function MovePreview(props: MovePreviewProps) {
  const { place, points, course, mark, onMark } = props;
  const { t } = useTranslation();
  const [measure, width] = useWidth<HTMLDivElement>();
  const { grid, areas } = place;
  const edge = useMemo(() => edgeOf(grid), [grid]);
  const look = useMemo(
    () => ({
      layer: "zones" as const,
      areaIds: areas.map(({ areaId }) => areaId),
      plan: null,
      marked: null,
    }),
    [areas],
  );
  const moved = useMemo(
    () =>
      course === null ? points : points.map((one) => pointMoved(course, one)),
    [points, course],
  );
  const room = width !== null && Number.isFinite(width) ? width : 300;
  const size = Math.max(
    1,
    Math.min(room / grid.columns, heightMost / grid.rows),
  );
  const drawn = {
    ...{ width: grid.columns * size, height: grid.rows * size },
    across: edge.x,
  };
  const touched = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (mark === null) return;
    const box = currentTarget.getBoundingClientRect();
    onMark({
      x: Math.round(((clientX - box.left) / (box.width || 1)) * edge.x),
      y: Math.round(((clientY - box.top) / (box.height || 1)) * edge.y),
    });
  };
  return (
    <Box ref={measure}>
      <div
        className={classes["stage"]}
        style={{ width: drawn.width, height: drawn.height }}
      >
        <MapCanvas
          grid={grid}
          size={size}
          look={look}
          role="img"
          aria-label={t("analysis.positions.all.preview")}
          onClick={touched}
          style={mark === null ? {} : { cursor: "crosshair" }}
        />
        {course !== null && (
          <PointsCanvas points={points} ink="was" {...drawn} />
        )}
        <PointsCanvas points={moved} {...drawn} />
        {mark !== null && (
          <span
            aria-hidden
            className={classes["pin"]}
            style={{
              left: `${String((100 * mark.x) / edge.x)}%`,
              top: `${String((100 * mark.y) / edge.y)}%`,
            }}
          />
        )}
      </div>
    </Box>
  );
}
