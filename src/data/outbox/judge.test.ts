import { describe, expect, it } from "vitest";
import type { OutboxEntry, OutboxOperation } from "./entry";
import { judge, winnerOf } from "./judge";

const seen = new Date("2026-12-01T08:00:00Z");
const takenAt = new Date("2026-12-01T09:00:00Z");

const take: OutboxOperation = {
  kind: "patch",
  collection: "tasks",
  id: "t1",
  parentId: null,
  values: { status: "IN_PROGRESS", takenBy: "me", takenAt },
  baseUpdatedAt: seen.getTime(),
};

const anEntry = (
  operations: OutboxOperation[] = [take],
  entry: Partial<OutboxEntry> = {},
): OutboxEntry => ({
  id: "e1",
  uid: "me",
  zooId: "zoo-baie",
  createdAt: takenAt.getTime(),
  state: "pending",
  operations,
  about: { kind: "task.take", name: "Nourrir" },
  reason: null,
  winner: null,
  via: "store",
  conflicts: [],
  tab: "tab",
  after: [],
  behind: null,
  ...entry,
});

const open = {
  status: "OPEN",
  takenBy: null,
  takenAt: null,
  updatedAt: seen,
  updatedBy: "author",
};
const later = new Date("2026-12-01T09:30:00Z");

describe("judge", () => {
  it("is done when the values are there", () => {
    const doc = {
      ...open,
      ...take.values,
      takenAt: new Date(takenAt),
      updatedAt: later,
      updatedBy: "me",
    };
    expect(judge(anEntry(), [doc])).toBe("done");
  });

  it("is done when somebody changed another field after it", () => {
    const doc = {
      ...open,
      ...take.values,
      updatedAt: later,
      updatedBy: "her",
    };
    expect(judge(anEntry(), [doc])).toBe("done");
  });

  it("resends what nobody changed since", () => {
    expect(judge(anEntry(), [open])).toBe("resend");
  });

  it("conflicts with a change since, and with a removal", () => {
    const hers = { ...open, takenBy: "her", updatedAt: later };
    expect(judge(anEntry(), [hers])).toBe("conflict");
    expect(judge(anEntry(), [null])).toBe("conflict");
  });

  it("compares with the time of writing where the base is unknown", () => {
    const blind = anEntry([{ ...take, baseUpdatedAt: null }]);
    expect(judge(blind, [open])).toBe("resend");
    expect(judge(blind, [{ ...open, updatedAt: null }])).toBe("resend");
    expect(judge(blind, [{ ...open, updatedAt: takenAt }])).toBe("resend");
    expect(judge(blind, [{ ...open, updatedAt: later }])).toBe("conflict");
  });

  it("resends a create that is not there, and is done with one of ours", () => {
    const create: OutboxOperation = {
      ...take,
      kind: "create",
      baseUpdatedAt: null,
    };
    expect(judge(anEntry([create]), [null])).toBe("resend");
    expect(judge(anEntry([create]), [{ createdBy: "me" }])).toBe("done");
    expect(judge(anEntry([create]), [{ createdBy: "her" }])).toBe("conflict");
  });

  it("leaves out the fields that later entries write again", () => {
    const doc = {
      ...open,
      ...take.values,
      status: "DONE",
      updatedAt: later,
      updatedBy: "me",
    };
    expect(judge(anEntry(), [doc])).toBe("conflict");
    const since = anEntry([{ ...take, values: { status: "DONE" } }]);
    const elsewhere = anEntry([
      { ...take, id: "t2", values: { status: "DONE" } },
    ]);
    expect(judge(anEntry(), [doc], [since])).toBe("done");
    expect(judge(anEntry(), [doc], [elsewhere])).toBe("conflict");
    // Where all are, it is there only if nobody else came between.
    const all = anEntry([take]);
    expect(judge(anEntry(), [{ ...doc, status: "OPEN" }], [all])).toBe("done");
    const hers = { ...doc, status: "OPEN", updatedBy: "her" };
    expect(judge(anEntry(), [hers], [all])).toBe("conflict");
  });

  it("resends what was written on top of an own change that has arrived", () => {
    const operations = [
      { ...take, values: { status: "DONE" }, baseUpdatedAt: null },
    ];
    const mine = { ...open, takenBy: "me", updatedAt: later, updatedBy: "me" };
    expect(judge(anEntry(operations), [mine])).toBe("conflict");
    const onTop = anEntry(operations, { after: ["e0"] });
    expect(judge(onTop, [mine])).toBe("resend");
    expect(judge(onTop, [{ ...mine, updatedBy: "her" }])).toBe("conflict");
  });

  it("knows its own write by the operation, whoever wrote the same values", () => {
    const doc = { ...open, updatedAt: later, operationId: "e1" };
    expect(judge(anEntry(), [doc])).toBe("done");
  });

  it("lets one conflict decide about a batch", () => {
    const other = { ...take, id: "t2" };
    const taken = { ...open, takenBy: "her", updatedAt: later };
    expect(judge(anEntry([take, other]), [open, taken])).toBe("conflict");
    expect(judge(anEntry([take, other]), [open, open])).toBe("resend");
  });
});

describe("winnerOf", () => {
  it("names the taker before the last writer", () => {
    const doc = { ...open, takenBy: "her", updatedAt: later, updatedBy: "him" };
    expect(winnerOf(anEntry(), [doc])).toBe("her");
  });

  it("names the last writer of a changed record", () => {
    const doc = { ...open, updatedAt: later, updatedBy: "him" };
    expect(winnerOf(anEntry(), [doc])).toBe("him");
  });

  it("names nobody for an unchanged, an own or a missing record", () => {
    expect(winnerOf(anEntry(), [open])).toBeNull();
    const mine = { ...open, updatedAt: later, updatedBy: "me" };
    expect(winnerOf(anEntry(), [mine])).toBeNull();
    expect(winnerOf(anEntry(), [null])).toBeNull();
    expect(winnerOf(anEntry(), [])).toBeNull();
  });
});
