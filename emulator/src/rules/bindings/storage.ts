import type { LookupBudget } from "../../contract/rules";
import type { Evaluation } from "../evaluate/context";
import type { Decision } from "../evaluate/decide";
import { decide } from "../evaluate/decide";
import type { Method, Ruleset } from "../syntax/ast";
import { METHODS } from "../syntax/ast";
import { fromWire } from "../values/from-wire";
import { isRecord } from "../values/json";
import type { MapValue, RulesValue } from "../values/value";
import { map, string } from "../values/value";
import { documentPath } from "./document-path";
import { spend } from "./lookups";

/** What one request on a file asks the rules. */
export interface FileRequest {
  method: Method;
  segments: readonly string[];
  globals: ReadonlyMap<string, RulesValue>;
}

/** Firestore documents already asked for, by path; `null` for a missing one. */
export type FetchedDocuments = ReadonlyMap<string, RulesValue | null>;

/** Documents that one request on a file may look up. */
const LOOKUPS_PER_FILE_REQUEST = 2;

/** Ends an evaluation that cannot go on before the document at `path` is fetched. */
export class DocumentNeeded extends Error {
  readonly path: string;

  constructor(path: string) {
    super("A document must be fetched first.");
    this.name = "DocumentNeeded";
    this.path = path;
  }
}

/** What production leaves out of the file that is being written. */
const ONLY_STORED: ReadonlySet<string> = new Set([
  "etag",
  "generation",
  "metageneration",
  "timeCreated",
  "updated",
]);

function presentEntries(value: RulesValue): [string, RulesValue][] {
  if (value.kind !== "map") return [];
  return [...value.entries].filter(([, entry]) => entry.kind !== "null");
}

function requestEntries(value: MapValue): [string, RulesValue][] {
  return [...value.entries].flatMap(([key, entry]) => {
    if (key !== "resource") return [[key, entry] as [string, RulesValue]];
    if (entry.kind === "null") return [];
    const written = presentEntries(entry).filter(
      ([name]) => !ONLY_STORED.has(name),
    );
    return [[key, map(written)] as [string, RulesValue]];
  });
}

/** Reads the context of a `verify` message, `null` when it is none. Throws EvaluationError. */
export function readFileRequest(context: unknown): FileRequest | null {
  if (!isRecord(context) || !isRecord(context["variables"])) return null;
  const { path, variables } = context;
  const method = METHODS.find((name) => name === context["method"]);
  if (typeof path !== "string" || !method) return null;
  const { request, resource } = variables;
  const decoded = fromWire(request);
  if (decoded.kind !== "map") return null;
  const globals = new Map<string, RulesValue>();
  globals.set(
    "request",
    map([...requestEntries(decoded), ["method", string(method)]]),
  );
  const current = resource === undefined ? null : fromWire(resource);
  if (current?.kind === "map") {
    globals.set("resource", map(presentEntries(current)));
  }
  const segments = path.split("/").filter((segment) => segment !== "");
  return { method, segments, globals };
}

/** Storage rules only reach the default database, whatever they name. */
function fetchedLookup(documents: FetchedDocuments): Evaluation["lookup"] {
  const budget: LookupBudget = new Set();
  return (_view, segments) => {
    const ids = documentPath(segments, "(default)").map(encodeURIComponent);
    const path = `/databases/(default)/documents/${ids.join("/")}`;
    spend(budget, path, LOOKUPS_PER_FILE_REQUEST);
    const found = documents.get(path);
    if (found === undefined) throw new DocumentNeeded(path);
    return found;
  };
}

const LIST_NEEDS_VERSION_2 =
  "Permission denied. List operations are only allowed for rules_version='2'.";

/** Decides a request on a file; rules of version 1 allow no list. Throws DocumentNeeded when a document is not yet fetched. */
export function decideFile(
  ruleset: Ruleset,
  request: FileRequest,
  documents: FetchedDocuments,
  debug: (value: RulesValue) => void,
): Decision {
  if (request.method === "list" && ruleset.version === 1) {
    return { allowed: false, reasons: [LIST_NEEDS_VERSION_2] };
  }
  const evaluation: Evaluation = {
    globals: request.globals,
    service: "firebase.storage",
    lookup: fetchedLookup(documents),
    debug,
    expressions: 0,
  };
  return decide(ruleset, evaluation, request.method, request.segments);
}
