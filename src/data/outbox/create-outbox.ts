import { AppError, errorCode, type ErrorCode } from "@domain/errors";
import { report } from "../../lib/report";
import type { Backend } from "../backend";
import { toAppError } from "../errors";
import type { Identity } from "../identity";
import type { About } from "../write-types";
import type { OutboxEntry, OutboxOperation } from "./entry";
import type { EntryStore } from "./entry-store";
import { winnerOf } from "./judge";
import { createMirror } from "./mirror";
import { sweepEntries } from "./sweep";
import type { Tabs } from "./tabs";

export interface OutboxParts {
  entries: EntryStore;
  tabs: Tabs;
  backend: () => Backend;
  identity: () => Identity | null;
  now: () => number;
  /** Tells the other tabs that the entries changed. */
  announce: () => void;
}

export type ServerDocs = (Record<string, unknown> | null)[];

/** The documents of an entry as the server has them; rejects "offline" when it cannot be asked. */
async function serverDocs(
  backend: Backend,
  { operations }: OutboxEntry,
): Promise<ServerDocs> {
  return Promise.all(
    operations.map(async ({ kind, collection, id, parentId }) => {
      try {
        const row = await backend.getDoc(collection, id, parentId ?? undefined);
        return row?.data ?? null;
      } catch (error) {
        // Rules that ask the document who may read it refuse one that is not there yet.
        const failure = toAppError(error);
        if (kind === "create" && failure.code === "not-allowed") return null;
        throw failure;
      }
    }),
  );
}

const sameDoc = (a: OutboxOperation, b: OutboxOperation) =>
  a.collection === b.collection && a.id === b.id && a.parentId === b.parentId;

const touches = (entry: OutboxEntry, operations: readonly OutboxOperation[]) =>
  entry.operations.some((one) =>
    operations.some((other) => sameDoc(one, other)),
  );

/**
 * Nothing was decided about the write. A precondition is the SDK's own: its client was ended, by
 * signing out elsewhere.
 */
const undecided = ({ code, details }: AppError) =>
  code === "offline" ||
  code === "not-signed-in" ||
  details["sdk"] === "failed-precondition";

/**
 * Keeps every write until the server has answered. What it refuses stays, with the reason and who
 * was first, until the person retries or drops it.
 */
export function createOutbox(parts: OutboxParts) {
  const { entries, tabs, backend, identity, now } = parts;
  const inFlight = new Set<string>();
  const mirror = createMirror(entries, identity, parts.announce);
  let handover: Promise<unknown> = Promise.resolve();

  async function refuse(entry: OutboxEntry, code: ErrorCode) {
    const docs = await serverDocs(backend(), entry).catch(() => []);
    const winner = winnerOf(entry, docs);
    const reason =
      winner !== null && code === "not-allowed" ? "conflict" : code;
    await mirror.put({ ...entry, state: "refused", reason, winner });
    return new AppError(reason, { winner });
  }

  /** Resolves when the server has it; otherwise the entry is kept and the promise rejects. */
  async function send(entry: OutboxEntry): Promise<void> {
    inFlight.add(entry.id);
    try {
      await backend().commit(entry.operations, entry.uid, entry.id);
      await mirror.remove(entry.id);
    } catch (error) {
      const failure = toAppError(error);
      if (undecided(failure)) throw failure;
      const { code } = failure;
      if (code === "internal" || code === "invalid-input")
        report({ code, where: `outbox ${entry.about.kind}` });
      throw await refuse(entry, code);
    } finally {
      inFlight.delete(entry.id);
    }
  }

  function entryOf(
    { uid, zooId }: Identity,
    operations: readonly OutboxOperation[],
    about: About,
  ): OutboxEntry {
    const before = mirror
      .list()
      .findLast(
        (other) => other.state === "pending" && touches(other, operations),
      );
    return {
      id: crypto.randomUUID(),
      uid,
      zooId,
      createdAt: now(),
      state: "pending",
      operations: [...operations],
      about,
      reason: null,
      winner: null,
      tab: tabs.id,
      after: before?.id ?? null,
    };
  }

  /** Keeps the write, then sends it; the promise settles with the server's answer. */
  function enqueue(
    who: Identity,
    operations: readonly OutboxOperation[],
    about: About,
  ): Promise<void> {
    const entry = entryOf(who, operations, about);
    inFlight.add(entry.id);
    const kept = mirror.put(entry).catch((error: unknown) => {
      report({ code: errorCode(error), where: "outbox put" });
    });
    // Writes reach the store in the order people made them; their answers may come in any.
    const turn = handover.then(() => kept);
    handover = turn;
    return turn.then(() => send(entry));
  }

  const refused = (entryId: string) =>
    mirror
      .list()
      .find(({ id, state }) => id === entryId && state === "refused");

  async function retry(entryId: string): Promise<void> {
    const entry = refused(entryId);
    if (entry === undefined) return;
    const again: OutboxEntry = {
      ...entry,
      state: "pending",
      reason: null,
      winner: null,
      tab: tabs.id,
      after: null,
      createdAt: now(),
    };
    inFlight.add(again.id);
    await mirror.put(again);
    await send(again);
  }

  async function drop(entryId: string): Promise<void> {
    if (refused(entryId) !== undefined) await mirror.remove(entryId);
  }

  let sweeping: Promise<void> | null = null;
  const sweepNow = () =>
    sweepEntries({
      entries,
      tabs,
      inFlight,
      uid: identity()?.uid ?? null,
      settled: () => backend().settled(),
      serverDocs: (entry) => serverDocs(backend(), entry),
      put: mirror.put,
      remove: mirror.remove,
      send,
      isRefusal: (error) => !undecided(toAppError(error)),
    });

  return {
    enqueue,
    retry,
    drop,
    list: mirror.list,
    subscribe: mirror.subscribe,
    refresh: mirror.refresh,
    /** Settles what closed tabs left without an answer; one at a time, and never rejects. */
    sweep(): Promise<void> {
      sweeping ??= sweepNow()
        .catch((error: unknown) => {
          const failure = toAppError(error);
          if (!undecided(failure))
            report({ code: failure.code, where: "outbox sweep" });
        })
        .finally(() => {
          sweeping = null;
        });
      return sweeping;
    },
    /** Waits so many milliseconds for pending writes; the number that is left, 0 when all are sent. */
    drained: (ms: number) => mirror.drained(ms),
  };
}
