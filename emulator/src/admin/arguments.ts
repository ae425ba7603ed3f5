/** What the process is started with: what firebase-tools passes, and some flags of its own. */
export interface Arguments {
  host: string;
  port: number;
  project: string;
  rules: string | undefined;
  /** The index file; undefined: no query needs an index. */
  indexes: string | undefined;
  seedFromExport: string | undefined;
  functionsEmulator: string | undefined;
  /** Folder of the documents; undefined: in memory only. */
  dataDir: string | undefined;
  /** Bytes of log from which it is folded into a snapshot. */
  compactBytes: number | undefined;
  /** Whether a damaged log is cut off where commits would be lost with it. */
  repair: boolean;
  /** Whether tokens whose time is over are refused. */
  checkTokenExpiry: boolean;
}

const MAX_PORT = 65_535;
/** Flags that firebase-tools knows nothing of, so that the environment may set them: `FIRESTORE_LOCAL_REPAIR=true`. */
const OWN = [
  "allow_remote",
  "check_token_expiry",
  "compact_bytes",
  "indexes",
  "repair",
];

/** Flags given as `--name value`, `--name=value` or `--name`, by name with underscores. */
function flagsOf(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Map<string, string> {
  const given = new Map<string, string>();
  for (const name of OWN) {
    const value = env[`FIRESTORE_LOCAL_${name.toUpperCase()}`];
    if (value) given.set(name, value);
  }
  argv.forEach((argument, index) => {
    const [, name, inline] = /^--([\w-]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (name === undefined) return;
    const next = argv[index + 1] ?? "";
    const value = inline ?? (next.startsWith("--") ? "" : next);
    given.set(name.replaceAll("-", "_"), value);
  });
  return given;
}

/** A flag's value; throws where the flag stands without one. */
function textIn(flags: Map<string, string>, name: string): string | undefined {
  const value = flags.get(name);
  if (value === "") throw new Error(`--${name} needs a value.`);
  return value;
}

function wholeIn(
  flags: Map<string, string>,
  name: string,
  most: number,
): number | undefined {
  const text = textIn(flags, name);
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (value <= most) return value;
  throw new Error(
    `--${name} is a whole number from 0 to ${most}, not "${text}".`,
  );
}

const isSet = (flags: Map<string, string>, name: string): boolean =>
  flags.has(name) && flags.get(name) !== "false";

function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^127(\.\d+){3}$/.test(name);
}

function hostIn(flags: Map<string, string>): string {
  const host = textIn(flags, "host") ?? "127.0.0.1";
  if (isLoopback(host) || isSet(flags, "allow_remote")) return host;
  throw new Error(
    `--host ${host} would let other machines in, and nobody here checks who they are. ` +
      "Use 127.0.0.1, or add --allow-remote (FIRESTORE_LOCAL_ALLOW_REMOTE=true) where that is meant.",
  );
}

function dataDirIn(
  flags: Map<string, string>,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const data = textIn(flags, "data");
  if (!isSet(flags, "memory"))
    return data ?? (env["FIRESTORE_LOCAL_DATA"] || undefined);
  if (data === undefined) return undefined;
  throw new Error("--data and --memory exclude one another.");
}

/**
 * Reads the flags, in either spelling (`--project_id`, `--project-id`). What is not known is ignored;
 * what is known and wrong throws, with a message for people.
 */
export function parseArguments(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Arguments {
  const flags = flagsOf(argv, env);
  return {
    host: hostIn(flags),
    port: wholeIn(flags, "port", MAX_PORT) ?? 8080,
    project: textIn(flags, "project_id") ?? "demo-project",
    rules: textIn(flags, "rules"),
    indexes: textIn(flags, "indexes"),
    seedFromExport: textIn(flags, "seed_from_export"),
    functionsEmulator: textIn(flags, "functions_emulator"),
    dataDir: dataDirIn(flags, env),
    compactBytes: wholeIn(flags, "compact_bytes", Number.MAX_SAFE_INTEGER),
    repair: isSet(flags, "repair"),
    checkTokenExpiry: isSet(flags, "check_token_expiry"),
  };
}
