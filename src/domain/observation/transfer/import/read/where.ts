import { highestLevel, lowestLevel } from "../../../../grid/grid";
import { placeMost } from "../../../rows/row";
import { ownColumns } from "../../zoomonitor";
import type { SeenRow, TitledRow } from "../file";
import { numberOf } from "./times";

/** Places are taken where they are those of a map of ours: of another picture nobody knows where they lie. */
function placeOf(row: TitledRow): SeenRow["place"] {
  const [x, y] = ["X", "Y"].map((axis) =>
    numberOf(row.of(`Space Use Coordinate ${axis}`)),
  );
  if (typeof x !== "number" || typeof y !== "number") return null;
  const isOurs =
    row.of("Grid Size") === "" &&
    (row.of("Image Size") === "" || row.has(ownColumns.level));
  const fits = [x, y].every((value) => value >= 0 && value <= placeMost);
  return isOurs && fits ? { x: Math.round(x), y: Math.round(y) } : null;
}

function levelOf(row: TitledRow): number | null {
  const level = numberOf(row.of(ownColumns.level));
  return level !== null && level >= lowestLevel && level <= highestLevel
    ? Math.round(level)
    : null;
}

export const hasPlace = (row: TitledRow): boolean =>
  row.of("Space Use Coordinate X") !== "";

/** Where a row says that somebody was. */
export const whereIn = (
  row: TitledRow,
): Pick<SeenRow, "place" | "level" | "zone"> => ({
  place: placeOf(row),
  level: levelOf(row),
  zone: row.of(ownColumns.zone),
});
