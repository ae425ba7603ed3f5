import type { Doc, Fields } from "../contract";

/**
 * A document as it was read from disk: its fields stay JSON until somebody asks for them, as most documents of a
 * folder are never asked for. `fields` is a property of the object itself, so that copies have it too.
 */
export class KeptDocument implements Doc {
  readonly name: string;
  declare readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
  #json: Buffer | undefined;
  #fields: Fields | undefined;

  static readonly #lazy: PropertyDescriptor = {
    enumerable: true,
    get(this: KeptDocument) {
      return this.#read();
    },
  };

  constructor(
    name: string,
    createTime: string,
    updateTime: string,
    json: Buffer,
  ) {
    this.name = name;
    this.createTime = createTime;
    this.updateTime = updateTime === createTime ? createTime : updateTime;
    this.#json = json;
    Object.defineProperty(this, "fields", KeptDocument.#lazy);
  }

  /** The fields as JSON, without reading them. */
  json(): string {
    return this.#json?.toString() ?? JSON.stringify(this.#fields);
  }

  #read(): Fields {
    if (this.#json) {
      this.#fields = JSON.parse(this.#json.toString()) as Fields;
      this.#json = undefined;
    }
    return this.#fields ?? {};
  }
}
