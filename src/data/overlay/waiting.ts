import type { OutboxEntry } from "../outbox/entry";
import { outbox } from "../outbox/outbox";
import type { OverlaySource } from "./overlay-store";
import type { OverlayEntry } from "./overlaid";

const shownAs = (entry: OutboxEntry, waits: boolean): OverlayEntry => ({
  id: entry.id,
  uid: entry.uid,
  createdAt: entry.createdAt,
  operations: entry.operations,
  waits,
});

const none: readonly OverlayEntry[] = [];
let made: {
  list: readonly OutboxEntry[];
  landed: readonly OutboxEntry[];
  entries: readonly OverlayEntry[];
} = { list: [], landed: [], entries: none };

/** This person's unsent writes, and those that arrived a moment ago, oldest first. Refused ones are listed apart. */
function entries(): readonly OverlayEntry[] {
  const list = outbox.list();
  const landed = outbox.landed();
  if (made.list === list && made.landed === landed) return made.entries;
  const shown = [
    ...landed.map((entry) => shownAs(entry, false)),
    ...list
      .filter(({ state }) => state === "pending")
      .map((entry) => shownAs(entry, true)),
  ].sort((a, b) => a.createdAt - b.createdAt);
  made = { list, landed, entries: shown.length === 0 ? none : shown };
  return made.entries;
}

/** What waits in this browser's outbox. */
export const waiting: OverlaySource = {
  entries,
  subscribe: outbox.subscribe,
  arrived: (operationIds) => {
    for (const { id } of outbox.landed())
      if (operationIds.includes(id)) outbox.forgetLanded(id);
  },
};
