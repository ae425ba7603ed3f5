import { AppError } from "@domain/errors";
import type { MediaKind } from "@domain/file/media";
import { partsOf } from "@domain/file/parts";
import { report } from "../../../lib/report";
import { toAppError } from "../../errors";
import type { Identity } from "../../identity";
import type { FileStore } from "./file-store";
import type { QueuedFile } from "./queued-file";
import type { Outcome, Way } from "./send-file";
import { sendFile } from "./send-file";

/** Pauses between attempts while the server cannot be reached: doubled up to a minute. */
const shortestPauseMs = 2000;
const longestPauseMs = 60_000;

export interface QueueParts extends Way {
  store: FileStore;
  identity: () => Identity | null;
  isOnline: () => boolean;
  /** Whether it must wait for something else: its record is not there yet, or nothing is kept. */
  isHeld: (file: QueuedFile) => boolean;
  /** Runs one at a time among all tabs. */
  alone: (run: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** Tells the other tabs that the files changed. */
  announce: () => void;
  /** Told whether anything, of anybody, is left. */
  mark: (any: boolean) => void;
}

/** What somebody wants to attach. */
export interface NewFile {
  folder: string;
  about?: string;
  kind: MediaKind;
  contentType: string;
  bytes: Blob;
}

export interface FileQueue {
  /** Keeps a file and begins to send it; answers its id; rejects AppError "quota" where the browser has no room. */
  add: (file: NewFile) => Promise<string>;
  /** Sends a refused file again. */
  retry: (id: string) => Promise<void>;
  /** Gives a file up, waiting or refused. */
  drop: (id: string) => Promise<void>;
  /** The signed-in person's files, oldest first; always the same array until they change. */
  list: () => readonly QueuedFile[];
  /** The bytes of one that is kept here; null for none. */
  bytesOf: (file: QueuedFile) => Promise<Blob | null>;
  subscribe: (listener: () => void) => () => void;
  /** Reads what other tabs and earlier sessions left. */
  refresh: () => Promise<void>;
  /** Tries at once what waits; never rejects. */
  sweep: () => Promise<void>;
}

const readParts = ({ bytes }: NewFile): Promise<ArrayBuffer[]> =>
  Promise.all(
    partsOf(bytes.size).map(({ start, end }) =>
      bytes.slice(start, end).arrayBuffer(),
    ),
  );

const newFile = (
  { uid }: Identity,
  { folder, about, kind, contentType, bytes }: NewFile,
  createdAt: number,
): QueuedFile => ({
  id: crypto.randomUUID(),
  uid,
  folder,
  about: about ?? null,
  kind,
  contentType,
  size: bytes.size,
  createdAt,
  sent: partsOf(bytes.size).map(() => null),
  state: "waiting",
  reason: null,
  field: null,
});

/** A refused file with the reason that the server gave. */
function refusedFile(file: QueuedFile, failure: AppError): QueuedFile {
  const { code, details } = failure;
  const [field] = Array.isArray(details["fields"])
    ? (details["fields"] as unknown[])
    : [];
  return {
    ...file,
    state: "refused",
    reason: code,
    field: typeof field === "string" ? field : null,
  };
}

/**
 * Keeps files until their records have them: each part is sent once, one file after the other, by one
 * tab, again after a growing pause where the server could not be asked. What is refused stays, with
 * the reason, until the person retries or drops it.
 */
export function createQueue(parts: QueueParts): FileQueue {
  const { store, identity } = parts;
  const listeners = new Set<() => void>();
  let all: readonly QueuedFile[] = [];
  let shown: { uid: string | null; files: readonly QueuedFile[] } | null = null;
  let pause = shortestPauseMs;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  function set(next: readonly QueuedFile[]): void {
    all = next;
    shown = null;
    parts.mark(all.length > 0);
    for (const listener of [...listeners]) listener();
  }

  function list(): readonly QueuedFile[] {
    const uid = identity()?.uid ?? null;
    if (shown?.uid !== uid)
      shown = { uid, files: all.filter((file) => file.uid === uid) };
    return shown.files;
  }

  const refresh = async (): Promise<void> => set(await store.all());

  async function changed(): Promise<void> {
    await refresh();
    parts.announce();
  }

  async function save(file: QueuedFile): Promise<void> {
    await store.put(file);
    pause = shortestPauseMs;
    await changed();
  }

  async function settle(file: QueuedFile, outcome: Outcome): Promise<void> {
    if (outcome.state === "accepted") {
      pause = shortestPauseMs;
      await store.remove(file.id);
      await changed();
    } else if (outcome.state === "refused")
      await save(refusedFile(known(file), outcome.failure));
  }

  const known = (file: QueuedFile): QueuedFile =>
    all.find(({ id }) => id === file.id) ?? file;

  const isWanted = ({ id, uid }: QueuedFile): boolean =>
    uid === identity()?.uid && all.some((file) => file.id === id);

  function tryLater(): void {
    timer ??= setTimeout(() => {
      timer = null;
      void pump();
    }, pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }

  /** Sends what waits, oldest first, until the server cannot be asked. */
  async function run(): Promise<void> {
    await refresh();
    const waiting = list().filter(({ state }) => state === "waiting");
    for (const file of waiting) {
      if (!parts.isOnline()) return;
      if (parts.isHeld(file)) continue;
      const outcome = await sendFile({ ...parts, isWanted, save }, file);
      await settle(file, outcome);
      if (outcome.state === "later") {
        tryLater();
        return;
      }
    }
  }

  async function loop(): Promise<void> {
    while (again) {
      again = false;
      await parts.alone(run);
    }
  }

  function pump(): Promise<void> {
    again = true;
    running ??= loop()
      .catch((error: unknown) => {
        report({ code: toAppError(error).code, where: "file queue" });
      })
      .then(() => {
        running = null;
        // Asked for after the last look and before here, nobody else would begin it.
        return again ? pump() : undefined;
      });
    return running;
  }

  return {
    list,
    refresh,
    async add(file) {
      const who = identity();
      if (who === null) throw new AppError("not-signed-in");
      const bytes = await readParts(file);
      const kept = newFile(who, file, parts.now());
      await store.add(kept, bytes).catch(() => {
        throw new AppError("quota", { where: "device" });
      });
      await changed();
      void pump();
      return kept.id;
    },
    async retry(id) {
      const file = list().find((one) => one.id === id);
      if (file === undefined) return;
      await save({ ...file, state: "waiting", reason: null, field: null });
      void pump();
    },
    async drop(id) {
      if (!list().some((one) => one.id === id)) return;
      await store.remove(id);
      await changed();
    },
    async bytesOf({ id, sent, contentType }) {
      const read = await Promise.all(sent.map((_, at) => store.part(id, at)));
      const bytes = read.filter((part) => part !== undefined);
      return bytes.length < sent.length
        ? null
        : new Blob(bytes, { type: contentType });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sweep() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      return pump();
    },
  };
}
