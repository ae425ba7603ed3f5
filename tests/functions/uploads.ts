import { createHash, randomUUID } from "node:crypto";
import { partDigest, partPath, partsOf } from "@domain/file/parts";
import type { MediaKind } from "@domain/file/media";
import { keep } from "../../functions/src/files/bucket";

/** A task of the world of these tests: the sector's management and the administrator may attach to it. */
export const aFeeding = (more: object = {}) => ({
  zooId: "home",
  taskId: "t1",
  title: "Feed",
  authorId: "admin",
  type: "feeding",
  target: { level: "SECTOR", ids: ["s1"] },
  sectorIds: ["s1"],
  enclosureIds: [],
  animalIds: [],
  responsibleIds: [],
  audience: ["s1"],
  dueAt: new Date("2026-12-01T07:00:00Z"),
  status: "OPEN",
  ...more,
});

const ascii = (text: string) => Buffer.from(text, "latin1");

const box = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    ascii(`ftyp${brand}`),
    Buffer.alloc(4),
    ascii(`${brand}isom`),
  ]);

/** How the containers begin that people attach. */
export const heads = {
  webm: Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    ascii("webm"),
  ]),
  matroska: Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88]),
    ascii("matroska"),
  ]),
  mp4: box("isom"),
  m4a: box("M4A "),
  mov: box("qt  "),
  heic: box("heic"),
  mp3: Buffer.from([0xff, 0xfb, 0x90, 0x44]),
  wav: Buffer.concat([
    ascii("RIFF"),
    Buffer.from([0x24, 0, 0, 0]),
    ascii("WAVEfmt "),
  ]),
  ogg: Buffer.concat([
    ascii("OggS"),
    Buffer.alloc(24),
    ascii("OpusHead"),
    Buffer.alloc(8),
  ]),
  pdf: ascii("%PDF-1.7\n"),
  exe: Buffer.concat([ascii("MZ"), Buffer.alloc(60)]),
  svg: ascii('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  html: ascii("<!doctype html><script>alert(1)</script>"),
} as const;

/** So many bytes that begin like this container, unlike any other file's. */
export function aFile(head: keyof typeof heads, size: number): Buffer {
  const bytes = Buffer.alloc(size, randomUUID());
  heads[head].copy(bytes);
  return bytes;
}

export const digestOfPart = (bytes: Buffer): string =>
  partDigest(createHash("md5").update(bytes).digest("base64"));

/** A file in its parts, each with its digest. */
export const inParts = (bytes: Buffer) =>
  partsOf(bytes.length).map(({ start, end }) => {
    const part = bytes.subarray(start, end);
    return { part, digest: digestOfPart(part) };
  });

/** Lays the parts of a file where their owner's browser would; the request that puts them together. */
export async function handIn(
  uid: string,
  kind: MediaKind,
  bytes: Buffer,
  uploadId: string = randomUUID(),
) {
  const parts = inParts(bytes);
  await keep(
    parts.map(({ part, digest }, index) => ({
      path: partPath(uid, uploadId, index, digest),
      bytes: part,
      contentType: "video/webm",
    })),
  );
  return {
    uploadId,
    folder: "home/tasks/t1",
    kind,
    parts: parts.map(({ digest }) => digest),
  };
}
