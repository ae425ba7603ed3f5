import type { FileType } from "./slots";
import { fileTypes, isBelow } from "./slots";

/** Where the files of one record lie. */
export interface Folder {
  zooId: string;
  type: FileType;
  /** As `folderId` makes it. */
  id: string;
}

/** A file of a record; each has a path of its own, so what is stored under one never changes. */
export interface StoredFile extends Folder {
  /** Without the folder; a thumbnail's says so. */
  file: string;
  isThumbnail: boolean;
}

/** What an id may be made of to name a folder: nothing that means anything in a path, an address or to Firestore. */
const idPattern = /^(?!\.)(?!.*\.\.)(?!__.*__$)[A-Za-z0-9_.-]{1,200}$/;
const filePattern =
  /^[0-9a-f]{32}(\.thumb)?\.(jpg|png|mp3|m4a|ogg|wav|weba|webm|mp4|mov|pdf)$/;

/** Between a record and the one it lies below: ids of records below another hold none. */
const belowMark = ".";

/** How a folder names a record: one below another by both ids. */
export const folderId = (id: string, parentId: string | null = null): string =>
  parentId === null ? id : `${parentId}${belowMark}${id}`;

/** The record that a folder names, and the one it lies below; null for none. */
export function recordOf({ type, id }: Pick<Folder, "type" | "id">): {
  id: string;
  parentId: string | null;
} {
  if (!isBelow(type)) return { id, parentId: null };
  const mark = id.lastIndexOf(belowMark);
  return { id: id.slice(mark + 1), parentId: id.slice(0, Math.max(0, mark)) };
}

/** Whether a record below another is named with it. */
const namesRecord = (type: FileType, id: string): boolean => {
  const record = recordOf({ type, id });
  return record.id !== "" && record.parentId !== "";
};

const isFileType = (text: string): text is FileType =>
  fileTypes.some((type) => type === text);

function folderOf(parts: readonly string[]): Folder | null {
  const [zooId = "", type = "", id = ""] = parts;
  const isGood = idPattern.test(zooId) && idPattern.test(id);
  return parts.length === 3 &&
    isGood &&
    isFileType(type) &&
    namesRecord(type, id)
    ? { zooId, type, id }
    : null;
}

/** `<zooId>/<type>/<id>` in its parts; null for anything else (an encoded slash, `..`, another bucket, a type without files). */
export const parseFolder = (text: string): Folder | null =>
  folderOf(text.split("/"));

/** `<zooId>/<type>/<id>/<file>` in its parts; null for anything else. */
export function parsePath(text: string): StoredFile | null {
  const parts = text.split("/");
  const folder = folderOf(parts.slice(0, 3));
  const file = parts[3] ?? "";
  const found = filePattern.exec(file);
  if (parts.length !== 4 || folder === null || found === null) return null;
  return { ...folder, file, isThumbnail: found[1] !== undefined };
}

/** The folder of a files of a record, as `parseFolder` reads it. */
export const folderPath = ({ zooId, type, id }: Folder): string =>
  `${zooId}/${type}/${id}`;

/** The path of a file by its name (32 hexadecimal digits). */
export const filePath = (
  folder: Folder,
  name: string,
  extension: string,
): string => `${folderPath(folder)}/${name}.${extension}`;

/** Where the thumbnail of a stored picture lies: beside it. */
export const thumbnailOf = (path: string): string =>
  path.replace(/\.([a-z0-9]+)$/, ".thumb.$1");

/** The picture that a thumbnail is of; a picture is its own. */
export const pictureOf = (path: string): string =>
  path.replace(/\.thumb(?=\.[a-z0-9]+$)/, "");

/** Whether a picture field holds a path of ours; existing data hold addresses. */
export const isStoredPath = (text: string): boolean => parsePath(text) !== null;
