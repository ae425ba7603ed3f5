import type { Recorded } from "../../../src/domain/observation/rows/keyed";

type ScanRow = Recorded["scans"][number];

/** Where the script touches the map, as shares of its width and height. */
export interface Point {
  left: number;
  top: number;
}

/** A scan as the script makes it. */
export interface Made {
  /** ms since the first, by the script's clock. */
  t: number;
  said: string[];
  /** Of each animal; null: it is not visible. */
  points: (Point | null)[];
}

const saidIn = ({ seen }: ScanRow): string[] =>
  seen.map(({ animalId, behaviourIds, partnerId, areaId }) =>
    [
      animalId ?? "",
      behaviourIds?.join() ?? "unseen",
      partnerId ?? "nobody",
      areaId ?? "outside",
    ].join(" "),
  );

/** Where the record differs from the script: which scan, what was touched, and what is recorded in its place. */
export function saidOtherwise(
  made: readonly Made[],
  recorded: readonly ScanRow[],
): { scan: number; touched: string | null; recorded: string | null }[] {
  const scans = Array.from({
    length: Math.max(made.length, recorded.length),
  });
  return scans.flatMap((_, scan) => {
    const touched = made[scan]?.said ?? [];
    const row = recorded[scan];
    const seen = row === undefined ? [] : saidIn(row);
    const places = Array.from({
      length: Math.max(touched.length, seen.length),
    });
    return places.flatMap((_one, place) => {
      const [one, other] = [touched[place] ?? null, seen[place] ?? null];
      return one === other ? [] : [{ scan, touched: one, recorded: other }];
    });
  });
}

/** How far a point is recorded from where it was touched at most, in thousandths of the map's width; the map is half as high. */
export const asideAtMost = (
  made: readonly Made[],
  recorded: readonly ScanRow[],
): number =>
  Math.max(
    ...recorded.flatMap(({ seen }, scan) =>
      seen.map(({ x, y }, place) => {
        const point = made[scan]?.points[place] ?? null;
        if (point === null || x === null || y === null)
          return point === null && x === null && y === null ? 0 : Infinity;
        return Math.max(
          Math.abs(x - point.left * 1000),
          Math.abs(y - point.top * 500),
        );
      }),
    ),
  );
