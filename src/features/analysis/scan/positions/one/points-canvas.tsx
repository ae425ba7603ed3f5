import type { MapPoint } from "@domain/observation/rows/motion";
import { useEffect, useRef } from "react";
import classes from "../positions.module.css";
import type { Ink } from "./draw-points";
import { drawPoints } from "./draw-points";

interface PointsCanvasProps {
  points: readonly MapPoint[];
  /** Of the map, in px of the screen. */
  width: number;
  height: number;
  /** How wide the map is in thousandths. */
  across: number;
  /** How they are drawn; as something that is, unless given. */
  ink?: Ink;
}

/** Points over a map, however many there are, as one picture. */
export function PointsCanvas(props: PointsCanvasProps) {
  const { points, width, height, across, ink = "is" } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current;
      const context = element?.getContext("2d") ?? null;
      if (element === null || context === null) return;
      const fine = devicePixelRatio;
      element.width = Math.max(1, Math.round(width * fine));
      element.height = Math.max(1, Math.round(height * fine));
      drawPoints(context, points, (width * fine) / across, fine, ink);
    });
    return () => cancelAnimationFrame(frame);
  }, [points, width, height, across, ink]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={classes["dots"]}
      style={{ width, height }}
    />
  );
}
