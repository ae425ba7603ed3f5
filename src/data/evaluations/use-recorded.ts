import type { Evaluation } from "@domain/evaluation/evaluation";
import type { Kept, RecordedKind } from "@domain/evaluation/recorded";
import { folderPath } from "@domain/file/path";
import { useMemo, useSyncExternalStore } from "react";
import { keepFile } from "../files/hand-in";
import { fileQueue } from "../files/queue/file-queue";
import type { QueuedFile } from "../files/queue/queued-file";

/** Whose files they are. */
export type RecordedFor = Pick<Evaluation, "zooId" | "evaluationId">;

const folderOf = ({ zooId, evaluationId: id }: RecordedFor) =>
  folderPath({ zooId, type: "evaluations", id });

/** What was taken for an evaluation on this device and has not arrived, oldest first; their bytes are not read. */
export function useUnsent(of: RecordedFor): readonly QueuedFile[] {
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.list);
  const folder = folderOf(of);
  return useMemo(
    () => files.filter((file) => file.folder === folder),
    [files, folder],
  );
}

/** By which questions such files were taken; [] for none. */
export const keptOf = (unsent: readonly QueuedFile[]): Kept[] =>
  unsent.flatMap(({ id, about }) =>
    about === null ? [] : [{ id, questionRef: about }],
  );

/**
 * Keeps what was taken for a question and sends it once there is a network; answers its name among the answers; rejects
 * as `keepFile` does.
 */
export const keepRecorded = (
  of: RecordedFor,
  questionRef: string,
  kind: RecordedKind,
  bytes: Blob,
): Promise<string> =>
  keepFile({ folder: folderOf(of), about: questionRef, kind, bytes });

/** Gives up what was taken and has not arrived; nothing where it has. */
export const dropUnsent = (id: string): Promise<void> => fileQueue.drop(id);
