/** A document as REST gives it, as far as the tests look. */
export interface RestDocument {
  name: string;
  fields?: Record<string, Record<string, unknown>>;
  createTime: string;
  updateTime: string;
}

/** An answer that is no success. */
export class RestError extends Error {
  readonly code: number;
  readonly status: string;

  constructor(code: number, status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const headers = { authorization: "Bearer owner" };

/** Plain REST calls of an administrator to one database. */
export class RestClient {
  readonly root: string;
  readonly #base: string;

  constructor(url: string, project: string, database = "(default)") {
    this.root = `projects/${project}/databases/${database}/documents`;
    this.#base = `${url}/v1/`;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(this.#base + this.root + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return json as T;
    const first: unknown = Array.isArray(json) ? json[0] : json;
    const { error } = first as { error: { status: string; message: string } };
    throw new RestError(answer.status, error.status, error.message);
  }

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  /** Replaces a document. */
  set(path: string, fields: RestDocument["fields"]): Promise<RestDocument> {
    return this.call("PATCH", `/${path}`, { fields });
  }

  get(path: string): Promise<RestDocument> {
    return this.call("GET", `/${path}`);
  }

  commit(writes: unknown[]): Promise<{ commitTime: string }> {
    return this.call("POST", ":commit", { writes });
  }

  /** Every document of the database. */
  async all(): Promise<RestDocument[]> {
    const from = [{ collectionId: "", allDescendants: true }];
    const found = await this.call<{ document?: RestDocument }[]>(
      "POST",
      ":runQuery",
      { structuredQuery: { from } },
    );
    return found.flatMap(({ document }) => document ?? []);
  }
}

/** Microseconds since 1970 of a timestamp of the wire. */
export function microsOf(time: string): number {
  const [seconds = "", fraction = ""] = time.slice(0, -1).split(".");
  const micros = Number(fraction.padEnd(6, "0").slice(0, 6));
  return Date.parse(`${seconds}Z`) * 1000 + micros;
}
