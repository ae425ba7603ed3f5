import { createHash } from "node:crypto";
import { thumbnailOf } from "../../../src/domain/file/path";
import { drawnLandscape } from "./landscape";

const full = { width: 800, height: 600 };
const small = { width: 256, height: 192 };

/** The name of a file of the demonstration, the same for the same text. */
export const nameOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 32);

const drawn = ({ width, height }: typeof full, path: string): Buffer =>
  drawnLandscape(path, width, height);

/** What lies under the path of a picture, and its thumbnail beside it. */
export const filesOf = (path: string): { name: string; bytes: Buffer }[] => [
  { name: path, bytes: drawn(full, path) },
  { name: thumbnailOf(path), bytes: drawn(small, path) },
];

const sizes = new Map<string, number>();

/** How large a picture is, in bytes. */
export function sizeOf(path: string): number {
  const size = sizes.get(path) ?? drawn(full, path).length;
  sizes.set(path, size);
  return size;
}
