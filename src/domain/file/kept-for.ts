import { parsePath } from "./path";
import type { FileType } from "./slots";
import { everybodysFolder } from "./slots";

/** Whether a file lies where those of a record of everybody's do; false for an address, and for a thumbnail. */
export function isKeptFor(type: FileType, id: string, path: string): boolean {
  const file = parsePath(path);
  return (
    file !== null &&
    !file.isThumbnail &&
    file.zooId === everybodysFolder &&
    file.type === type &&
    file.id === id
  );
}
