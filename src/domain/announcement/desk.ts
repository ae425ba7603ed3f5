import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import type { Announcement } from "./announcement";
import { announcementTitleMax } from "./announcement";
import { displayIssues, recipientIssues } from "./form";

const touches = (changed: ReadonlySet<string>, ...fields: string[]) =>
  fields.some((field) => changed.has(field));

function check(record: Values, { changed }: CheckContext): Issue[] {
  const announcement = record as Announcement;
  const title = textIssue("title", announcement.title, announcementTitleMax);
  return [
    ...(changed.has("title") && title !== null ? [title] : []),
    ...(touches(changed, "displayStartAt", "displayEndAt")
      ? displayIssues(announcement)
      : []),
    ...(touches(
      changed,
      "readConfirmation",
      "recipientIds",
      "enclosureIds",
      "teams",
    )
      ? recipientIssues(announcement)
      : []),
  ];
}

/** An announcement's places follow from the enclosures it names; its dates and recipients go together. */
export const announcementDesk: DeskRule = {
  madeAtMost: { count: 60, minutes: 60 },
  resolve(record, changed, lookup) {
    if (!changed.has("enclosureIds")) return {};
    const { enclosureIds } = record as Announcement;
    return { sectorIds: sectorsOf(enclosureIds, lookup) };
  },
  check,
};

/** The sectors of these enclosures, each once; one that lies in none, or is not known, brings none. */
export function sectorsOf(
  enclosureIds: readonly string[],
  lookup: (collection: string, id: string) => Values | null,
): string[] {
  const sectors = enclosureIds
    .map((id) => lookup("enclosures", id)?.["linkedSectorId"])
    .filter((id) => typeof id === "string");
  return [...new Set(sectors)];
}
