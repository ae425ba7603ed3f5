import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { runStorageRules } from "../storage-runtime";
import { isRecord } from "../values/json";

export type Message = Record<string, unknown>;

/** A plain value as the Storage emulator sends it. */
export function expressionValue(value: unknown): Message {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === "string") return { string_value: value };
  if (typeof value === "boolean") return { bool_value: value };
  if (typeof value === "number") {
    return Number.isInteger(value)
      ? { int_value: value }
      : { float_value: value };
  }
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (Array.isArray(value)) {
    return { list_value: { values: value.map(expressionValue) } };
  }
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, expressionValue(item)]),
  );
  return { map_value: { fields } };
}

export interface FileQuestion {
  path: string;
  method: string;
  before?: object | null;
  after?: object | null;
  auth?: object | null;
  time?: Date;
  /** Fields in REST form of the documents that exist, by path. */
  documents?: Readonly<Record<string, object>>;
}

const requestValue = (question: FileQuestion): Message => {
  const segments = question.path.split("/").filter((part) => part !== "");
  const fields = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: expressionValue(question.time ?? new Date("2030-01-01T00:00:00Z")),
    resource: expressionValue(question.after ?? null),
    auth: expressionValue(question.auth ?? null),
  };
  return { map_value: { fields } };
};

const verifyContext = (question: FileQuestion): Message => ({
  rulesetName: "0",
  service: "firebase.storage",
  path: question.path,
  method: question.method,
  variables: {
    resource: expressionValue(question.before ?? null),
    request: requestValue(question),
  },
});

interface Verdict {
  permit: unknown;
  /** Paths of the documents asked for on the way. */
  fetched: string[];
  errors: unknown;
  warnings: unknown;
}

/** The other side of the Storage rules protocol, as the Storage emulator plays it. */
export function storageClient() {
  const input = new PassThrough();
  const output = new PassThrough();
  const running = runStorageRules(input, output);
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  let nextId = 0;

  const receive = async (): Promise<Message> => {
    const line: IteratorResult<string, unknown> = await lines.next();
    if (line.done) throw new Error("the conversation ended");
    const message: unknown = JSON.parse(line.value);
    if (!isRecord(message)) throw new TypeError("no message");
    return message;
  };
  const send = (message: Message): void => {
    input.write(`${JSON.stringify(message)}\n`);
  };

  async function load(...contents: string[]): Promise<Message> {
    const name = "/somewhere/storage.rules";
    const files = contents.map((content) => ({ name, content }));
    const context = { rulesetName: "0", source: { files } };
    send({ action: "load_ruleset", context, id: nextId++ });
    return receive();
  }

  async function verify(question: FileQuestion): Promise<Verdict> {
    const fetched: string[] = [];
    let id: unknown = nextId++;
    send({ action: "verify", context: verifyContext(question), id });
    for (;;) {
      const reply = await receive();
      if (reply["id"] !== id) throw new Error("an answer to another question");
      const { result, context, errors, warnings } = reply;
      if (!isRecord(context)) {
        const permit = isRecord(result) ? result["permit"] : undefined;
        return { permit, fetched, errors, warnings };
      }
      const path = String(context["path"]);
      fetched.push(path);
      id = reply["server_request_id"];
      const fields = question.documents?.[path];
      const found = fields && { name: `projects/demo${path}`, fields };
      const status = found ? "ok" : "not_found";
      send({ status, result: found, warnings: [], errors: [], id });
    }
  }

  const close = async (): Promise<void> => {
    input.end();
    await running;
  };
  return { receive, send, load, verify, close };
}

/** A client with `content` loaded; throws when it is refused. */
export async function loadedClient(content: string) {
  const client = storageClient();
  await client.receive();
  const answer = await client.load(content);
  if (!isRecord(answer["result"])) throw new Error(JSON.stringify(answer));
  return client;
}

/** Rules written for the files of one bucket. */
export const storageRules = (body: string, outside = ""): string =>
  `rules_version = '2';
${outside}
service firebase.storage {
  match /b/{bucket}/o {
${body}
  }
}`;

export const ALICE = { uid: "alice", token: { sub: "alice" } };
