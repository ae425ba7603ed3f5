import { createInterface } from "node:readline";
import type { FetchedDocuments, FileRequest } from "./bindings/storage";
import {
  decideFile,
  DocumentNeeded,
  readFileRequest,
} from "./bindings/storage";
import { compileRules } from "./compile";
import { EvaluationError } from "./evaluate/errors";
import type { Decision } from "./evaluate/decide";
import type { Ruleset } from "./syntax/ast";
import type { Issue } from "./syntax/issue";
import { formatValue } from "./values/format";
import { wireFields } from "./values/from-wire";
import { isRecord } from "./values/json";
import type { RulesValue } from "./values/value";
import { map } from "./values/value";

type Message = Record<string, unknown>;

/** One conversation: rulesets by name, and who waits for which fetched document. */
interface Session {
  rulesets: Map<string, Ruleset>;
  waiting: Map<number, (answer: Message) => void>;
  nextQuestion: number;
  send: (message: Message) => void;
}

const FIRST_QUESTION = 1_000_000;

const answer = (
  id: unknown,
  result: Message | null,
  errors: readonly string[] = [],
  warnings: readonly string[] = [],
): Message => ({
  id,
  status: "ok",
  errors,
  warnings,
  ...(result ? { result } : {}),
});

const baseName = (name: string): string => name.split(/[\\/]/).at(-1) ?? name;

const issueText = (file: string, issue: Issue): string =>
  `${baseName(file)}:${issue.line}:${issue.column} ${issue.description}`;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === "string" ? value : fallback;

/** The one rules file of a `load_ruleset` message, `null` when there are several. */
function sourceOf(context: Message): { name: string; content: string } | null {
  const source = isRecord(context["source"]) ? context["source"] : {};
  const files: unknown = source["files"];
  const all: readonly unknown[] = Array.isArray(files) ? files : [];
  if (all.length > 1) return null;
  const first = all[0];
  const file = isRecord(first) ? first : {};
  return {
    name: textOr(file["name"], "storage.rules"),
    content: textOr(file["content"], ""),
  };
}

function loadRuleset(session: Session, id: unknown, context: Message): void {
  const source = sourceOf(context);
  if (!source) {
    session.send(answer(id, null, ["Request contains an invalid argument."]));
    return;
  }
  const { name, content } = source;
  const { ruleset, issues } = compileRules(content, name);
  const texts = (severity: Issue["severity"]): string[] =>
    issues
      .filter((issue) => issue.severity === severity)
      .map((issue) => issueText(name, issue));
  if (ruleset) session.rulesets.set(String(context["rulesetName"]), ruleset);
  const result = ruleset && { rulesVersion: ruleset.version };
  session.send(answer(id, result, texts("ERROR"), texts("WARNING")));
}

/** The document as rules see it, `null` when the answer says that there is none. */
function documentOf(message: Message): RulesValue | null {
  const { status, result } = message;
  if (status !== "ok" || !isRecord(result)) return null;
  return map([["data", wireFields(result["fields"])]]);
}

function fetchDocument(
  session: Session,
  id: unknown,
  question: number,
  path: string,
): Promise<Message> {
  return new Promise((resolve) => {
    session.waiting.set(question, resolve);
    session.send({
      ...answer(id, null),
      server_request_id: question,
      action: "fetch_firestore_document",
      context: { path },
    });
  });
}

interface Outcome {
  decision: Decision;
  debug: string[];
}

/** The id the other side waits on; each question moves it on. */
interface Conversation {
  id: unknown;
}

function attempt(
  ruleset: Ruleset,
  request: FileRequest,
  documents: FetchedDocuments,
): Outcome | DocumentNeeded {
  const debug: string[] = [];
  try {
    const decision = decideFile(ruleset, request, documents, (value) =>
      debug.push(`debug: ${formatValue(value)}`),
    );
    return { decision, debug };
  } catch (error) {
    if (error instanceof DocumentNeeded) return error;
    throw error;
  }
}

/**
 * Evaluates again after each fetched document: evaluation is synchronous and gives the same answer
 * for the same documents.
 */
async function decideWithDocuments(
  session: Session,
  conversation: Conversation,
  ruleset: Ruleset,
  request: FileRequest,
): Promise<Outcome> {
  const documents = new Map<string, RulesValue | null>();
  for (;;) {
    const outcome = attempt(ruleset, request, documents);
    if (!(outcome instanceof DocumentNeeded)) return outcome;
    const question = session.nextQuestion;
    session.nextQuestion += 1;
    const { path } = outcome;
    const { id } = conversation;
    const reply = await fetchDocument(session, id, question, path);
    conversation.id = question;
    documents.set(path, documentOf(reply));
  }
}

async function verify(
  session: Session,
  conversation: Conversation,
  context: Message,
): Promise<void> {
  const ruleset = session.rulesets.get(String(context["rulesetName"]));
  const request = readFileRequest(context);
  if (!ruleset || !request) {
    const problem = ruleset ? "Malformed request." : "Unknown ruleset.";
    session.send(answer(conversation.id, { permit: false }, [problem]));
    return;
  }
  const outcome = await decideWithDocuments(
    session,
    conversation,
    ruleset,
    request,
  );
  const permit = outcome.decision.allowed;
  session.send(answer(conversation.id, { permit }, [], outcome.debug));
}

async function act(
  session: Session,
  conversation: Conversation,
  message: Message,
): Promise<void> {
  const { action, context } = message;
  const { id } = conversation;
  if (!isRecord(context)) {
    session.send(answer(id, null, ["Malformed message."]));
  } else if (action === "load_ruleset") loadRuleset(session, id, context);
  else if (action === "verify") await verify(session, conversation, context);
  else session.send(answer(id, null, ["Unknown action."]));
}

/** A value that rules cannot read refuses the request; the process goes on either way. */
async function handle(session: Session, message: Message): Promise<void> {
  const { id } = message;
  const waiting = typeof id === "number" ? session.waiting.get(id) : undefined;
  if (waiting && message["action"] === undefined) {
    session.waiting.delete(Number(id));
    waiting(message);
    return;
  }
  const conversation: Conversation = { id };
  try {
    await act(session, conversation, message);
  } catch (error) {
    const known = error instanceof EvaluationError;
    const problem = known ? error.message : "Internal error.";
    session.send(answer(conversation.id, { permit: false }, [problem]));
  }
}

function parseMessage(line: string): Message | null {
  try {
    const message: unknown = JSON.parse(line);
    return isRecord(message) ? message : null;
  } catch {
    return null;
  }
}

/**
 * Serves the Storage emulator's rules protocol, one JSON message per line: announces itself, then
 * answers `load_ruleset` and `verify`, asking for Firestore documents in between. Ends when the input
 * ends. A line that is no message is answered without an id. Nothing but messages is written to
 * `output`.
 */
export async function runStorageRules(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const session: Session = {
    rulesets: new Map(),
    waiting: new Map(),
    nextQuestion: FIRST_QUESTION,
    send: (message) => output.write(`${JSON.stringify(message)}\n`),
  };
  session.send(answer(-1, null));
  for await (const line of createInterface({ input })) {
    if (line.trim() === "") continue;
    const message = parseMessage(line);
    if (message) void handle(session, message);
    else session.send(answer(null, null, ["Malformed message."]));
  }
}
