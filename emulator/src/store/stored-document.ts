import type { Doc, Fields, Value } from "../contract/values";
import { getField } from "../engine/values/field-path";
import { pack } from "./packing/pack";
import { unpack, unpackField } from "./packing/unpack";

/** So many documents are kept unpacked: those that were written or read last. */
const MOST_OPEN = 64;

const open: (StoredDocument | undefined)[] = new Array<undefined>(MOST_OPEN);
let nextOpen = 0;

/** Whoever has been open the longest is packed instead. */
function keepOpen(doc: StoredDocument): void {
  open[nextOpen]?.close();
  open[nextOpen] = doc;
  nextOpen = (nextOpen + 1) % MOST_OPEN;
}

/**
 * A document as the store holds it: its fields are packed most of the time, as most documents are not asked for.
 * It is the same object for as long as its content is the same. `fields` is a property of the object itself, so
 * that copies have it too.
 */
export class StoredDocument implements Doc {
  readonly name: string;
  declare readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
  /** Packed, or JSON as it was read from disk. */
  #kept: string | Buffer | undefined;
  #fields: Fields | undefined;

  static readonly #lazy: PropertyDescriptor = {
    enumerable: true,
    get(this: StoredDocument) {
      return this.#read();
    },
  };

  /** The content is fields, or their JSON in UTF-8. */
  constructor(
    name: string,
    createTime: string,
    updateTime: string,
    content: Fields | Buffer,
  ) {
    this.name = name;
    this.createTime = createTime;
    this.updateTime = updateTime === createTime ? createTime : updateTime;
    if (Buffer.isBuffer(content)) this.#kept = content;
    else this.#fields = content;
    Object.defineProperty(this, "fields", StoredDocument.#lazy);
  }

  /** The value at a path, undefined when any part of it is missing; the others are not read for it. */
  field(path: readonly string[]): Value | undefined {
    return this.#fields === undefined && typeof this.#kept === "string"
      ? unpackField(this.#kept, path)
      : getField(this.#read(), path);
  }

  /** The fields as JSON. */
  json(): string {
    if (this.#fields) return JSON.stringify(this.#fields);
    return typeof this.#kept === "string"
      ? JSON.stringify(unpack(this.#kept))
      : (this.#kept?.toString() ?? "{}");
  }

  /** Bytes that the fields take while they are packed; undefined when they never were. */
  get keptBytes(): number | undefined {
    return this.#kept?.length;
  }

  /** From now on it is one of many: its fields are packed when others have been asked for since. */
  store(): void {
    if (this.#fields && this.#kept === undefined) keepOpen(this);
  }

  /** Packs the fields. */
  close(): void {
    if (!this.#fields) return;
    if (typeof this.#kept !== "string") this.#kept = pack(this.#fields);
    this.#fields = undefined;
  }

  /** Packs what is JSON as it was read from disk. */
  packJson(): void {
    if (this.#fields || !Buffer.isBuffer(this.#kept)) return;
    this.#kept = pack(parsed(this.#kept));
  }

  #read(): Fields {
    if (this.#fields) return this.#fields;
    const kept = this.#kept ?? "";
    this.#fields = typeof kept === "string" ? unpack(kept) : parsed(kept);
    keepOpen(this);
    return this.#fields;
  }
}

const parsed = (json: Buffer): Fields => JSON.parse(json.toString()) as Fields;
