import type { DeskRule } from "../record/desk/desk-rule";
import { textIssue } from "../schema/issue";
import type { Sector } from "./sector";
import { sectorNameMax } from "./sector";

/** A sector has a name. */
export const sectorDesk: DeskRule = {
  check(record, { changed }) {
    if (!changed.has("sectorName")) return [];
    const { sectorName } = record as Sector;
    const issue = textIssue(
      "sectorName",
      sectorName,
      sectorNameMax,
      "sectorName",
    );
    return issue === null ? [] : [issue];
  },
};
