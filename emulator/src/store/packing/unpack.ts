import { inflateRawSync } from "node:zlib";
import type { Fields, Value } from "../../contract/values";
import { nameOf } from "./names";
import { TAG } from "./tags";

/** Sets a field also where its name means something to the language. */
function put(fields: Fields, name: string, value: Value): void {
  if (name === "__proto__")
    Object.defineProperty(fields, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else fields[name] = value;
}

/** Reads on in packed fields from one place. */
class Unpacker {
  readonly #packed: string;
  at: number;

  constructor(packed: string, at = 0) {
    this.#packed = packed;
    this.at = at;
  }

  fields(end: number): Fields {
    const fields: Fields = {};
    while (this.at < end) put(fields, this.name(), this.value());
    return fields;
  }

  name(): string {
    const number = this.#number();
    return number === 0 ? this.#wide() : nameOf(number);
  }

  value(): Value {
    const tag = this.#byte();
    switch (tag) {
      case TAG.text:
        return { stringValue: this.#short() };
      case TAG.wideText:
        return { stringValue: this.#wide() };
      case TAG.longText:
        return { stringValue: this.#long() };
      case TAG.integer:
        return { integerValue: this.#short() };
      case TAG.timestamp:
        return { timestampValue: this.#short() };
      case TAG.true:
      case TAG.false:
        return { booleanValue: tag === TAG.true };
      case TAG.map:
        return { mapValue: { fields: this.fields(this.end()) } };
      case TAG.array:
        return { arrayValue: { values: this.#values(this.end()) } };
      default:
        return this.#rare(tag);
    }
  }

  /** Passes over a value. */
  skip(): void {
    const tag = this.#byte();
    if (tag <= TAG.true) return;
    if (tag === TAG.reference) this.skip();
    else if (tag === TAG.array || tag === TAG.map) this.at = this.end();
    else this.#skipBytes();
  }

  /** Where the inside of the map begins that a value is; false, and anywhere, when it is none. */
  enterMap(): boolean {
    return this.#byte() === TAG.map;
  }

  /** Where a container ends, whose length is read. */
  end(): number {
    const from = this.at;
    const bytes = this.#packed;
    this.at += 4;
    const length =
      bytes.charCodeAt(from) |
      (bytes.charCodeAt(from + 1) << 8) |
      (bytes.charCodeAt(from + 2) << 16) |
      (bytes.charCodeAt(from + 3) << 24);
    return this.at + length;
  }

  #rare(tag: number): Value {
    switch (tag) {
      case TAG.double:
        return doubleOf(this.#short());
      case TAG.bytes:
        return { bytesValue: this.#short() };
      case TAG.reference: {
        const text = this.value();
        const name = "stringValue" in text ? text.stringValue : "";
        return { referenceValue: name };
      }
      case TAG.geoPoint: {
        const point = JSON.parse(this.#short()) as {
          latitude: number;
          longitude: number;
        };
        return { geoPointValue: point };
      }
      default:
        return { nullValue: null };
    }
  }

  #values(end: number): Value[] {
    const values: Value[] = [];
    while (this.at < end) values.push(this.value());
    return values;
  }

  #byte(): number {
    return this.#packed.charCodeAt(this.at++);
  }

  #number(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  }

  #skipBytes(): void {
    const length = this.#number();
    this.at += length;
  }

  #short(): string {
    const length = this.#number();
    const from = this.at;
    this.at += length;
    return this.#packed.substring(from, this.at);
  }

  #bytes(): Buffer {
    return Buffer.from(this.#short(), "latin1");
  }

  #wide(): string {
    return this.#bytes().toString();
  }

  #long(): string {
    return inflateRawSync(this.#bytes()).toString();
  }
}

function doubleOf(text: string): Value {
  const special = text === "NaN" || text === "Infinity" || text === "-Infinity";
  return { doubleValue: special ? text : Number(text) };
}

/** The fields that were packed. */
export const unpack = (packed: string): Fields =>
  new Unpacker(packed).fields(packed.length);

/** The value at a path of packed fields, without reading the others; undefined when any part of it is missing. */
export function unpackField(
  packed: string,
  path: readonly string[],
): Value | undefined {
  const unpacker = new Unpacker(packed);
  let end = packed.length;
  for (const [depth, segment] of path.entries()) {
    if (depth > 0) {
      if (!unpacker.enterMap()) return undefined;
      end = unpacker.end();
    }
    if (!seek(unpacker, segment, end)) return undefined;
  }
  return unpacker.value();
}

/** Moves to the value of a name; false when there is none before the end. */
function seek(unpacker: Unpacker, name: string, end: number): boolean {
  while (unpacker.at < end) {
    if (unpacker.name() === name) return true;
    unpacker.skip();
  }
  return false;
}
