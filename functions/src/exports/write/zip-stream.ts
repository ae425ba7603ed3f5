import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file within an archive, in pieces. */
export interface Packed {
  name: string;
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Listed {
  name: Buffer;
  at: number;
  crc: number;
  packed: number;
  size: number;
}

/** Names are UTF-8, and sizes stand behind the bytes: nobody knows them before. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
/** 1 January 1980, before which archives know no day. */
const day = 0x0021;

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const head = (mark: number, name: Buffer) =>
  Buffer.concat([
    numbers(
      [4, mark],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, day],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ),
    name,
  ]);

const listing = ({ name, at, crc, packed, size }: Listed) =>
  Buffer.concat([
    numbers(
      [4, 0x02014b50],
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, day],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ),
    name,
  ]);

/**
 * A ZIP archive (APPNOTE 6.3.10, without its extension for what is larger than 4 GB) of these files, in pieces: one piece
 * of each is held at a time.
 */
export async function* zipPieces(
  files: readonly Packed[],
): AsyncGenerator<Buffer> {
  const all: Listed[] = [];
  let written = 0;
  for (const { name, pieces } of files) {
    const one = { name: Buffer.from(name), at: written, crc: 0, size: 0 };
    let packed = 0;
    const first = head(0x04034b50, one.name);
    written += first.length;
    yield first;
    const counted = async function* () {
      for await (const piece of pieces) {
        one.crc = crc32(piece, one.crc);
        one.size += piece.length;
        yield piece;
      }
    };
    const deflate = createDeflateRaw();
    // A failure of what is packed ends the reading below with it.
    pipeline(Readable.from(counted()), deflate, () => undefined);
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      packed += piece.length;
      yield piece;
    }
    const sizes = numbers(
      [4, 0x08074b50],
      [4, one.crc],
      [4, packed],
      [4, one.size],
    );
    written += packed + sizes.length;
    yield sizes;
    all.push({ ...one, packed });
  }
  const list = Buffer.concat(all.map(listing));
  yield list;
  yield numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, all.length],
    [2, all.length],
    [4, list.length],
    [4, written],
    [2, 0],
  );
}
