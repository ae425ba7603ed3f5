import { AppError } from "@domain/errors";
import { partMax } from "@domain/file/limits";
import { mediaMax } from "@domain/file/media";
import type { MediaKind } from "@domain/file/media";
import { incomingPrefix, partPath } from "@domain/file/parts";
import pMap from "p-map";
import { bytesOf, drop, listUnder } from "./bucket";

/** What somebody handed in, as they say. */
export interface Upload {
  uploadId: string;
  kind: MediaKind;
  /** The digests of the parts, in order. */
  parts: readonly string[];
}

const readAtOnce = 4;

/** The sizes of all that lies under an upload's name, by path. */
async function sizesOf(
  uid: string,
  uploadId: string,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const page of listUnder(incomingPrefix(uid, uploadId)))
    for (const { path, size } of page) sizes.set(path, size);
  return sizes;
}

const missing = (places: number[]) =>
  new AppError("invalid-input", { missing: places });

/** Throws "invalid-input" naming the places of parts that are not there, or the field that is too large. */
function checkSizes(
  sizes: readonly (number | undefined)[],
  kind: MediaKind,
): void {
  const gone = sizes.flatMap((size, index) =>
    size === undefined ? [index] : [],
  );
  if (gone.length > 0) throw missing(gone);
  const total = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const isWhole = sizes.every((size) => (size ?? 0) <= partMax);
  if (!isWhole || total > mediaMax[kind])
    throw new AppError("invalid-input", { fields: ["parts"] });
}

/**
 * The bytes of what somebody handed in, part after part: looked at by their sizes before any is read.
 * Throws "invalid-input" as `checkSizes` does.
 */
export async function gather(
  uid: string,
  { uploadId, kind, parts }: Upload,
): Promise<Buffer> {
  const paths = parts.map((digest, index) =>
    partPath(uid, uploadId, index, digest),
  );
  const sizes = await sizesOf(uid, uploadId);
  checkSizes(
    paths.map((path) => sizes.get(path)),
    kind,
  );
  const read = await pMap(paths, bytesOf, { concurrency: readAtOnce });
  return Buffer.concat(
    read.map((bytes, index) => {
      if (bytes === null) throw missing([index]);
      return bytes;
    }),
  );
}

/** Removes all that lies under an upload's name, also what was not asked for. */
export async function dropParts(uid: string, uploadId: string): Promise<void> {
  await drop([...(await sizesOf(uid, uploadId)).keys()]);
}
