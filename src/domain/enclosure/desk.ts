import type { DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import type { Enclosure } from "./enclosure";
import { enclosureNameMax } from "./enclosure";

/** An enclosure has a name and, once somebody sets it, a sector; its zones differ. */
export const enclosureDesk: DeskRule = {
  check(record, { changed }) {
    const { enclosureName, linkedSectorId, areas } = record as Enclosure;
    const issues: Issue[] = [];
    const name = textIssue(
      "enclosureName",
      enclosureName,
      enclosureNameMax,
      "enclosureName",
    );
    if (changed.has("enclosureName") && name !== null) issues.push(name);
    if (changed.has("linkedSectorId") && linkedSectorId === null)
      issues.push({ field: "linkedSectorId", code: "required" });
    const ids = new Set(areas.map(({ areaId }) => areaId));
    if (changed.has("areas") && ids.size < areas.length)
      issues.push({ field: "areas", code: "invalid" });
    return issues;
  },
};
