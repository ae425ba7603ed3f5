import { zoneColor } from "../../../../shared/map/colors";
import type { Heat } from "../draw-heat";
import { washes } from "../draw-heat";
import { fillOf, stripes } from "../fills";
import type { SavedPlan } from "./plan-svg";
import { outlineSvg, planHere, planOnce } from "./plan-svg";
import { line, rect, svgOf } from "./svg";
import { zoneRuns } from "./zone-runs";

/** The longer side of a map of several, and of one alone. */
const sides = { one: 800, many: 320 } as const;
const gap = 16;
const headline = 22;
const across = 4;

const none = { width: 1, height: 1, dark: false } as const;

interface Drawn {
  name: string;
  heat: Heat;
}

/** The zones of a map, paled, what lies over them, the picture of its plan, and where zones end; squares are `size` wide. */
export function onGround(
  { grid, areaIds, dark }: Pick<Heat, "grid" | "areaIds" | "dark">,
  size: number,
  over: readonly string[],
  plan: SavedPlan | null,
): string[] {
  const whole = [0, 0, grid.columns * size, grid.rows * size] as const;
  return [
    ...zoneRuns(grid).map(({ areaId, row, from, to }) =>
      rect(
        [from * size, row * size, (to - from) * size, size],
        zoneColor(Math.max(0, areaIds.indexOf(areaId))),
      ),
    ),
    rect(whole, washes[dark ? "dark" : "light"]),
    ...over,
    ...(plan === null ? [] : [planHere(dark)]),
    ...outlineSvg(grid, size),
  ];
}

/** The squares of a map that have anything in them. */
function squaresOf(heat: Heat, size: number): string[] {
  const { columns } = heat.grid;
  return heat.values.flatMap((value, square) => {
    const fill = fillOf(heat, value);
    if (fill === null) return [];
    const x = (square % columns) * size;
    const y = Math.floor(square / columns) * size;
    return fill.isStriped
      ? stripes.map(([from, high]) =>
          rect([x, y + from * size, size, high * size], fill.color),
        )
      : [rect([x, y, size, size], fill.color)];
  });
}

/** Maps of one plan as one drawing, each below its name, with what they say above all; the picture of the plan shows through each. */
export function heatSvg(
  title: string,
  maps: readonly Drawn[],
  plan: SavedPlan | null = null,
): string {
  const [first] = maps;
  if (first === undefined) return svgOf({ ...none, title }, []);
  const { grid, dark } = first.heat;
  const side = maps.length === 1 ? sides.one : sides.many;
  const size = side / Math.max(grid.columns, grid.rows);
  const [wide, high] = [grid.columns * size, grid.rows * size];
  const columns = Math.min(across, maps.length);
  const rows = Math.ceil(maps.length / columns);
  const body = maps.flatMap(({ name, heat }, at) => {
    const x = gap + (at % columns) * (wide + gap);
    const y = 2 * headline + Math.floor(at / columns) * (high + headline + gap);
    return [
      ...(maps.length > 1 ? [line([x, y + 14], name, dark)] : []),
      `<g transform="translate(${String(x)} ${String(y + headline)})">`,
      ...onGround(heat, size, squaresOf(heat, size), plan),
      "</g>",
    ];
  });
  const page = {
    width: gap + columns * (wide + gap),
    height: 2 * headline + rows * (high + headline + gap),
    title,
    dark,
  };
  return svgOf(page, [
    ...planOnce(plan, grid, size),
    line([gap, headline + 4], title, dark, 16),
    ...body,
  ]);
}
