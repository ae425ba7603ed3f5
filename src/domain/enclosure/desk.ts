import type { DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import type { Enclosure } from "./enclosure";
import { enclosureNameMax } from "./enclosure";

/** An enclosure needs a name; its zones differ. */
export const enclosureDesk: DeskRule = {
  check(record, { changed }) {
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
    if (changed.has("areas") && ids.size < areas.length)
      issues.push({ field: "areas", code: "invalid" });
    return issues;
  },
};
