import type { XAxisTickContentProps } from "recharts";
import { CartesianGrid, XAxis, YAxis } from "recharts";
import { tickPlace, tickSlots } from "../parts/chart-scale";
import { innerWidth, plotMargin } from "./plot-frame";
import type { PlotProps } from "./plot-props";

const words = { fill: "var(--mantine-color-dimmed)", fontSize: 12 };
const line = { stroke: "var(--app-control)" };

/** Values at the left, with fine lines across. */
export function ValueAxisLines({ frame, axis, numberOf }: PlotProps) {
  return (
    <>
      <CartesianGrid
        vertical={false}
        stroke="var(--app-line)"
        strokeWidth={1}
      />
      <YAxis
        type="number"
        width={frame.left}
        domain={[axis.from, axis.to]}
        ticks={[...axis.ticks]}
        interval={0}
        tick={words}
        tickFormatter={numberOf}
        axisLine={false}
        tickLine={false}
      />
    </>
  );
}

/** What stands at the axis below, moved aside where it would be cut off. */
const slotTick =
  (width: number, nameOf: (value: string | number) => string) =>
  ({ x, y, payload }: XAxisTickContentProps) => {
    const text = nameOf(payload.value as string | number);
    return (
      <text
        x={tickPlace(Number(x), text, width)}
        y={y}
        dy="0.71em"
        textAnchor="middle"
        {...words}
      >
        {text}
      </text>
    );
  };

/** Time below, as a number of slots: whatever lies between two of them has its place. */
export function SlotAxis({ frame, data }: PlotProps) {
  const { slots, series } = data;
  const ticks = tickSlots(slots, innerWidth(frame));
  // A value as it came stands at its instant, so what names an hour stands where the hour begins.
  const within = series.some(({ raw }) => raw !== undefined) ? 0 : 0.5;
  return (
    <XAxis
      type="number"
      dataKey="at"
      domain={[0, slots.length]}
      allowDataOverflow
      height={plotMargin.bottom}
      ticks={ticks.map((index) => index + within)}
      interval={0}
      tick={slotTick(
        frame.width,
        (at) => slots[Math.floor(Number(at))]?.tick ?? "",
      )}
      axisLine={line}
      tickLine={line}
    />
  );
}

/** Time below, a room for each slot. */
export function SlotRooms({ frame, data }: PlotProps) {
  const { slots } = data;
  const ticks = tickSlots(slots, innerWidth(frame));
  const tickOf = new Map(slots.map(({ key, tick }) => [key, tick ?? ""]));
  return (
    <XAxis
      type="category"
      dataKey="slot"
      height={plotMargin.bottom}
      ticks={ticks.map((index) => slots[index]?.key ?? "")}
      interval={0}
      tick={slotTick(frame.width, (key) => tickOf.get(String(key)) ?? "")}
      axisLine={line}
      tickLine={line}
    />
  );
}
