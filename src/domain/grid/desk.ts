import type { Enclosure } from "../enclosure/enclosure";
import type { DeskRule } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { encodeGrid, squaresIn } from "./code";
import type { EnclosureMap } from "./enclosure-map";
import { gridOf } from "./code";
import { columnsOf, gridMax } from "./size";

/** Both layers say something of every square, and of no other. */
const isWhole = ({ rows, zones, levels }: EnclosureMap, columns: number) =>
  columns <= gridMax &&
  [zones.runs, levels].every((runs) => squaresIn(runs) === columns * rows);

/** The layer of zones without those that the enclosure no longer has. */
function withoutGone(map: EnclosureMap, areas: Enclosure["areas"]): Values {
  const columns = columnsOf(map.mapWidth, map.squareArea);
  return isWhole(map, columns)
    ? { zones: encodeGrid(gridOf(map, areas)).zones }
    : {};
}

/** A map is no wider than it may be, says something of every square, and shows zones of its enclosure. */
export const enclosureMapDesk: DeskRule = {
  resolve(record, changed, lookup) {
    const map = record as EnclosureMap;
    if (!changed.has("zones")) return {};
    const enclosure = lookup("enclosures", map.enclosureId);
    return enclosure === null
      ? {}
      : withoutGone(map, (enclosure as Enclosure).areas);
  },
  check(record) {
    const map = record as EnclosureMap;
    const columns = columnsOf(map.mapWidth, map.squareArea);
    const issues: Issue[] = [];
    if (columns > gridMax)
      issues.push({ field: "mapWidth", code: "gridTooWide" });
    else if (!isWhole(map, columns))
      issues.push({ field: "zones", code: "invalid" });
    return issues;
  },
};
