import { shown, watchDemonstration } from "../demonstration/mode";
import type { OutboxEntry } from "../outbox/entry";
import { outbox } from "../outbox/outbox";
import type { OverlaySource } from "./overlay-store";
import type { OverlayEntry } from "./overlaid";

const shownAs =
  (state: OverlayEntry["state"]) =>
  ({ id, uid, createdAt, operations }: OutboxEntry): OverlayEntry => ({
    id,
    uid,
    createdAt,
    operations,
    state,
  });

const none: readonly OverlayEntry[] = [];
let made: {
  from: readonly (readonly unknown[])[];
  entries: readonly OverlayEntry[];
} = { from: [], entries: none };

/** This person's unsent writes, those that arrived a moment ago and those that are only shown, oldest first. Refused ones are listed apart. */
function entries(): readonly OverlayEntry[] {
  const list = outbox.list();
  const landed = outbox.landed();
  const demonstrated = shown();
  const from = [list, landed, demonstrated];
  if (from.every((one, index) => one === made.from[index])) return made.entries;
  const all = [
    ...landed.map(shownAs("landed")),
    ...list.filter(({ state }) => state === "pending").map(shownAs("waiting")),
    ...demonstrated,
  ].sort((a, b) => a.createdAt - b.createdAt);
  made = { from, entries: all.length === 0 ? none : all };
  return made.entries;
}

/** What waits in this browser's outbox, and what a demonstration shows. */
export const waiting: OverlaySource = {
  entries,
  subscribe: (listener) => {
    const ends = [outbox.subscribe(listener), watchDemonstration(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
  arrived: (operationIds) => {
    for (const { id } of outbox.landed())
      if (operationIds.includes(id)) outbox.forgetLanded(id);
  },
};
