import type { DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import type { Enclosure, Zone } from "./enclosure";
import { enclosureNameMax } from "./enclosure";

/** Illustrations come through callables of their own: here each zone keeps its own, and a new one has none. */
function keepsPictures(
  areas: readonly Zone[],
  before: readonly Zone[],
): boolean {
  const known = new Map(before.map((zone) => [zone.areaId, zone]));
  return areas.every(({ areaId, areaImage, areaImageUrl }) => {
    const was = known.get(areaId);
    return (
      areaImage === (was?.areaImage ?? null) &&
      areaImageUrl === (was?.areaImageUrl ?? null)
    );
  });
}

/** An enclosure needs a name; its zones differ, and keep their illustrations. */
export const enclosureDesk: DeskRule = {
  check(record, { before, changed }) {
    const { enclosureName, areas } = record as Enclosure;
    const issues: Issue[] = [];
    const name = textIssue(
      "enclosureName",
      enclosureName,
      enclosureNameMax,
      "enclosureName",
    );
    if (changed.has("enclosureName") && name !== null) issues.push(name);
    const ids = new Set(areas.map(({ areaId }) => areaId));
    const stored = (before as Enclosure | null)?.areas ?? [];
    if (
      changed.has("areas") &&
      (ids.size < areas.length || !keepsPictures(areas, stored))
    )
      issues.push({ field: "areas", code: "invalid" });
    return issues;
  },
};
