import type { DeskRule } from "../record/desk/desk-rule";
import { isNeverOpen } from "../recurrence/closing-days";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import type { Zoo, ZooConfig } from "./zoo";
import { zooNameMax } from "./zoo";

/** An establishment has a name, a code that no other has, and a day of the week on which it is open. */
export const zooDesk: DeskRule = {
  unique: ["shortCode"],
  check(record, { changed }) {
    const zoo = record as Zoo;
    const issues: Issue[] = [];
    const name = textIssue("zooName", zoo.zooName, zooNameMax, "required");
    if (changed.has("zooName") && name !== null) issues.push(name);
    if (changed.has("closedWeekdays") && isNeverOpen(zoo))
      issues.push({ field: "closedWeekdays", code: "neverOpen" });
    return issues;
  },
};

/** A channel is one of a chat. */
export const zooConfigDesk: DeskRule = {
  check(record, { changed }) {
    const { chatEndpoint, chatChannel } = record as ZooConfig;
    return changed.has("chatChannel") &&
      chatChannel !== null &&
      chatEndpoint === null
      ? [{ field: "chatEndpoint", code: "required" }]
      : [];
  },
};
