import type { FetchedDocuments } from "../../src/rules/bindings/storage";
import {
  decideFile,
  DocumentNeeded,
  readFileRequest,
} from "../../src/rules/bindings/storage";
import type { Decision } from "../../src/rules/evaluate/decide";
import type { Ruleset } from "../../src/rules/syntax/ast";
import type { Message } from "../../src/rules/testing/storage-client";
import { expressionValue } from "../../src/rules/testing/storage-client";
import { formatValue } from "../../src/rules/values/format";
import { fieldsToMap } from "../../src/rules/values/from-firestore";
import type { RulesValue } from "../../src/rules/values/value";
import { map } from "../../src/rules/values/value";
import type { Decided } from "./decide-firestore";
import type { Data, RulesCase } from "./format";
import { documentOf } from "./stored-value";
import type { FullCase } from "./template";
import { FIRESTORE_PREFIX, fullCase, prefixOf } from "./template";

const TIMES = new Set(["timeCreated", "updated"]);

/** The attributes of a file as the Storage emulator sends them. */
function fileValue(data: Data | null): Message {
  if (!data) return expressionValue(null);
  const fields = Object.entries(data).map(([key, value]) => [
    key,
    expressionValue(TIMES.has(key) ? new Date(String(value)) : value),
  ]);
  return { map_value: { fields: Object.fromEntries(fields) as Message } };
}

function contextOf(full: FullCase): Message {
  const path = prefixOf("storage") + full.path;
  const segments = path.split("/").filter((part) => part !== "");
  const auth = full.auth === "absent" ? {} : { auth: fullAuth(full.auth) };
  const request = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: expressionValue(new Date(full.time)),
    resource: fileValue(full.data),
    ...auth,
  };
  return {
    path,
    method: full.method,
    variables: {
      resource: fileValue(full.resource),
      request: { map_value: { fields: request } },
    },
  };
}

function fullAuth(auth: Exclude<FullCase["auth"], "absent">): Message {
  return expressionValue(auth && { token: {}, ...auth });
}

function documentsOf({ documents = {} }: RulesCase): FetchedDocuments {
  const value = (path: string, data: Data): RulesValue =>
    map([["data", fieldsToMap(documentOf(path, data).fields)]]);
  return new Map(
    Object.entries(documents).map(([path, data]) => [
      FIRESTORE_PREFIX + path,
      data && value(path, data),
    ]),
  );
}

/** Every document that is asked for and not in the case is missing. */
function decided(
  ruleset: Ruleset,
  context: Message,
  one: RulesCase,
  show: (text: string) => void,
): Decision {
  const documents = new Map(documentsOf(one));
  const request = readFileRequest(context);
  if (!request) throw new Error("a malformed case");
  for (;;) {
    const shown: string[] = [];
    try {
      const decision = decideFile(ruleset, request, documents, (value) =>
        shown.push(formatValue(value)),
      );
      shown.forEach(show);
      return decision;
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      documents.set(error.path, null);
    }
  }
}

/** Puts the request of a case to the rules, as the Storage runtime does. */
export function decideStorage(ruleset: Ruleset, one: RulesCase): Decided {
  const debug: string[] = [];
  const context = contextOf(fullCase("storage", one));
  const decision = decided(ruleset, context, one, (text) => debug.push(text));
  return {
    refusal: decision.allowed ? null : decision.reasons.join("\n"),
    debug,
  };
}
