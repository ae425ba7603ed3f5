import { report } from "../../lib/report";
import { toAppError } from "../errors";
import type { Identity } from "../identity";
import type { About } from "../write-types";
import { createCourier } from "./courier";
import { deliver, type Delivery } from "./delivery";
import type { OutboxEntry, OutboxOperation } from "./entry";
import type { EntryStore } from "./entry-store";
import { createMirror } from "./mirror";
import { entriesBefore, heldBackBy, rootOf } from "./order";
import { adoptOrphans } from "./sweep";
import type { Tabs } from "./tabs";

export interface OutboxParts extends Delivery {
  entries: EntryStore;
  tabs: Tabs;
  identity: () => Identity | null;
  now: () => number;
  /** Tells the other tabs that the entries changed. */
  announce: () => void;
}

/** A write to keep and send: what, and which way. */
export interface Write {
  operations: readonly OutboxOperation[];
  about: About;
  via: OutboxEntry["via"];
}

/** Sent again over a conflict, a change replaces what is stored now: the person has seen it. */
const overConflicts = ({
  operations,
  conflicts,
}: OutboxEntry): OutboxOperation[] =>
  operations.map((operation, index) => {
    const stored = conflicts
      .filter((conflict) => conflict.operation === index)
      .map((conflict) => [conflict.field, conflict.stored] as const);
    return stored.length === 0 || operation.kind === "create"
      ? operation
      : {
          ...operation,
          base: { ...operation.base, ...Object.fromEntries(stored) },
        };
  });

/**
 * Keeps every write until the server has answered. What it refuses stays, with the reason and who
 * was first, until the person retries or drops it.
 */
export function createOutbox(parts: OutboxParts) {
  const { entries, tabs, identity, now } = parts;
  const mirror = createMirror(entries, identity, parts.announce);
  const courier = createCourier(mirror, (entry, tried, later) =>
    deliver(parts, entry, tried, later),
  );
  let handover: Promise<unknown> = Promise.resolve();

  const before = (operations: readonly OutboxOperation[]) =>
    entriesBefore(
      operations,
      mirror.list().filter(({ state }) => state === "pending"),
    );

  const entryOf = (
    { uid, zooId }: Identity,
    { operations, about, via }: Write,
  ): OutboxEntry => ({
    id: crypto.randomUUID(),
    uid,
    zooId,
    createdAt: now(),
    state: "pending",
    via,
    operations: [...operations],
    about,
    reason: null,
    winner: null,
    conflicts: [],
    tab: tabs.id,
    after: before(operations),
    behind: null,
  });

  /** Keeps the write, then sends it; the promise settles with the server's answer. */
  function enqueue(who: Identity, write: Write): Promise<void> {
    const entry = entryOf(who, write);
    const answered = courier.hold(entry.id, false);
    const kept = mirror.put(entry);
    // Writes are handed over in the order people made them; their answers may come in any.
    handover = handover.then(() => kept).then(() => courier.ready(entry.id));
    return answered;
  }

  const refused = (entryId: string) =>
    mirror
      .list()
      .find(({ id, state }) => id === entryId && state === "refused");

  /** A refused entry as it is sent again, `after` some others. */
  const again = (entry: OutboxEntry, after: string[]): OutboxEntry => ({
    ...entry,
    operations: overConflicts(entry),
    state: "pending",
    reason: null,
    winner: null,
    conflicts: [],
    behind: null,
    tab: tabs.id,
    createdAt: now(),
    enteredAt: entry.enteredAt ?? entry.createdAt,
    after,
  });

  /** Sends a refused entry again, first the one it waits for; what waits for that goes after it. */
  async function retry(entryId: string): Promise<void> {
    const entry = refused(entryId);
    if (entry === undefined) return;
    const root = rootOf(entry, mirror.list());
    const behind = heldBackBy(root, mirror.list());
    const list = [
      again(root, before(root.operations)),
      ...behind.map((one) => again(one, one.after)),
    ];
    const answers = list.map(({ id }) => courier.hold(id, false));
    for (const one of list) await mirror.put(one);
    for (const { id } of list) courier.ready(id);
    await answers[list.findIndex(({ id }) => id === entryId)];
  }

  async function drop(entryId: string): Promise<void> {
    if (refused(entryId) !== undefined) await mirror.remove(entryId);
  }

  /** A form that still holds what was refused takes it back, unless something else waits for it. */
  async function takeBack(entryId: string): Promise<void> {
    const entry = refused(entryId);
    if (entry === undefined) return;
    if (heldBackBy(entry, mirror.list()).length === 0)
      await mirror.remove(entryId);
  }

  async function adopt(): Promise<void> {
    const adopted = await adoptOrphans({
      entries,
      tabs,
      holds: courier.holds,
      uid: identity()?.uid ?? null,
      put: mirror.put,
    });
    for (const { id } of adopted) void courier.hold(id, true);
    const store = adopted.filter(({ via }) => via === "store");
    for (const { id, via } of adopted) if (via === "desk") courier.ready(id);
    if (store.length === 0) return;
    // A persistent cache sends its own queue first; only then does the server's document tell.
    await parts
      .backend()
      .settled()
      .catch(() => undefined);
    for (const { id } of store) courier.ready(id);
  }

  let sweeping: Promise<void> | null = null;

  return {
    enqueue,
    retry,
    drop,
    takeBack,
    list: mirror.list,
    landed: mirror.landed,
    forgetLanded: mirror.forgetLanded,
    subscribe: mirror.subscribe,
    refresh: mirror.refresh,
    /** Looks after what closed tabs left without an answer, and tries what waits; never rejects. */
    sweep(): Promise<void> {
      courier.hurry();
      sweeping ??= adopt()
        .catch((error: unknown) => {
          const { code } = toAppError(error);
          report({ code, where: "outbox sweep" });
        })
        .finally(() => {
          sweeping = null;
        });
      return sweeping.then(() => courier.idle());
    },
    /** Resolves once everything that was handed to it so far is in the store. */
    kept: () => handover.then(() => undefined),
    /** Waits so many milliseconds for pending writes; the number that is left, 0 when all are sent. */
    drained: (ms: number) => mirror.drained(ms),
  };
}
