import type { DeskRule } from "../record/desk/desk-rule";
import { textIssue } from "../schema/issue";
import type { Zoo, ZooConfig } from "./zoo";
import { zooNameMax } from "./zoo";

/** An establishment has a name, and a code that no other has. */
export const zooDesk: DeskRule = {
  unique: ["shortCode"],
  check(record, { changed }) {
    const { zooName } = record as Zoo;
    if (!changed.has("zooName")) return [];
    const issue = textIssue("zooName", zooName, zooNameMax, "required");
    return issue === null ? [] : [issue];
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
