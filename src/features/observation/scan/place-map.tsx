import type { Grid } from "@domain/grid/grid";
import type { ScanLine } from "@domain/observation/collect/scan-draft";
import type { Touch } from "@domain/observation/collect/scan-place";
import { touchOf } from "@domain/observation/collect/scan-place";
import { Box } from "@mantine/core";
import type { MouseEvent } from "react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../ui/layout/use-width";
import { initialsOf } from "../../../ui/picture/initials-of";
import { MapCanvas } from "../../shared/map/map-canvas";
import classes from "./scan.module.css";

/** In px: a map is no higher than what leaves the keys in sight. */
const heightMost = 520;

interface PlaceMapProps {
  grid: Grid;
  /** Ids of the enclosure's zones in their order: they say colours and numbers. */
  areaIds: readonly string[];
  lines: readonly ScanLine[];
  active: string | null;
  nameOf: (line: ScanLine) => string;
  onTouch: (touch: Touch) => void;
}

/** The enclosure's map, touched where the active animal is; who was placed stands on it by initials. */
export function PlaceMap(props: PlaceMapProps) {
  const { grid, areaIds, lines, active, nameOf, onTouch } = props;
  const { t } = useTranslation();
  const [measure, width] = useWidth<HTMLDivElement>();
  const look = useMemo(
    () => ({ layer: "zones" as const, areaIds, plan: null, marked: null }),
    [areaIds],
  );
  const room = Number.isFinite(width ?? Infinity) ? (width ?? 300) : 300;
  const size = Math.max(
    1,
    Math.min(room / grid.columns, heightMost / grid.rows),
  );
  const touched = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onTouch({
      left: (clientX - left) / (width || 1),
      top: (clientY - top) / (height || 1),
    });
  };
  return (
    <Box ref={measure}>
      <div className={classes.map} style={{ width: grid.columns * size }}>
        <MapCanvas
          grid={grid}
          size={size}
          look={look}
          role="img"
          aria-label={t("observation.scan.fields.map")}
          onClick={touched}
          style={{ cursor: "crosshair", touchAction: "manipulation" }}
        />
        {lines.map((line) => {
          const at = touchOf(grid, line);
          return at === null ? null : (
            <span
              key={line.key}
              aria-hidden
              className={classes.pin}
              data-active={line.key === active || undefined}
              style={{ left: `${at.left * 100}%`, top: `${at.top * 100}%` }}
            >
              {initialsOf(nameOf(line))}
            </span>
          );
        })}
      </div>
    </Box>
  );
}
