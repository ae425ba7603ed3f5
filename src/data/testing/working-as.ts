import type { CollectionName } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import { anAccess } from "../../../tests/builders/a-session";
import { aZoo } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { provideAuth } from "../auth";
import { provideBackend } from "../backend";
import type { CallFunction } from "../calls";
import { provideCalls } from "../calls";
import type { MemoryStore } from "../memory-store";
import { memoryStore } from "../memory-store";
import type { OutboxOperation } from "../outbox/entry";
import { outbox } from "../outbox/outbox";
import { subscriptions } from "../subscriptions";
import { aPort } from "./a-port";
import { memoryDesk } from "./memory-desk";

export interface Desk {
  store: MemoryStore;
  /** What was written, straight or through the desk, oldest first. */
  written: OutboxOperation[];
  /** What was called beside the desk, with its input, oldest first. */
  called: { name: string; input: unknown }[];
  /** The person's rights from now on. */
  workAs: (access: Parameters<typeof anAccess>[0]) => void;
  /** What functions answer from now on: data, or a thrown error. */
  answer: (reply: () => unknown) => void;
  /** Why writes are refused from now on; null: they are not. */
  refuse: (code: ErrorCode | null) => void;
  seed: (collection: CollectionName, id: string, raw: object) => void;
  /** Takes every seeded record away and forgets drafts and what was read, written, refused and called. */
  clear: () => void;
}

/** For tests, once a file: somebody at work in the first establishment, over memory. */
export function openDesk(uid = "person"): Desk {
  const written: OutboxOperation[] = [];
  const called: Desk["called"] = [];
  const seeded = new Set<() => void>();
  let reply: () => unknown = () => null;
  let refusal: ErrorCode | null = null;
  const memory = memoryStore({
    decide: (operation) => {
      // What the app notes of the device is no work of the person's.
      if (operation.collection !== "devices") written.push(operation);
      return refusal;
    },
  });
  provideBackend(memory);
  // What files before this one read lingers, over their records.
  subscriptions.close();
  const desk = memoryDesk(
    () => memory,
    () => uid,
  );
  const fakeCall: CallFunction = async (name, input, timeout) => {
    if (name === "saveRecords") return desk(name, input, timeout);
    called.push({ name, input });
    await Promise.resolve();
    return { success: true, data: reply() };
  };
  provideCalls(fakeCall);
  provideAuth({ port: aPort(uid) });
  const workAs: Desk["workAs"] = (access) =>
    memory.seed("access", uid, anAccess(access));
  memory.seed("zoo", "zoo-baie", aZoo());
  memory.seed("users", uid, aUser({ userId: uid }));
  workAs({});
  return {
    store: memory,
    written,
    called,
    workAs,
    answer: (next) => {
      reply = next;
    },
    refuse: (code) => {
      refusal = code;
    },
    seed: (collection, id, raw) => {
      memory.seed(collection, id, { ...raw });
      seeded.add(() => memory.erase(collection, id));
    },
    clear: () => {
      subscriptions.close();
      sessionStorage.clear();
      refusal = null;
      for (const { id } of outbox.landed()) outbox.forgetLanded(id);
      for (const { id } of outbox.list()) void outbox.drop(id);
      for (const erase of seeded) erase();
      seeded.clear();
      written.length = 0;
      called.length = 0;
    },
  };
}
