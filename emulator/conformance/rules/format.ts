import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One finding that the compiler is expected to have, worded as production words it where that is known. */
export interface ExpectedIssue {
  severity: "ERROR" | "WARNING";
  description: string;
  line?: number;
  column?: number;
}

export type Data = Readonly<Record<string, unknown>>;

/** The request of a case; what is left out is taken from the standard request of its service. */
export interface CaseRequest {
  method?: "get" | "list" | "create" | "update" | "delete";
  /** From the collection on (`doc/x`), or from the bucket on for files (`file/x.png`). */
  path?: string;
  /** `"absent"` leaves it out altogether, which only files can do; `null` is a signed-out client. */
  auth?: { uid: string; token?: Data } | null | "absent";
  time?: string;
  /** The document's data as it will be, or the file's attributes as they will be. */
  data?: Data;
  query?: { limit?: number; offset?: number; orderBy?: readonly string[] };
}

export interface RulesCase {
  name?: string;
  /** The behaviour of the entry's observation that this case rebuilds. */
  observes?: string;
  expect: "ALLOW" | "DENY";
  /** Of a denial: `false`, `no match`, or what the error says. */
  reason?: string;
  line?: number;
  column?: number;
  /** What `debug()` shows. */
  debug?: readonly string[];
  request?: CaseRequest;
  /** The document's data or the file's attributes as they are; `null` when it does not exist. */
  resource?: Data | null;
  /** Documents rules may look up, `null` for missing ones. */
  documents?: Readonly<Record<string, Data | null>>;
  /** The other writes of the same commit: data as it will be, `null` for a delete. */
  also?: Readonly<Record<string, Data | null>>;
  /** Why the public Rules Test API cannot be asked, or answers otherwise. */
  api?: string;
}

/** One thing the language does; with `expression` it stands in the standard ruleset of its service. */
export interface RulesEntry {
  name: string;
  /** Section of the public reference, or where the fact is recorded. */
  reference: string;
  observation?: string;
  /** The behaviour it rebuilds, when the sources are refused and there are no cases. */
  observes?: string;
  service?: "firestore" | "storage";
  expression?: string;
  rules?: readonly string[];
  /** More files than the one the service takes. */
  files?: readonly { name: string; content: readonly string[] }[];
  issues?: readonly ExpectedIssue[];
  api?: string;
  cases: readonly RulesCase[];
}

export interface RulesFile {
  topic: string;
  entries: readonly RulesEntry[];
}

/** What was recorded of production, and the entries that rebuild it. */
export type Observations = Readonly<
  Record<
    string,
    {
      entries: readonly string[];
      verdicts: Readonly<Record<string, unknown>>;
      /** Behaviours without a case of that verdict, and why. */
      exceptions?: Readonly<Record<string, string>>;
    }
  >
>;

const folder = fileURLToPath(new URL(".", import.meta.url));
const OBSERVATIONS = "observations.json";

const parse = (name: string): unknown =>
  JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));

/** Every file of entries, by name. */
export const readRulesFiles = (): RulesFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== OBSERVATIONS)
    .sort()
    .map((name) => parse(name) as RulesFile);

export const readObservations = (): Observations =>
  parse(OBSERVATIONS) as Observations;
