import { Box } from "@mantine/core";
import type { RefObject } from "react";
import { useEffect } from "react";
import { useWidth } from "../../../../ui/layout/use-width";
import type { Heat } from "./draw-heat";
import { drawHeat } from "./draw-heat";
import { blend, drawOutlines, drawPlan } from "./draw-plan";
import { useShownPlan } from "./plan-under";

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
  const plan = useShownPlan();
  const image = plan?.image ?? null;
  const { grid, dark } = heat;
  const { columns, rows } = grid;
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
      if (image !== null)
        drawPlan(context, image, grid, { size: size * fine, dark });
      drawOutlines(context, grid, size * fine);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, heat, grid, dark, image, columns, rows, size]);
  const { operation, opacity } = blend[dark ? "dark" : "light"];
  return (
    <Box ref={measure}>
      <div
        style={{
          position: "relative",
          isolation: "isolate",
          overflow: "hidden",
          width: columns * size,
          height: rows * size,
          borderRadius: 4,
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          style={{ display: "block", width: "100%", height: "100%" }}
        />
        {plan !== null && image === null && (
          // What may not be saved is not drawn: the picture of the heat would be lost with it.
          <img
            src={plan.url}
            alt=""
            style={{
              position: "absolute",
              inset: "0 0 auto 0",
              width: "100%",
              mixBlendMode: operation,
              opacity,
              pointerEvents: "none",
            }}
          />
        )}
      </div>
    </Box>
  );
}
