import { AppError } from "@domain/errors";
import { attachmentsMax } from "@domain/file/limits";
import type { MediaKind } from "@domain/file/media";
import { plainType } from "@domain/file/media";
import { folderPath } from "@domain/file/path";
import { attachRight } from "@domain/task/facts";
import { useSyncExternalStore } from "react";
import type { DocOf } from "@domain/collections";
import { call } from "../calls";
import { demonstration } from "../demonstration/mode";
import { useCan } from "../hooks/use-can";
import { fileQueue } from "./queue/file-queue";
import type { QueuedFile } from "./queue/queued-file";

/** What is attached to a task, what is on its way there, and what whoever is working may do. */
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

/** The attachments of a task, live. */
export function useAttachments(task: DocOf<"tasks">): Attachments {
  const { zooId, taskId, attachments } = task;
  const folder = folderPath({ zooId, type: "tasks", id: taskId });
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.list);
  const waiting = files.filter((file) => file.folder === folder);
  const action = attachRight(task);
  const may = useCan(action ?? "attach", "tasks", task);
  return {
    stored: attachments,
    waiting,
    mayAttach: action !== null && may,
    room: attachmentsMax - attachments.length - waiting.length,
    attach: async (kind, bytes) => {
      if (demonstration() !== "off") throw new AppError("demonstration");
      const contentType = plainType(bytes.type);
      await fileQueue.add({ folder, kind, contentType, bytes });
    },
    remove: async (path) => {
      await call("removePicture", { public_id: path });
    },
  };
}

/** Sends a refused file again. */
export const retryFile = (id: string): Promise<void> => fileQueue.retry(id);

/** Gives a file up that its record does not have. */
export const dropFile = (id: string): Promise<void> => fileQueue.drop(id);

/** The bytes of a file that is on its way; null for none. */
export const waitingBytes = (file: QueuedFile): Promise<Blob | null> =>
  fileQueue.bytesOf(file);
