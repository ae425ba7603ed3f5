import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

export type EmulatorName =
  | "auth"
  | "firestore"
  | "functions"
  | "storage"
  | "hosting";

/** Ports of one suite. `hub` and `logging` belong to firebase-tools itself. */
export type SuitePorts = Partial<
  Record<EmulatorName | "hub" | "logging" | "eventarc" | "tasks", number>
>;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readJson(path: string): Json {
  const value: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(value)) throw new Error(`${path} is not a JSON object`);
  return value;
}

/** One entry or a list of entries, as firebase.json allows for most sections. */
function mapEntries(section: unknown, change: (entry: Json) => Json): unknown {
  if (Array.isArray(section))
    return section.map((entry: unknown) =>
      isObject(entry) ? change(entry) : entry,
    );
  return isObject(section) ? change(section) : section;
}

function movePaths(
  entry: Json,
  keys: readonly string[],
  move: (path: string) => string,
): Json {
  const moved = { ...entry };
  for (const key of keys) {
    const path = moved[key];
    if (typeof path === "string") moved[key] = move(path);
  }
  return moved;
}

function emulatorsSection(base: unknown, ports: SuitePorts): Json {
  const section: Json = { ...(isObject(base) ? base : {}) };
  for (const [name, port] of Object.entries(ports)) {
    const before = section[name];
    section[name] = {
      ...(isObject(before) ? before : {}),
      host: "127.0.0.1",
      port,
    };
  }
  return { ...section, ui: { enabled: false } };
}

/**
 * Derives a firebase.json with other ports. `outPath` may lie in any folder: what firebase-tools
 * resolves against the config's own folder is rewritten (rules as absolute paths, which alone may
 * lie outside of it; hosting and functions as relative ones, which are joined to it).
 * Deployment hooks are left out: a local start runs no predeploy. Returns the absolute outPath.
 */
export function writeConfig(
  basePath: string,
  ports: SuitePorts,
  outPath: string,
): string {
  const from = dirname(resolve(basePath));
  const out = resolve(outPath);
  const absolute = (path: string) => resolve(from, path);
  const near = (path: string) =>
    relative(dirname(out), resolve(from, path)).replaceAll("\\", "/");
  const config = readJson(basePath);
  const derived: Json = {
    ...config,
    firestore: mapEntries(config["firestore"], (entry) =>
      movePaths(entry, ["rules", "indexes"], absolute),
    ),
    storage: mapEntries(config["storage"], (entry) =>
      movePaths(entry, ["rules"], absolute),
    ),
    hosting: mapEntries(config["hosting"], (entry) =>
      movePaths(entry, ["public"], near),
    ),
    functions: mapEntries(config["functions"], (entry) => {
      const moved = movePaths(entry, ["source"], near);
      delete moved["predeploy"];
      return moved;
    }),
    emulators: emulatorsSection(config["emulators"], ports),
  };
  // Extensions are deployed; a local start needs none, and would ask the network for them.
  delete derived["extensions"];
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(derived, null, 2)}\n`);
  return out;
}

/** The ports a firebase.json gives its emulators; those it leaves open are absent. */
export function readPorts(configPath: string): SuitePorts {
  const section = readJson(configPath)["emulators"];
  const ports: Record<string, number> = {};
  for (const [name, entry] of Object.entries(isObject(section) ? section : {}))
    if (isObject(entry) && typeof entry["port"] === "number")
      ports[name] = entry["port"];
  return ports;
}
