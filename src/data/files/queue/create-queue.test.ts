import "fake-indexeddb/auto";
import { AppError } from "@domain/errors";
import { partMax } from "@domain/file/limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileQueue, QueueParts } from "./create-queue";
import { createQueue } from "./create-queue";
import { databaseFiles, tabFiles } from "./file-store";
import { sentShare } from "./queued-file";

const folder = "zoo-baie/tasks/t1";

/** What the server has, and whether it can be reached. */
function aServer() {
  const parts = new Map<string, Uint8Array>();
  const sends: string[] = [];
  const attached = new Map<string, Uint8Array>();
  /** Counts what reaches it down to a cut: 0 cuts the next one, Infinity none. */
  let upTo = Infinity;
  const reach = () => {
    if (upTo <= 0) throw cut();
    upTo -= 1;
  };
  return {
    parts,
    sends,
    attached,
    cutAfter: (count: number) => {
      upTo = count;
    },
    way: {
      digestOf: (bytes: ArrayBuffer) =>
        Promise.resolve(`d${new Uint8Array(bytes)[0] ?? 0}`),
      sendPart: async (path: string, bytes: ArrayBuffer) => {
        await Promise.resolve();
        reach();
        sends.push(path);
        parts.set(path, new Uint8Array(bytes));
      },
      finish: async ({ id, uid, sent }) => {
        await Promise.resolve();
        reach();
        if (attached.has(id)) return;
        const all = sent.map((digest, index) =>
          parts.get(`incoming/${uid}/${id}.${index}.${digest ?? ""}`),
        );
        const missing = all.flatMap((one, index) =>
          one === undefined ? [index] : [],
        );
        if (missing.length > 0)
          throw new AppError("invalid-input", { missing });
        const whole = new Uint8Array(
          all.reduce((sum, one) => sum + (one?.length ?? 0), 0),
        );
        all.forEach((one, index) => whole.set(one ?? [], index * partMax));
        attached.set(id, whole);
      },
    } satisfies Pick<QueueParts, "digestOf" | "sendPart" | "finish">,
  };
}

const cut = () =>
  Object.assign(new Error("cut"), { code: "storage/retry-limit-exceeded" });

/** One lock for all tabs of a test. */
function aLock(): QueueParts["alone"] {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}

let server: ReturnType<typeof aServer>;
let alone: QueueParts["alone"];
let database = "";
let count = 0;

