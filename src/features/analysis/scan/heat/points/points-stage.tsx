import type { HeatPoints } from "@domain/observation/analysed/space/heat-points";
import { Stack, useComputedColorScheme } from "@mantine/core";
import {
  IconArrowsMaximize,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../../ui/layout/use-width";
import type { Place } from "../../use-ground";
import { MoveButtons } from "../moves/move-buttons";
import { Stage } from "../moves/stage";
import type { Moves } from "../moves/use-moves";
import { zoomStep } from "../moves/use-moves";
import { paint, pictureOf } from "./points-picture";
import type { Frame } from "./viewport";
import { moved, whole, zoomed } from "./viewport";

const [heightLeast, heightMost] = [240, 560];

interface PointsStageProps {
  points: HeatPoints;
  place: Pick<Place, "grid" | "areas">;
  label: string;
  /** The picture of the plan, drawn below the points; null: none may be. */
  plan: HTMLImageElement | null;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** Where a map is seen, in a width of so many px. */
const frameOf = (width: number, { columns, rows }: Place["grid"]): Frame => ({
  width,
  height: Math.round(
    Math.min(heightMost, Math.max(heightLeast, (width * rows) / columns)),
  ),
  columns,
  rows,
});

/** Every point over the plan, to be moved and looked at more closely; what moves is drawn once a frame. */
export function PointsStage(props: PointsStageProps) {
  const { points, place, label, canvas } = props;
  const { t } = useTranslation();
  const view = useRef<HTMLDivElement>(null);
  const [measure, width] = useWidth<HTMLDivElement>();
  const room = width !== null && Number.isFinite(width) ? width - 2 : 600;
  const { grid } = place;
  const frame = useMemo(() => frameOf(room, grid), [room, grid]);
  const moves = usePainted(props, frame);
  const buttons = [
    {
      label: t("analysis.heat.move.zoomOut"),
      icon: IconZoomOut,
      onClick: () => moves.zoom(1 / zoomStep),
    },
    {
      label: t("analysis.heat.move.all"),
      icon: IconArrowsMaximize,
      onClick: moves.start,
    },
    {
      label: t("analysis.heat.move.zoomIn"),
      icon: IconZoomIn,
      onClick: () => moves.zoom(zoomStep),
    },
  ];
  return (
    <Stack gap="xs" ref={measure}>
      <Stage
        view={view}
        label={label}
        role={t("analysis.heat.points.stage")}
        keys={t("analysis.heat.points.keys")}
        moves={moves}
        height={frame.height}
      >
        <canvas
          ref={canvas}
          aria-hidden
          data-points={points.n}
          style={{ display: "block", width: frame.width, height: frame.height }}
        />
      </Stage>
      <MoveButtons buttons={buttons} />
    </Stack>
  );
}

/** Gives a canvas the points of the screen that it fills. */
function fit(element: HTMLCanvasElement, frame: Frame, fine: number): void {
  element.width = Math.max(1, Math.round(frame.width * fine));
  element.height = Math.max(1, Math.round(frame.height * fine));
}

/** Draws what is seen once it changes, and moves it. */
function usePainted(
  { points, place: { grid, areas }, plan, canvas }: PointsStageProps,
  frame: Frame,
): Moves {
  const dark = useComputedColorScheme("light") === "dark";
  const picture = useMemo(() => {
    const areaIds = areas.map(({ areaId }) => areaId);
    return pictureOf(points, { grid, areaIds, dark }, plan);
  }, [points, grid, areas, dark, plan]);
  const looked = useRef(whole(frame));
  const repaint = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    const fine = devicePixelRatio;
    fit(element, frame, fine);
    looked.current = moved(frame, looked.current, 0, 0);
    let wanted = 0;
    const draw = () => {
      wanted = 0;
      paint(context, picture, frame, looked.current, fine);
    };
    repaint.current = () => {
      if (wanted === 0) wanted = requestAnimationFrame(draw);
    };
    repaint.current();
    return () => cancelAnimationFrame(wanted);
  }, [canvas, picture, frame]);
  return useMemo(
    () => ({
      by: (across, down) => {
        looked.current = moved(frame, looked.current, across, down);
        repaint.current();
      },
      zoom: (factor, around) => {
        looked.current = zoomed(frame, looked.current, factor, around);
        repaint.current();
      },
      start: () => {
        looked.current = whole(frame);
        repaint.current();
      },
    }),
    [frame],
  );
}
