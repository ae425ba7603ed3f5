import { Box } from "@mantine/core";
import type { RefObject } from "react";
import { useEffect } from "react";
import { useWidth } from "../../../../ui/layout/use-width";
import type { Heat } from "./draw-heat";
import { drawHeat } from "./draw-heat";

/** In px: a map is no higher than what leaves its legend in sight. */
const heightMost = 560;

interface HeatCanvasProps {
  heat: Heat;
  label: string;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** A heat map as one picture, as wide as there is room. */
export function HeatCanvas({ heat, label, canvas }: HeatCanvasProps) {
  const [measure, width] = useWidth<HTMLDivElement>();
  const { columns, rows } = heat.grid;
  const room = width !== null && Number.isFinite(width) ? width : 300;
  const size = Math.max(1, Math.min(room / columns, heightMost / rows));
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current;
      const context = element?.getContext("2d") ?? null;
      if (element === null || context === null) return;
      const fine = devicePixelRatio;
      element.width = Math.max(1, Math.round(columns * size * fine));
      element.height = Math.max(1, Math.round(rows * size * fine));
      drawHeat(context, heat, size * fine);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, heat, columns, rows, size]);
  return (
    <Box ref={measure}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{
          display: "block",
          width: columns * size,
          height: rows * size,
          borderRadius: 4,
        }}
      />
    </Box>
  );
}