beforeEach(() => {
  server = aServer();
  alone = aLock();
  database = `files-${(count += 1)}`;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab of this browser; closing it ends what it does. */
function aTab(parts: Partial<QueueParts> = {}) {
  const state = { uid: "me" as string | null };
  const queue = createQueue({
    ...server.way,
    store: databaseFiles(database),
    identity: () =>
      state.uid === null ? null : { uid: state.uid, zooId: "zoo-baie" },
    isOnline: () => true,
    isHeld: () => false,
    alone,
    now: () => Date.now(),
    announce: () => undefined,
    mark: () => undefined,
    ...parts,
  });
  return {
    queue,
    signIn: (uid: string | null) => {
      state.uid = uid;
    },
  };
}

/** So many bytes; every part begins with its number. */
function aFile(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7);
  for (let at = 0; at < size; at += partMax) bytes[at] = at / partMax;
  return bytes;
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const add = (queue: FileQueue, bytes: Uint8Array<ArrayBuffer>) =>
  queue.add({
    folder,
    kind: "video",
    contentType: "video/webm",
    bytes: new Blob([bytes], { type: "video/webm" }),
  });

describe("a file on its way", () => {
  it("over a network cut five times and a tab reloaded twice arrives once, whole, each part sent once", async () => {
    const bytes = aFile(6 * partMax + 17);
    server.cutAfter(1);
    let tab = aTab();
    await add(tab.queue, bytes);
    await tab.queue.sweep();
    for (const [cuts, reload] of [
      [1, true],
      [2, false],
      [0, true],
      [3, false],
    ] as const) {
      expect(server.attached.size).toBe(0);
      if (reload) {
        tab.signIn(null);
        tab = aTab();
      }
      server.cutAfter(cuts);
      await tab.queue.sweep();
    }
    expect(server.sends).toHaveLength(7);
    expect(tab.queue.list().map(sentShare)).toEqual([1]);
    server.cutAfter(Infinity);
    await tab.queue.sweep();
    expect(tab.queue.list()).toEqual([]);
    expect(new Set(server.sends).size).toBe(server.sends.length);
    expect(server.attached.size).toBe(1);
    for (const whole of server.attached.values())
      expect(isSame(whole, bytes)).toBe(true);
    await tab.queue.sweep();
    expect(server.sends).toHaveLength(7);
  });

  it("is attached once although the answer was lost", async () => {
    const { finish } = server.way;
    let lost = 0;
    const { queue } = aTab({
      finish: async (file) => {
        await finish(file);
        lost += 1;
        if (lost === 1)
          throw Object.assign(new Error("lost"), {
            code: "functions/internal",
          });
      },
    });
    await add(queue, aFile(100));
    await queue.sweep();
    await queue.sweep();
    expect(lost).toBe(2);
    expect(queue.list()).toEqual([]);
    expect(server.attached.size).toBe(1);
    expect(server.sends).toHaveLength(1);
  });

  it("of two tabs is sent by one", async () => {
    const first = aTab();
    const second = aTab();
    await add(first.queue, aFile(3 * partMax));
    await Promise.all([first.queue.sweep(), second.queue.sweep()]);
    expect(server.sends).toHaveLength(3);
    expect(server.attached.size).toBe(1);
    await second.queue.refresh();
    expect(second.queue.list()).toEqual([]);
  });

  it("sends again what the server has lost meanwhile", async () => {
    const { queue } = aTab();
    server.cutAfter(2);
    await add(queue, aFile(2 * partMax));
    await queue.sweep();
    const [first = ""] = server.sends;
    server.parts.delete(first);
    server.cutAfter(Infinity);
    await queue.sweep();
    await queue.sweep();
    expect(server.sends.filter((path) => path === first)).toHaveLength(2);
    expect(server.sends).toHaveLength(3);
    expect(server.attached.size).toBe(1);
  });

  it("waits without a network, and where its record is not there yet", async () => {
    let isOnline = false;
    let isHeld = true;
    const { queue } = aTab({
      isOnline: () => isOnline,
      isHeld: () => isHeld,
    });
    await add(queue, aFile(100));
    await queue.sweep();
    isOnline = true;
    await queue.sweep();
    expect(server.sends).toEqual([]);
    isHeld = false;
    await queue.sweep();
    expect(server.attached.size).toBe(1);
  });

  it("is sent at once whatever moment of the end of a run it is asked for in", async () => {
    for (let turns = 0; turns < 10; turns += 1) {
      server = aServer();
      let isHeld = true;
      const late: Promise<void>[] = [];
      const { queue } = aTab({
        store: tabFiles(),
        isHeld: () => isHeld,
        alone: async (run) => {
          await run();
          if (late.length > 0) return;
          const ask = async () => {
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            isHeld = false;
            await queue.sweep();
          };
          late.push(ask());
        },
      });
      await add(queue, aFile(100));
      await queue.sweep();
      await Promise.all(late);
      expect(server.attached.size, `after ${turns}`).toBe(1);
    }
  });

  it("is tried again after pauses that grow", async () => {
    vi.useFakeTimers();
    server.cutAfter(0);
    const attempts: number[] = [];
    const began = Date.now();
    const { queue } = aTab({
      store: tabFiles(),
      digestOf: () => {
        attempts.push((Date.now() - began) / 1000);
        return Promise.resolve("d");
      },
    });
    await add(queue, aFile(100));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(attempts).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
  });
});

describe("a file that is refused", () => {
  const refused = (tab = aTab) =>
    tab({
      finish: () =>
        Promise.reject(new AppError("invalid-input", { fields: ["kind"] })),
    });

  it("stays, with the reason, and the others go on", async () => {
    const { finish } = server.way;
    let asked = 0;
    const { queue } = aTab({
      finish: (file) => {
        asked += 1;
        return asked === 1
          ? Promise.reject(new AppError("not-allowed"))
          : finish(file);
      },
    });
    await add(queue, aFile(100));
    await add(queue, aFile(200));
    await queue.sweep();
    expect(queue.list()).toMatchObject([
      { size: 100, state: "refused", reason: "not-allowed" },
    ]);
    expect([...server.attached.values()].map(({ length }) => length)).toEqual([
      200,
    ]);
    await queue.sweep();
    expect(asked).toBe(2);
    await queue.retry(queue.list()[0]?.id ?? "");
    await queue.sweep();
    expect(queue.list()).toEqual([]);
    expect(server.attached.size).toBe(2);
  });

  it("says for what, and can be thrown away", async () => {
    const { queue } = refused();
    await add(queue, aFile(100));
    await queue.sweep();
    const [file] = queue.list();
    expect(file).toMatchObject({ reason: "invalid-input", field: "kind" });
    expect((await queue.bytesOf(file!))?.size).toBe(100);
    await queue.drop(file!.id);
    expect(queue.list()).toEqual([]);
    expect(await queue.bytesOf(file!)).toBeNull();
  });

  it("by storage.rules likewise", async () => {
    const { queue } = aTab({
      sendPart: () =>
        Promise.reject(
          Object.assign(new Error("no"), { code: "storage/unauthorized" }),
        ),
    });
    await add(queue, aFile(100));
    await queue.sweep();
    expect(queue.list()).toMatchObject([{ reason: "not-allowed" }]);
  });
});

it("is nobody else's to see or to send, and goes on when its owner is back", async () => {
  const tab = aTab();
  server.cutAfter(1);
  await add(tab.queue, aFile(2 * partMax));
  await tab.queue.sweep();
  const [mine] = tab.queue.list();
  server.cutAfter(Infinity);
  for (const uid of ["other", null]) {
    tab.signIn(uid);
    await tab.queue.sweep();
    expect(tab.queue.list()).toEqual([]);
    await tab.queue.drop(mine!.id);
    await tab.queue.retry(mine!.id);
  }
  expect(server.sends).toHaveLength(1);
  tab.signIn("me");
  await tab.queue.sweep();
  expect(server.sends).toHaveLength(2);
  expect(server.attached.size).toBe(1);
});

it("goes no further once somebody else is signed in", async () => {
  const tab = aTab({
    sendPart: async (path, bytes) => {
      await server.way.sendPart(path, bytes);
      tab.signIn("other");
    },
  });
  await add(tab.queue, aFile(2 * partMax));
  await tab.queue.sweep();
  expect(server.sends).toHaveLength(1);
  expect(server.attached.size).toBe(0);
});

it("says that this device has no room, and keeps nothing", async () => {
  const { queue } = aTab({
    store: {
      ...tabFiles(),
      add: () => Promise.reject(new Error("QuotaExceededError")),
    },
  });
  await expect(add(queue, aFile(100))).rejects.toMatchObject({ code: "quota" });
  expect(queue.list()).toEqual([]);
});
