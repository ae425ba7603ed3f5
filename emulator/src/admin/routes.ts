import type { ServerResponse } from "node:http";
import type { Engine } from "../contract/engine";
import { StatusError } from "../contract/status";
import { isJson } from "../wire/codec/json";
import {
  type HttpRequest,
  readJson,
  sendError,
  sendJson,
  sendText,
} from "../wire/http/http";
import type { Route } from "../wire/server";
import type { ReadCounter } from "./reads";
import type { RulesEndpoint } from "./rules";
import { type Transfer, writeExport } from "./transfer";
import type { Triggers } from "./triggers";
import { writesIn } from "./writes-in";

export interface AdminParts {
  engine: Engine & Transfer;
  project: string;
  rules: RulesEndpoint;
  triggers: Triggers;
  reads: ReadCounter;
  shutdown: () => void;
  /** The folder, absolute, outside of which no export is written. */
  exportRoot: string;
}

interface AdminCall {
  parts: AdminParts;
  http: HttpRequest;
  response: ServerResponse;
  /** What the pattern's groups took. */
  groups: readonly string[];
}

interface Endpoint {
  method: string;
  pattern: RegExp;
  run: (call: AdminCall) => void | Promise<void>;
}

const base = "^/emulator/v1/projects/([^/:]+)";

async function putRules({ parts, http, response, groups }: AdminCall) {
  const [project = ""] = groups;
  const body = await readJson(http.raw);
  sendJson(response, 200, parts.rules.put(project, body));
}

function clear({ parts, response, groups }: AdminCall) {
  const [project = "", database = "", path] = groups;
  parts.engine.database(project, database).clear(path || undefined);
  sendJson(response, 200, {});
}

async function load({ parts, http, response, groups }: AdminCall) {
  const [project = "", database = ""] = groups;
  const writes = writesIn(await readJson(http.raw));
  parts.engine.database(project, database).load(writes);
  sendJson(response, 200, {});
}

async function exportAll({ parts, http, response, groups }: AdminCall) {
  const [project = ""] = groups;
  const body = await readJson(http.raw);
  const directory = isJson(body) ? body["export_directory"] : undefined;
  const name = isJson(body) ? body["export_name"] : undefined;
  if (typeof directory !== "string")
    throw new StatusError("INVALID_ARGUMENT", "No export_directory.");
  await writeExport(parts.engine, project, {
    root: parts.exportRoot,
    directory,
    name: typeof name === "string" ? name : "firestore_export",
  });
  sendJson(response, 200, {});
}

async function addV1({ parts, http, response, groups }: AdminCall) {
  const [project = "", key = ""] = groups;
  parts.triggers.addV1(project, key, await readJson(http.raw));
  sendJson(response, 200, {});
}

async function addV2({ parts, http, response, groups }: AdminCall) {
  const [project = ""] = groups;
  const key = http.url.searchParams.get("eventarcTriggerId") ?? "";
  parts.triggers.addV2(project, key, await readJson(http.raw));
  sendJson(response, 200, {});
}

function removeTrigger({ parts, response, groups }: AdminCall) {
  const [project = "", key = ""] = groups;
  parts.triggers.remove(project, key);
  sendJson(response, 200, {});
}

function reset({ parts, response }: AdminCall) {
  parts.engine.database(parts.project, "(default)").clear();
  sendText(response, 200, "Resetting...\n");
}

const endpoints: readonly Endpoint[] = [
  {
    method: "GET",
    pattern: /^\/$/,
    run: ({ response }) => sendText(response, 200, "Ok\n"),
  },
  { method: "POST", pattern: /^\/reset$/, run: reset },
  {
    method: "POST",
    pattern: /^\/shutdown$/,
    run({ parts, response }) {
      sendText(response, 200, "Shutting down...\n");
      parts.shutdown();
    },
  },
  {
    method: "DELETE",
    pattern: new RegExp(`${base}/databases/([^/]+)/documents(?:/(.+))?$`),
    run: clear,
  },
  {
    method: "POST",
    pattern: new RegExp(`${base}/databases/([^/]+)/documents:load$`),
    run: load,
  },
  {
    method: "PUT",
    pattern: new RegExp(`${base}:securityRules$`),
    run: putRules,
  },
  {
    method: "GET",
    pattern: new RegExp(`${base}:ruleCoverage(?:\\.html)?$`),
    run: ({ response }) =>
      sendError(
        response,
        new StatusError("UNIMPLEMENTED", "Rule coverage is not recorded."),
      ),
  },
  { method: "POST", pattern: new RegExp(`${base}:export$`), run: exportAll },
  {
    method: "PUT",
    pattern: new RegExp(`${base}/triggers/([^/]+)$`),
    run: addV1,
  },
  {
    method: "DELETE",
    pattern: new RegExp(`${base}/triggers/([^/]+)$`),
    run: removeTrigger,
  },
  {
    method: "POST",
    pattern: new RegExp(`${base}/eventarcTrigger$`),
    run: addV2,
  },
  {
    method: "GET",
    pattern: /^\/emulator\/v1\/triggers$/,
    run: ({ parts, response }) =>
      sendJson(response, 200, { ...parts.triggers.view() }),
  },
  {
    method: "GET",
    pattern: new RegExp(`${base}/reads$`),
    run: ({ parts, response, groups: [project = ""] }) =>
      sendJson(response, 200, { ...parts.reads.counts(project) }),
  },
  {
    method: "DELETE",
    pattern: new RegExp(`${base}/reads$`),
    run({ parts, response, groups: [project = ""] }) {
      parts.reads.reset(project);
      sendJson(response, 200, {});
    },
  },
];

/** The endpoints of the emulator itself, beside the Firestore API. */
export function createAdminRoute(parts: AdminParts): Route {
  return async (http, response) => {
    for (const { method, pattern, run } of endpoints) {
      if (method !== http.method) continue;
      const match = pattern.exec(http.path);
      if (!match) continue;
      try {
        await run({ parts, http, response, groups: match.slice(1) });
      } catch (error) {
        sendError(response, error);
      }
      return true;
    }
    return false;
  };
}
