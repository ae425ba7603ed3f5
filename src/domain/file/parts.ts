import { partMax } from "./limits";

/** Letters of an upload's own name (a UUID), and of the MD5 of a part in base64 without what an address takes apart. */
export const uploadIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const partDigestPattern = /^[A-Za-z0-9_-]{22}$/;

/** Where the parts of an upload begin: in the folder of whoever sends them. */
export const incomingPrefix = (uid: string, uploadId: string): string =>
  `incoming/${uid}/${uploadId}.`;

/**
 * Where the part of an upload lies, counted from 0. The name says what it holds, which storage.rules
 * check: another content cannot take its place.
 */
export const partPath = (
  uid: string,
  uploadId: string,
  index: number,
  digest: string,
): string => `${incomingPrefix(uid, uploadId)}${index}.${digest}`;

/** An MD5 in base64 as it stands in a part's name. */
export const partDigest = (base64: string): string =>
  base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** From where to where each part of so many bytes goes; [] of an empty file. */
export const partsOf = (size: number): { start: number; end: number }[] =>
  Array.from({ length: Math.ceil(size / partMax) }, (_, index) => ({
    start: index * partMax,
    end: Math.min(size, (index + 1) * partMax),
  }));
