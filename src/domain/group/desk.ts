import type { DeskRule } from "../record/desk/desk-rule";
import { textIssue } from "../schema/issue";
import type { Group } from "./group";
import { groupNameMax } from "./group";

/** A group has a name. */
export const groupDesk: DeskRule = {
  check(record, { changed }) {
    if (!changed.has("groupName")) return [];
    const { groupName } = record as Group;
    const issue = textIssue("groupName", groupName, groupNameMax);
    return issue === null ? [] : [issue];
  },
};
