import type { CaseRequest, Data, RulesCase, RulesEntry } from "./format";

/** The standard rulesets: one match, one statement, the expression alone on line 6 from column 9 on. */
const HEADS = {
  firestore: [
    "rules_version = '2';",
    "service cloud.firestore {",
    "  match /databases/{database}/documents {",
    "    match /doc/{id} {",
    "      allow read, write: if",
  ],
  storage: [
    "rules_version = '2';",
    "service firebase.storage {",
    "  match /b/{bucket}/o {",
    "    match /file/{id} {",
    "      allow read, write: if",
  ],
};

const TAIL = ["    }", "  }", "}", ""];

export type Service = keyof typeof HEADS;

export const serviceOf = (entry: RulesEntry): Service =>
  entry.service ?? "firestore";

export const BUCKET = "bucket";
export const FIRESTORE_PREFIX = "/databases/(default)/documents/";
const STORAGE_PREFIX = `/b/${BUCKET}/o/`;

export const prefixOf = (service: Service): string =>
  service === "firestore" ? FIRESTORE_PREFIX : STORAGE_PREFIX;

interface SourceFile {
  name: string;
  content: string;
}

/** The files to compile; one, unless the entry is about several. */
export function sourcesOf(entry: RulesEntry): SourceFile[] {
  if (entry.files) {
    return entry.files.map(({ name, content }) => ({
      name,
      content: content.join("\n"),
    }));
  }
  const service = serviceOf(entry);
  const name = `${service}.rules`;
  if (entry.rules) return [{ name, content: entry.rules.join("\n") }];
  const expression = `        ${entry.expression ?? ""};`;
  const lines = [...HEADS[service], expression, ...TAIL];
  return [{ name, content: lines.join("\n") }];
}

const STANDARD_TIME = "2030-06-15T12:30:45.123456Z";
const ALICE = { uid: "alice", token: { sub: "alice", role: "editor" } };

const STANDARD_DATA: Record<Service, Data> = {
  firestore: {
    owner: "alice",
    count: 10,
    ratio: 1.5,
    flag: true,
    nothing: null,
    text: "hello world",
    tags: ["a", "b", "c", "d"],
    map: { k: "v", deep: { leaf: "x" } },
  },
  storage: {
    name: "file/x.png",
    bucket: BUCKET,
    size: 10,
    contentType: "image/png",
    metadata: { owner: "alice" },
  },
};

const STANDARD_PATH: Record<Service, string> = {
  firestore: "doc/x",
  storage: "file/x.png",
};

/** A case with nothing left out. `resource` is null when there is no such document or file. */
export interface FullCase {
  method: NonNullable<CaseRequest["method"]>;
  path: string;
  auth: NonNullable<CaseRequest["auth"]> | null;
  time: string;
  /** The document or file as it will be, for create and update. */
  data: Data | null;
  query: NonNullable<CaseRequest["query"]>;
  resource: Data | null;
}

/** Creates are of new documents, and lists of no single one, unless the case says so. */
export function fullCase(service: Service, one: RulesCase): FullCase {
  const request = one.request ?? {};
  const method = request.method ?? "get";
  const written = method === "create" || method === "update";
  const standard = STANDARD_DATA[service];
  const exists = method !== "create" && method !== "list";
  const { resource = exists ? standard : null } = one;
  return {
    method,
    path: request.path ?? STANDARD_PATH[service],
    auth: request.auth === undefined ? ALICE : request.auth,
    time: request.time ?? STANDARD_TIME,
    data: written ? (request.data ?? standard) : null,
    query: request.query ?? {},
    resource,
  };
}
