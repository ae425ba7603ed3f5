import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

type Message = Record<string, unknown>;

/** A plain value as the Storage emulator hands it to its rules runtime. */
function wired(value: unknown): Message {
  if (value === null) return { null_value: null };
  if (typeof value === "number") return { int_value: value };
  if (typeof value === "string") return { string_value: value };
  const fields = Object.entries(value as object).map(
    ([key, field]) => [key, wired(field)] as const,
  );
  return { map_value: { fields: Object.fromEntries(fields) } };
}

export interface FileAttempt {
  method: "get" | "list" | "create" | "update" | "delete";
  /** The path inside the bucket. */
  path: string;
  uid: string | null;
  contentType: string;
  size: number;
  md5Hash: string;
  metadata: Readonly<Record<string, string>>;
  /** The file that lies there already. */
  over?: { contentType: string; size: number; md5Hash: string };
  /** What the access document of `uid` says; null: there is none. */
  status: string | null;
}

function question(attempt: FileAttempt): Message {
  const { method, uid, contentType, size, md5Hash, metadata, over } = attempt;
  const segments = ["b", "demo", "o", ...attempt.path.split("/")];
  const name = attempt.path;
  const file = wired({ name, contentType, size, md5Hash, metadata });
  const there = over ? wired({ name, metadata: {}, ...over }) : null;
  const before = method === "create" ? (there ?? { null_value: null }) : file;
  const after = ["create", "update"].includes(method)
    ? file
    : { null_value: null };
  const fields = {
    path: {
      path_value: { segments: segments.map((simple) => ({ simple })) },
    },
    time: { timestamp_value: "2026-12-01T07:00:00Z" },
    resource: after,
    auth: uid === null ? { null_value: null } : wired({ uid, token: {} }),
  };
  return {
    rulesetName: "0",
    service: "firebase.storage",
    path: `/${segments.join("/")}`,
    method,
    variables: { resource: before, request: { map_value: { fields } } },
  };
}

/** The access document of whoever asks, and no other document. */
function accessDocument({ uid, status }: FileAttempt, { path }: Message) {
  const own = `/databases/(default)/documents/access/${uid ?? ""}`;
  if (path !== own || status === null) return { status: "not_found" };
  const fields = { status: { stringValue: status } };
  return { status: "ok", result: { name: own, fields } };
}

/** The local Storage rules runtime with the given rules, asked over its own protocol. */
export function startStorageRules() {
  const child = spawn(
    process.execPath,
    ["emulator/dist/storage-rules.cjs", "serve"],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: child.stdout })[
    Symbol.asyncIterator
  ]();
  let nextId = 0;

  const receive = async (): Promise<Message> => {
    const line = await lines.next();
    if (line.done) throw new Error("the rules runtime ended: is it built?");
    return JSON.parse(line.value) as Message;
  };
  const ask = (message: Message): Promise<Message> => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    return receive();
  };

  const greeting = receive();

  async function load(content: string): Promise<unknown> {
    await greeting;
    const source = { files: [{ name: "storage.rules", content }] };
    const context = { rulesetName: "0", source };
    const reply = await ask({ action: "load_ruleset", context, id: nextId++ });
    return reply["errors"];
  }

  /** Whether the rules permit it. */
  async function permits(attempt: FileAttempt): Promise<boolean> {
    const context = question(attempt);
    let reply = await ask({ action: "verify", context, id: nextId++ });
    while (reply["action"] === "fetch_firestore_document")
      reply = await ask({
        ...accessDocument(attempt, reply["context"] as Message),
        id: reply["server_request_id"],
      });
    return (reply["result"] as { permit?: boolean }).permit === true;
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.stdin.end();
      child.kill("SIGINT");
    });
  return { load, permits, stop };
}
