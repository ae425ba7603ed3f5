import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { patch } from "../../data/write";

/** Marks a notice as read: one's own, so it is kept whatever the mode. */
export function readNotice(row: Row<"notifications">): Promise<Outcome> {
  if (row.data.read) return Promise.resolve("saved");
  const about = { kind: "notice.read", name: row.data.title };
  const { userId } = row.data;
  return outcomeOf(
    patch("notifications", row.id, { read: true }, about, row, userId),
  );
}
