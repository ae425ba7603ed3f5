import { groupedBy } from "@domain/analysis/observed/observed";
import { encodeGrid } from "@domain/grid/code";
import { rectangle } from "@domain/grid/edits";
import { blankGrid } from "@domain/grid/grid";
import type { PackedSession } from "@domain/observation/pack";
import { hourMs } from "@domain/time/lengths";
import { aScanRow, aSeen } from "../observation";
import { aPackedSession } from "../packed";

/** Where an animal was at an instant, in m from a corner of where all of them were. */
export interface Fix {
  at: string;
  animal: string;
  x: number;
  y: number;
}

/** The fixes of a file; a line that is none is told. */
export function fixesOf(text: string): Fix[] {
  const [head, ...lines] = text.trim().split(/\r?\n/u);
  if (head !== "scan_time,animal,x_m,y_m") throw new Error(`columns: ${head}`);
  return lines.map((line) => {
    const [at = "", animal = "", x = "", y = ""] = line.split(",");
    const fix = { at, animal, x: Number(x), y: Number(y) };
    const isFix =
      /^\d{4}-\d\d-\d\d \d\d:00:00$/u.test(at) &&
      animal !== "" &&
      x !== "" &&
      fix.x >= 0 &&
      fix.y >= 0;
    if (!isFix) throw new Error(`no fix: ${line}`);
    return fix;
  });
}

/** A map is at most 10 km wide: one metre of it stands for so many. */
export const metresEach = 100;
const side = 5;
export const quarters = ["northwest", "northeast", "southwest", "southeast"];

/** A square enclosure that holds every fix, its quarters its zones. */
export function groundOf(fixes: readonly Fix[]) {
  const far = Math.max(...fixes.flatMap(({ x, y }) => [x, y])) / metresEach;
  const squares = 2 * Math.ceil(far / (2 * side));
  const [half, size] = [
    squares / 2,
    { mapWidth: squares * side, squareArea: side * side, rows: squares },
  ];
  const grid = quarters.reduce((painted, areaId, at) => {
    const [column, row] = [(at % 2) * half, Math.floor(at / 2) * half];
    return rectangle(
      painted,
      { column, row },
      { column: column + half - 1, row: row + half - 1 },
      { layer: "zones", areaId },
    );
  }, blankGrid(size));
  return { ...size, columns: squares, ...encodeGrid(grid) };
}

/** Thousandths of the map's width, as scans hold places. */
const placeIn = (metres: number, { mapWidth }: { mapWidth: number }): number =>
  Math.round((1000 * metres) / metresEach / mapWidth);

/** Each fix as one animal of a scan, the scans of a day as a session. */
export function herdSessions(fixes: readonly Fix[]): PackedSession[] {
  const ground = groundOf(fixes);
  const animalIds = [...new Set(fixes.map(({ animal }) => animal))].sort();
  const days = groupedBy(fixes, ({ at }) => at.slice(0, 10));
  return [...days].map(([day, own]) => {
    const scans = [...groupedBy(own, ({ at }) => at)].sort();
    const startedAt = new Date(`${day}T00:00:00Z`);
    return aPackedSession(
      {
        obsSessionId: `day-${day}`,
        startedAt,
        endedAt: new Date(startedAt.getTime() + 23 * hourMs),
        interval: 7200,
        plannedMinutes: 23 * 60,
        animalIds,
      },
      {
        scans: scans.map(([at, seen]) => {
          const t =
            Date.parse(`${at.replace(" ", "T")}Z`) - startedAt.getTime();
          return aScanRow({
            t,
            slot: t / (2 * hourMs),
            seen: seen.map(({ animal, x, y }) =>
              aSeen({
                animalId: animal,
                behaviourIds: [],
                x: placeIn(x, ground),
                y: placeIn(y, ground),
                level: null,
              }),
            ),
          });
        }),
      },
    );
  });
}
