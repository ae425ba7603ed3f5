import { deflateRawSync } from "node:zlib";
import type { Fields, Value } from "../../contract/values";
import { numberOf } from "./names";
import { TAG } from "./tags";

/** Texts from here on are deflated, where that saves enough. */
const LONG_TEXT = 512;
const WORTH_IT = 0.9;
/** Small windows: most of these texts are no longer than some kilobytes. */
const DEFLATE = { level: 1, windowBits: 12, memLevel: 5 };

const FIRST_BYTES = 1 << 16;
/** A larger one is not kept for the next document. */
const MOST_KEPT = 1 << 20;

/** Packs one document at a time into bytes it uses again and again. */
class Packer {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #at = 0;

  /** The bytes of the fields, one to a character: such a text takes a byte a character. */
  pack(fields: Fields): string {
    this.#at = 0;
    this.#fields(fields);
    const packed = this.#bytes.toString("latin1", 0, this.#at);
    if (this.#bytes.length > MOST_KEPT)
      this.#bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
    return packed;
  }

  #fields(fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) {
      const number = numberOf(name);
      this.#number(number);
      if (number === 0) this.#wide(Buffer.from(name));
      this.#value(value);
    }
  }

  #value(value: Value): void {
    if ("stringValue" in value) this.#text(value.stringValue);
    else if ("integerValue" in value)
      this.#short(TAG.integer, value.integerValue);
    else if ("timestampValue" in value)
      this.#short(TAG.timestamp, value.timestampValue);
    else if ("booleanValue" in value)
      this.#byte(value.booleanValue ? TAG.true : TAG.false);
    else if ("mapValue" in value)
      this.#container(TAG.map, () => this.#fields(value.mapValue.fields));
    else if ("arrayValue" in value)
      this.#container(TAG.array, () => {
        for (const item of value.arrayValue.values) this.#value(item);
      });
    else this.#rare(value);
  }

  #rare(value: Value): void {
    if ("doubleValue" in value) {
      const { doubleValue: number } = value;
      this.#short(TAG.double, Object.is(number, -0) ? "-0" : String(number));
    } else if ("bytesValue" in value) this.#short(TAG.bytes, value.bytesValue);
    else if ("referenceValue" in value) {
      this.#byte(TAG.reference);
      this.#text(value.referenceValue);
    } else if ("geoPointValue" in value)
      this.#short(TAG.geoPoint, JSON.stringify(value.geoPointValue));
    else this.#byte(TAG.null);
  }

  #text(text: string): void {
    const plain = !/[^\0-\xff]/.test(text);
    if (text.length < LONG_TEXT && plain) {
      this.#short(TAG.text, text);
      return;
    }
    const bytes = Buffer.from(text);
    const deflated =
      bytes.length < LONG_TEXT ? null : deflateRawSync(bytes, DEFLATE);
    if (deflated && deflated.length < bytes.length * WORTH_IT) {
      this.#byte(TAG.longText);
      this.#wide(deflated);
    } else if (plain) this.#short(TAG.text, text);
    else {
      this.#byte(TAG.wideText);
      this.#wide(bytes);
    }
  }

  #byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#at++] = byte;
  }

  /** Seven bits a byte, the lowest first. */
  #number(number: number): void {
    let rest = number;
    this.#reserve(5);
    while (rest > 0x7f) {
      this.#bytes[this.#at++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#at++] = rest;
  }

  /** A tag, a length and characters up to U+00FF. */
  #short(tag: number, text: string): void {
    this.#byte(tag);
    this.#number(text.length);
    this.#reserve(text.length);
    this.#at += this.#bytes.write(text, this.#at, "latin1");
  }

  #wide(bytes: Buffer): void {
    this.#number(bytes.length);
    this.#reserve(bytes.length);
    this.#at += bytes.copy(this.#bytes, this.#at);
  }

  /** A tag, and four bytes of length in front of what `write` writes. */
  #container(tag: number, write: () => void): void {
    this.#byte(tag);
    this.#reserve(4);
    const start = this.#at + 4;
    this.#at = start;
    write();
    this.#bytes.writeUInt32LE(this.#at - start, start - 4);
  }

  #reserve(more: number): void {
    const needed = this.#at + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(needed * 2);
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

const packer = new Packer();

/** The fields of a document in a small form: names as numbers, long texts deflated. `unpack` reads it in this process. */
export const pack = (fields: Fields): string => packer.pack(fields);
