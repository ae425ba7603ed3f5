import type { ErrorCode } from "@domain/errors";
import type { MediaKind } from "@domain/file/media";

/** A file that somebody attached here and that its record does not have yet. */
export interface QueuedFile {
  /** Also the upload's name, under which its parts lie and it is finished once. */
  id: string;
  uid: string;
  /** Of the record, as `folderPath` writes it. */
  folder: string;
  /** What in the record it belongs to, where that is not the whole of it: the question it was taken for; else null. */
  about: string | null;
  kind: MediaKind;
  contentType: string;
  size: number;
  createdAt: number;
  /** By part: the digest of what was sent, null while it was not. */
  sent: (string | null)[];
  state: "waiting" | "refused";
  /** Why it was refused; null while it waits. */
  reason: ErrorCode | null;
  /** Which field it was refused for, where the server said so. */
  field: string | null;
}

/** How much of it is with the server, 0 to 1. */
export const sentShare = ({ sent }: QueuedFile): number =>
  sent.filter((digest) => digest !== null).length / Math.max(1, sent.length);
