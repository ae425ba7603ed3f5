import type { DemoEnclosure, DemoZone } from "../../../data/types";
import { encodeGrid } from "../../../../src/domain/grid/code";
import type { Paint } from "../../../../src/domain/grid/edits";
import { rectangle } from "../../../../src/domain/grid/edits";
import type { Cell, Grid, Level } from "../../../../src/domain/grid/grid";
import { blankGrid } from "../../../../src/domain/grid/grid";
import { columnsOf, sideOf } from "../../../../src/domain/grid/size";

/** Squares of so many m2, the smallest with which a map stays clear at a glance. */
const squareAreas = [0.25, 1, 4, 9, 16, 25, 49, 100, 225, 400];
const columnsAtMost = 48;
/** Width over height, and how much of a map lies outside the zones. */
const aspect = 1.4;
const spare = 1.3;

const totalOf = (zones: readonly DemoZone[]): number =>
  zones.reduce((sum, { areaSurface }) => sum + areaSurface, 0);

/** The zone around the others: the largest, outdoors where one is. */
function groundOf(zones: readonly DemoZone[]): DemoZone | undefined {
  const outdoors = zones.filter(
    ({ indoor, areaType }) => !indoor && areaType === "terrestrial",
  );
  const among = outdoors.length > 0 ? outdoors : zones;
  return among.toSorted((a, b) => b.areaSurface - a.areaSurface)[0];
}

const zonePaint = ({ areaId }: DemoZone): Paint => ({ layer: "zones", areaId });
const levelPaint = (level: Level): Paint => ({ layer: "levels", level });

/** A round patch of about so many squares, wider than high. */
function patch(grid: Grid, middle: Cell, squares: number, paint: Paint): Grid {
  const high = Math.sqrt(squares / (Math.PI * 1.3));
  const reach = Math.floor(high);
  let painted = grid;
  for (let dy = -reach; dy <= reach; dy += 1) {
    const half = Math.round(1.3 * Math.sqrt(high * high - dy * dy) - 0.5);
    const row = middle.row + dy;
    const { column } = middle;
    painted = rectangle(
      painted,
      { column: column - Math.max(0, half), row },
      { column: column + Math.max(0, half), row },
      paint,
    );
  }
  return painted;
}

/** Where patches lie, as shares of the map. */
const places = [
  [0.28, 0.68],
  [0.7, 0.62],
  [0.5, 0.82],
  [0.85, 0.85],
  [0.12, 0.85],
  [0.5, 0.5],
] as const;

const placeOf = ({ columns, rows }: Grid, index: number): Cell => {
  const [x, y] = places[index % places.length] ?? [0.5, 0.5];
  return { column: Math.round(columns * x), row: Math.round(rows * y) };
};

interface Drawing {
  grid: Grid;
  /** Squares that a surface takes. */
  squaresOf: (zone: DemoZone) => number;
}

/** The ground, its edges a little uneven. */
function drawGround({ grid }: Drawing, ground: DemoZone): Grid {
  const { columns, rows } = grid;
  let painted = grid;
  for (let row = 1; row < rows - 1; row += 1) {
    const bend = Math.round(1 + Math.sin(row / 3));
    painted = rectangle(
      painted,
      { column: Math.min(bend, columns - 1), row },
      { column: Math.max(0, columns - 1 - Math.round(bend / 2)), row },
      zonePaint(ground),
    );
  }
  return painted;
}

/** Houses in a row along the upper edge, and where that is full another below. */
function drawHouses(
  { grid, squaresOf }: Drawing,
  houses: readonly DemoZone[],
): Grid {
  let painted = grid;
  let column = 1;
  let row = 0;
  let deepest = 0;
  for (const house of houses) {
    const squares = squaresOf(house);
    const wide = Math.min(
      grid.columns - 2,
      Math.max(1, Math.round(Math.sqrt(squares * 1.6))),
    );
    const deep = Math.max(1, Math.round(squares / wide));
    if (column + wide > grid.columns - 1) {
      column = 1;
      row = Math.min(grid.rows - 1, row + deepest);
      deepest = 0;
    }
    painted = rectangle(
      painted,
      { column, row },
      { column: column + wide - 1, row: row + deep - 1 },
      zonePaint(house),
    );
    column += wide + 1;
    deepest = Math.max(deepest, deep);
  }
  return painted;
}

/** Ponds lie a level lower; a rise stands where nothing else does. */
function drawLevels(drawing: Drawing, zones: readonly DemoZone[]): Grid {
  let painted = drawing.grid;
  const { columns, rows } = painted;
  const rise = placeOf(painted, zones.length);
  const size = (columns * rows) / 40;
  painted = patch(painted, rise, size, levelPaint(1));
  painted = patch(painted, rise, size / 4, levelPaint(2));
  for (const [index, zone] of zones.entries())
    if (zone.areaType === "aquatic")
      painted = patch(
        painted,
        placeOf(painted, index),
        drawing.squaresOf(zone),
        levelPaint(-1),
      );
  return painted;
}

function draw(zones: readonly DemoZone[], drawing: Drawing): Grid {
  const ground = groundOf(zones);
  if (ground === undefined) return drawing.grid;
  const others = zones.filter((zone) => zone !== ground);
  const patches = others.filter(({ indoor }) => !indoor);
  let grid = drawGround(drawing, ground);
  for (const [index, zone] of patches.entries())
    grid = patch(
      grid,
      placeOf(grid, index),
      drawing.squaresOf(zone),
      zonePaint(zone),
    );
  grid = drawLevels({ ...drawing, grid }, patches);
  const houses = others.filter(({ indoor }) => indoor);
  return drawHouses({ ...drawing, grid }, houses);
}

/** The map of an enclosure of the demonstration: its zones about as large as they are said to be. */
export function demoMap({ zones }: Pick<DemoEnclosure, "zones">) {
  const total = totalOf(zones);
  const mapWidth = Math.max(4, Math.round(Math.sqrt(total * spare * aspect)));
  const squareArea =
    squareAreas.find((area) => columnsOf(mapWidth, area) <= columnsAtMost) ??
    400;
  const columns = columnsOf(mapWidth, squareArea);
  const rows = Math.max(3, Math.ceil(mapWidth / aspect / sideOf(squareArea)));
  const grid = draw(zones, {
    grid: blankGrid({ mapWidth, squareArea, rows }),
    squaresOf: ({ areaSurface }) => Math.max(1, areaSurface / squareArea),
  });
  return { mapWidth, squareArea, columns, rows, ...encodeGrid(grid) };
}
