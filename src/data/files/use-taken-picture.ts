import { chosenPictureMax } from "@domain/file/limits";
import { mediaMax } from "@domain/file/media";
import type { Folder } from "@domain/file/path";
import { folderPath } from "@domain/file/path";
import { useSyncExternalStore } from "react";
import { handIn } from "./hand-in";
import { fileQueue } from "./queue/file-queue";
import type { QueuedFile } from "./queue/queued-file";
import { removalOf } from "./use-profile-picture";

/** What is sent of a picture that is taken where there may be no network. */
export const photoLimits = {
  chosenMax: chosenPictureMax,
  sentMax: mediaMax.photo,
};

/** The one picture of a record that is taken where it is worked. */
export interface TakenPicture {
  /** Where the record says that it lies; null: nowhere yet. */
  stored: string | null;
  /** What was taken last on this device and has not arrived. */
  waiting: QueuedFile | null;
  /** Keeps a picture and sends it, in the place of what waited; rejects as `handIn` does. */
  take: (bytes: Blob) => Promise<void>;
  /** Sends a refused one again. */
  retry: (id: string) => Promise<void>;
  /** Gives one up that has not arrived. */
  drop: (id: string) => Promise<void>;
  /** Removes the stored one; needs a network. Absent where there is none. */
  remove?: () => Promise<void>;
}

/** Keeps a picture and sends it to a record, which may be on its way itself; rejects as `handIn` does. */
export const sendPicture = (folder: Folder, bytes: Blob): Promise<void> =>
  handIn({ folder: folderPath(folder), kind: "photo", bytes });

/** The picture of a record, live; it is sent once there is a network. */
export function useTakenPicture(
  of: Folder,
  stored: string | null,
): TakenPicture {
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.list);
  const folder = folderPath(of);
  const mine = files.filter((file) => file.folder === folder);
  return {
    stored,
    waiting: mine.at(-1) ?? null,
    take: async (bytes) => {
      await sendPicture(of, bytes);
      for (const earlier of mine) await fileQueue.drop(earlier.id);
    },
    retry: (one) => fileQueue.retry(one),
    drop: (one) => fileQueue.drop(one),
    ...removalOf(stored),
  };
}
