import { expect, it } from "vitest";
import type { OutboxEntry } from "./entry";
import { adoptOrphans } from "./sweep";

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id, uid: "me", zooId: "zoo-baie", createdAt: 0, operations: [] },
  ...{ state: "pending", reason: null, winner: null, via: "store" },
  ...{ conflicts: [], tab: "closed", after: [], behind: null },
  about: { kind: "test", name: id },
  ...more,
});

it("takes up what closed tabs left of this person alone, unanswered, which it does not hold", async () => {
  const all = [
    entry("left"),
    entry("another's", { uid: "ben" }),
    entry("refused", { state: "refused" }),
    entry("open elsewhere", { tab: "other" }),
    entry("held", { tab: "this" }),
  ];
  const put: OutboxEntry[] = [];
  const adopt = (uid: string | null) =>
    adoptOrphans({
      ...{ uid, holds: (id) => id === "held" },
      entries: {
        all: () => Promise.resolve(all),
        put: () => Promise.resolve(),
        remove: () => Promise.resolve(),
      },
      tabs: {
        id: "this",
        alive: () => Promise.resolve(new Set(["this", "other"])),
        alone: (run) => run(),
      },
      put: (one) => {
        put.push(one);
        return Promise.resolve();
      },
    });
  expect(await adopt("me")).toEqual([{ ...all[0], tab: "this" }]);
  expect(put.map(({ id }) => id)).toEqual(["left"]);
  expect(await adopt(null)).toEqual([]);
});
