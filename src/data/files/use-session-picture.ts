import type { DocOf } from "@domain/collections";
import { sessionFacts } from "@domain/enrichment/facts";
import { chosenPictureMax } from "@domain/file/limits";
import { mediaMax } from "@domain/file/media";
import { folderPath } from "@domain/file/path";
import { useSyncExternalStore } from "react";
import { useCan } from "../hooks/use-can";
import { handIn } from "./hand-in";
import { fileQueue } from "./queue/file-queue";
import type { QueuedFile } from "./queue/queued-file";
import { removalOf } from "./use-profile-picture";

/** What is sent of a picture that is taken where there may be no network. */
export const photoLimits = {
  chosenMax: chosenPictureMax,
  sentMax: mediaMax.photo,
};

/** The one picture of an enrichment session, and what whoever is working may do with it. */
export interface SessionPicture {
  /** Where the record says that it lies; null: nowhere yet. */
  stored: string | null;
  /** What was taken last on this device and has not arrived. */
  waiting: QueuedFile | null;
  mayChange: boolean;
  /** Keeps a picture and sends it, in the place of what waited; rejects as `handIn` does. */
  take: (bytes: Blob) => Promise<void>;
  /** Sends a refused one again. */
  retry: (id: string) => Promise<void>;
  /** Gives one up that has not arrived. */
  drop: (id: string) => Promise<void>;
  /** Removes the stored one; needs a network. Absent where there is none. */
  remove?: () => Promise<void>;
}

/** The picture of a session, live; it is sent once there is a network. */
export function useSessionPicture(
  session: DocOf<"enrichmentSessions">,
): SessionPicture {
  const { zooId, sessionId: id, picture: stored } = session;
  const may = useCan();
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.list);
  const folder = folderPath({ zooId, type: "enrichmentSessions", id });
  const mine = files.filter((file) => file.folder === folder);
  const mayAct = may("act", "enrichmentSessions", sessionFacts(session));
  return {
    stored,
    waiting: mine.at(-1) ?? null,
    mayChange: mayAct && !session.isDeleted,
    take: async (bytes) => {
      await handIn({ folder, kind: "photo", bytes });
      for (const earlier of mine) await fileQueue.drop(earlier.id);
    },
    retry: (one) => fileQueue.retry(one),
    drop: (one) => fileQueue.drop(one),
    ...removalOf(stored),
  };
}
