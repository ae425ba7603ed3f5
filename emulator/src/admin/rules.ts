import { readFileSync } from "node:fs";
import { StatusError } from "../contract/status";
import { type Authorizer, type Caller } from "../contract/rules";
import { type Engine } from "../contract/engine";
import { isJson, type Json } from "../wire/codec/json";

/** One finding of the rules compiler. Line and column count from 1. */
export interface RulesIssue {
  severity: "ERROR" | "WARNING";
  description: string;
  line: number;
  column: number;
}

type MakeAuthorizer = Parameters<Engine["setAuthorizer"]>[1];

/** What the rules compiler gives the endpoints; `make` is null when there were errors. */
export type CompileRules = (source: string) => {
  issues: RulesIssue[];
  make: MakeAuthorizer | null;
};

export interface RulesEndpoint {
  /** Rules of every project that was given none of its own. Errors mean: nobody gets in. */
  loadDefault(path: string): void;
  /** The body of `PUT :securityRules`. Returns the answer; throws StatusError on bad rules. */
  put(project: string, body: unknown): Json;
}

const describe = ({ line, column, description }: RulesIssue) =>
  `L${line}:${column} ${description}`;

function denyAll(reason: string): Authorizer {
  const unlessAdmin = (caller: Caller): void => {
    if (caller.kind !== "admin")
      throw new StatusError("PERMISSION_DENIED", reason);
  };
  return { get: unlessAdmin, list: unlessAdmin, commit: unlessAdmin };
}

/** A body that is JSON inside a JSON string, as some clients send it, is unpacked. */
function unpacked(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    throw new StatusError("INVALID_ARGUMENT", "The body is no JSON.");
  }
}

function sourceIn(body: unknown): { content: string; ignoreErrors: boolean } {
  const value = unpacked(body);
  const rules = isJson(value) && isJson(value["rules"]) ? value["rules"] : {};
  const files = rules["files"];
  const given: readonly unknown[] = Array.isArray(files) ? files : [];
  const [file] = given;
  if (given.length > 1)
    throw new StatusError(
      "INVALID_ARGUMENT",
      "Request contains an invalid argument.",
    );
  const content = isJson(file) ? file["content"] : undefined;
  if (typeof content !== "string")
    throw new StatusError("INVALID_ARGUMENT", "No rules in the request.");
  const ignoreErrors = isJson(value) && value["ignore_errors"] === true;
  return { content, ignoreErrors };
}

/** Loads Security Rules into the engine, from the file at start and from requests later. */
export function createRulesEndpoint(
  engine: Pick<Engine, "setAuthorizer">,
  compile: CompileRules,
  log: (line: string) => void,
): RulesEndpoint {
  return {
    loadDefault(path) {
      const { issues, make } = compile(readFileSync(path, "utf8"));
      for (const issue of issues) log(`${issue.severity} ${describe(issue)}`);
      const reason = `The rules do not compile:\n${issues.map(describe).join("\n")}`;
      engine.setAuthorizer("default", make ?? (() => denyAll(reason)));
    },
    put(project, body) {
      const { content, ignoreErrors } = sourceIn(body);
      const { issues, make } = compile(content);
      if (make) engine.setAuthorizer(project, make);
      else if (!ignoreErrors)
        throw new StatusError(
          "INVALID_ARGUMENT",
          issues.map(describe).join("\n"),
        );
      if (issues.length === 0) return {};
      return {
        issues: issues.map(({ severity, description, line, column }) => ({
          severity,
          description,
          sourcePosition: { line, column },
        })),
      };
    },
  };
}
