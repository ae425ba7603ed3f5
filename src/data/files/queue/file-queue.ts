import { partDigest } from "@domain/file/parts";
import { folderId } from "@domain/file/path";
import { md5 } from "@noble/hashes/legacy.js";
import { call } from "../../calls";
import { demonstration } from "../../demonstration/mode";
import { identity } from "../../identity";
import { isOnline, watchOnline } from "../../online";
import { outbox } from "../../outbox/outbox";
import { createQueue } from "./create-queue";
import { databaseFiles } from "./file-store";
import type { QueuedFile } from "./queued-file";
import { markWaiting } from "./waiting-mark";

const channel =
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("suricate-files");

const locks = "locks" in navigator ? navigator.locks : null;

/** Whether the record that it belongs to waits to be made itself. */
const isUnmade = ({ folder }: QueuedFile): boolean =>
  outbox
    .list()
    .some(
      ({ state, operations }) =>
        state === "pending" &&
        operations.some(
          ({ kind, collection, id, parentId }) =>
            kind === "create" &&
            folder.endsWith(`/${collection}/${folderId(id, parentId)}`),
        ),
    );

const digestOf = (bytes: ArrayBuffer): string =>
  partDigest(btoa(String.fromCharCode(...md5(new Uint8Array(bytes)))));

/** This browser's files on their way. */
export const fileQueue = createQueue({
  store: databaseFiles("suricate-files"),
  identity,
  isOnline,
  isHeld: (file) => demonstration() !== "off" || isUnmade(file),
  alone: (run) =>
    locks === null ? run() : locks.request("suricate-files", () => run()),
  now: () => Date.now(),
  announce: () => channel?.postMessage(null),
  mark: markWaiting,
  digestOf: (bytes) => Promise.resolve(digestOf(bytes)),
  sendPart: async (path, bytes, contentType) => {
    const sdk = await import("../../sdk/storage");
    await sdk.sendPart(path, bytes, contentType);
  },
  finish: async ({ id, folder, kind, sent }) => {
    await call("finishUpload", {
      uploadId: id,
      folder,
      kind,
      parts: sent.map((digest) => digest ?? ""),
    });
  },
});

if (channel)
  channel.onmessage = () => {
    void fileQueue.refresh();
  };

const sweepEveryMs = 60_000;

// It is fetched by whoever attaches, or has attached: from then on it looks after what waits.
void fileQueue.sweep();
setInterval(() => void fileQueue.sweep(), sweepEveryMs);
watchOnline(() => {
  if (isOnline()) void fileQueue.sweep();
});
outbox.subscribe(() => {
  if (fileQueue.list().length > 0) void fileQueue.sweep();
});
