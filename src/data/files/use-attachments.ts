import { AppError } from "@domain/errors";
import { attachmentsMost } from "@domain/file/slots";
import type { MediaKind } from "@domain/file/media";
import type { Folder } from "@domain/file/path";
import { folderPath } from "@domain/file/path";
import { attachRight } from "@domain/task/facts";
import { useSyncExternalStore } from "react";
import type { DocOf } from "@domain/collections";
import { call } from "../calls";
import { useCan } from "../hooks/use-can";
import { isOnline, watchOnline } from "../online";
import { handIn, handInAll } from "./hand-in";
import type { HeldFile } from "./held-files";
import { fileQueue } from "./queue/file-queue";
import type { QueuedFile } from "./queue/queued-file";

/** What is attached to a record, what is on its way there, and what whoever is working may do. */
export interface Attachments {
  /** Stored files, by their paths. */
  stored: readonly string[];
  waiting: readonly QueuedFile[];
  mayAttach: boolean;
  /** How many more there may be. */
  room: number;
  /** Keeps a file and sends it; rejects AppError: "quota" without room on the device, "demonstration". */
  attach: (kind: MediaKind, bytes: Blob) => Promise<void>;
  /** Takes a stored file out and removes it; needs a network. */
  remove: (path: string) => Promise<void>;
}

const folderOf = ({
  zooId,
  taskId,
}: Pick<DocOf<"tasks">, "zooId" | "taskId">) =>
  folderPath({ zooId, type: "tasks", id: taskId });

/** Keeps files and sends them to a task, which may be on its way itself; rejects as `handIn` does. */
export const attachTo = (
  task: Pick<DocOf<"tasks">, "zooId" | "taskId">,
  files: readonly HeldFile[],
): Promise<void> => handInAll(folderOf(task), files);

/**
 * Over once what is on its way to a task has arrived; rejects AppError "offline" where the network goes before, else
 * "invalid-input" where a file was refused, which stays to be seen with the task.
 */
export const untilSent = (
  task: Pick<DocOf<"tasks">, "zooId" | "taskId">,
): Promise<void> => {
  const folder = folderOf(task);
  const count = (state: QueuedFile["state"]) =>
    fileQueue
      .list()
      .filter((file) => file.folder === folder && file.state === state).length;
  const refusedBefore = count("refused");
  return new Promise((resolve, reject) => {
    const look = () => {
      const waits = count("waiting") > 0;
      if (waits && isOnline()) return;
      for (const end of ends) end();
      if (waits) reject(new AppError("offline"));
      else if (count("refused") > refusedBefore)
        reject(new AppError("invalid-input"));
      else resolve();
    };
    const ends = [fileQueue.subscribe(look), watchOnline(look)];
    look();
  });
};

/** Where the files of a record lie: of one that is said anew, in the folder of each of its lines. */
export interface AttachedTo {
  /** The last one takes what is attached. */
  folders: readonly Folder[];
  stored: readonly string[];
  mayAttach: boolean;
}

/** The files of a record, live. */
export function useFiles({
  folders,
  stored,
  mayAttach,
}: AttachedTo): Attachments {
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.list);
  const own = folders.map(folderPath);
  const waiting = files.filter((file) => own.includes(file.folder));
  const [into = "", type = "tasks"] = [own.at(-1), folders.at(-1)?.type];
  return {
    stored,
    waiting,
    mayAttach,
    room: attachmentsMost(type) - stored.length - waiting.length,
    attach: (kind, bytes) => handIn({ folder: into, kind, bytes }),
    remove: async (path) => {
      await call("removePicture", { public_id: path });
    },
  };
}

/** The attachments of a task, live. */
export function useAttachments(task: DocOf<"tasks">): Attachments {
  const { zooId, taskId, attachments } = task;
  const action = attachRight(task);
  const may = useCan(action ?? "attach", "tasks", task);
  return useFiles({
    folders: [{ zooId, type: "tasks", id: taskId }],
    stored: attachments,
    mayAttach: action !== null && may,
  });
}

/** Sends a refused file again. */
export const retryFile = (id: string): Promise<void> => fileQueue.retry(id);

/** Gives a file up that its record does not have. */
export const dropFile = (id: string): Promise<void> => fileQueue.drop(id);

/** The bytes of a file that is on its way; null for none. */
export const waitingBytes = (file: QueuedFile): Promise<Blob | null> =>
  fileQueue.bytesOf(file);
