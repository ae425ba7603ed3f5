import type { Grid } from "@domain/grid/grid";
import { zoneColor } from "../../../../shared/map/colors";
import { line, round, svgOf } from "../save/svg";
import { zoneRuns } from "../save/zone-runs";
import type { Block, Building, Storey } from "./blocks";
import { cornersOf, highOf, planeOf } from "./blocks";
import { planeInks, shadeOf } from "./shade";
import type { Spot, Turned } from "./turned";
import { eyeOf, scaleIn, seenAt } from "./turned";

export interface ReliefDrawing {
  title: string;
  building: Building;
  turned: Turned;
  kind: "counts" | "density";
  dark: boolean;
  grid: Grid;
  areaIds: readonly string[];
  /** How a level is called. */
  nameOf: (level: number) => string;
  width: number;
  height: number;
}

type Draw = (corners: readonly Spot[], fill: string, more?: string) => string;

/** Where on the drawing a spot is seen, in px. */
const pxOf = (
  { turned, width, height }: Pick<ReliefDrawing, "turned" | "width" | "height">,
  spot: Spot,
): [number, number] => {
  const scale = scaleIn(turned, width, height);
  const [right, up] = seenAt(turned, spot);
  return [width / 2 + scale * right, height / 2 - scale * up];
};

/** Where the name of a level stands: at its corner farthest to the left. */
export function nameAt(
  drawing: Pick<ReliefDrawing, "building" | "turned" | "width" | "height">,
  level: number,
): readonly [number, number] {
  const [left] = cornersOf(drawing.building, level)
    .map((corner) => pxOf(drawing, corner))
    .toSorted(([a], [b]) => a - b);
  return [(left?.[0] ?? 0) + 4, (left?.[1] ?? 0) - 4];
}

/** The four corners of a square that lies at a height. */
const tile = ({ x, z, side }: Block, y: number): Spot[] => {
  const half = side / 2;
  return [
    [x - half, y, z - half],
    [x + half, y, z - half],
    [x + half, y, z + half],
    [x - half, y, z + half],
  ];
};

/** A column: the two sides that are seen, then its top. */
function columnOf(
  block: Block,
  base: number,
  eye: Spot,
  draw: Draw,
  dark: boolean,
): string[] {
  const slim = { ...block, side: 0.86 * block.side };
  const high = base + highOf(block.share);
  const [foot, head] = [tile(slim, base), tile(slim, high)];
  const wall = (from: number, to: number, lit: number) => {
    const corners = [foot[from], foot[to], head[to], head[from]];
    return draw(
      corners.filter((one) => one !== undefined),
      shadeOf(block.share, dark, lit),
    );
  };
  return [
    eye[0] > 0 ? wall(1, 2, 0.75) : wall(3, 0, 0.75),
    eye[2] > 0 ? wall(2, 3, 0.88) : wall(0, 1, 0.88),
    draw(head, shadeOf(block.share, dark)),
  ];
}

/** The zones of the plan, on the ground. */
function zonesOn({ grid, areaIds, building }: ReliefDrawing, draw: Draw) {
  const side = building.width / grid.columns;
  const y = planeOf(0);
  const edge = (column: number) => column * side - building.width / 2;
  return zoneRuns(grid).map(({ areaId, row, from, to }) => {
    const [left, right] = [edge(from), edge(to)];
    const far = row * side - building.depth / 2;
    const corners: Spot[] = [
      [left, y, far],
      [right, y, far],
      [right, y, far + side],
      [left, y, far + side],
    ];
    const color = zoneColor(Math.max(0, areaIds.indexOf(areaId)));
    return draw(corners, color, 'fill-opacity="0.25"');
  });
}

/**
 * Maps of levels above each other, as they are seen without perspective: from the lowest level up, on each what is far first. What a browser
 * without WebGL shows, and what is kept as a drawing.
 */
export function reliefSvg(drawing: ReliefDrawing): string {
  const { title, building, turned, kind, dark, nameOf } = drawing;
  const { width, height } = drawing;
  const eye = eyeOf(turned);
  const at = (spot: Spot) => pxOf(drawing, spot).map(round).join(",");
  const draw: Draw = (corners, fill, more = "") =>
    `<polygon points="${corners.map(at).join(" ")}" fill="${fill}" ${more}/>`;
  const ink = planeInks[dark ? "dark" : "light"];
  const plane = `fill-opacity="0.08" stroke="${ink}" stroke-opacity="0.7"`;
  const away = ({ x, z }: Block) => x * eye[0] + z * eye[2];
  const storeyOf = ({ level, blocks }: Storey): string[] => {
    return [
      draw(cornersOf(building, level), ink, plane),
      ...(level === 0 ? zonesOn(drawing, draw) : []),
      ...blocks
        .toSorted((a, b) => away(a) - away(b))
        .flatMap((block) =>
          kind === "counts"
            ? columnOf(block, planeOf(level), eye, draw, dark)
            : draw(tile(block, planeOf(level)), shadeOf(block.share, dark)),
        ),
      line(nameAt(drawing, level), nameOf(level), dark, 12),
    ];
  };
  return svgOf({ width, height, title, dark }, [
    ...building.storeys.flatMap(storeyOf),
    line([8, 22], title, dark, 15),
  ]);
}
