import type {
  Authorizer,
  AuthorizerSource,
  Caller,
  DocumentLookup,
  LookupBudget,
} from "../contract/rules";
import type { Doc } from "../contract/values";
import { listOperations } from "./bindings/list-operation";
import { createLookup, documentResource } from "./bindings/lookups";
import type { Operation } from "./bindings/operation";
import { judge, permissionDenied } from "./bindings/operation";
import { requestValue } from "./bindings/request";
import { stagedDocuments, writeOperation } from "./bindings/write-operation";
import type { Lookup } from "./evaluate/context";
import { EvaluationError } from "./evaluate/errors";
import { TooManyWaysError } from "./list/ways";
import type { Ruleset } from "./syntax/ast";
import { rulesSegments } from "./values/from-firestore";
import { formatValue } from "./values/format";
import type { RulesValue } from "./values/value";

/** What an authorizer may look at, and where `debug()` goes. */
export interface AuthorizerHost extends AuthorizerSource {
  /** Time of reads, RFC 3339; the machine's clock by default. */
  now?: () => string;
  /** Hears what `debug()` shows; by default it goes to the output of the process. */
  debug?: (text: string) => void;
}

const printDebug = (text: string): void => {
  process.stdout.write(`debug: ${text}\n`);
};

/** `projects/P/databases/D` of a document or parent name. */
const databaseOf = (name: string): string =>
  name.split("/").slice(0, 4).join("/");

/** A value rules cannot see denies the request; it is no failure of the emulator. */
function guarded(run: () => void): void {
  try {
    run();
  } catch (error) {
    const undecided =
      error instanceof EvaluationError || error instanceof TooManyWaysError;
    throw undecided ? permissionDenied([error.message]) : error;
  }
}

const getOperation = (
  caller: Caller,
  time: string,
  name: string,
  current: Doc | null,
  lookup: Lookup,
): Operation => ({
  method: "get",
  tokens: rulesSegments(name),
  request: requestValue({
    caller,
    method: "get",
    time,
    name,
    after: null,
    query: null,
  }),
  resource: current && documentResource(current),
  lookup,
});

/**
 * Asks a compiled ruleset. Admins are always allowed; everyone else gets
 * StatusError("PERMISSION_DENIED") saying of each statement why it refused.
 */
export function createAuthorizer(
  ruleset: Ruleset,
  host: AuthorizerHost,
): Authorizer {
  const now = host.now ?? ((): string => new Date().toISOString());
  const show = host.debug ?? printDebug;
  const debug = (value: RulesValue): void => show(formatValue(value));
  const stored = (name: string): Doc | null => host.lookup(name);
  const current: DocumentLookup = { before: stored, after: stored };
  const tell = (caller: Caller) => (name: string) =>
    host.onLookup?.(caller, name);
  const readLookup = (
    caller: Caller,
    name: string,
    shared: LookupBudget = new Set(),
  ): Lookup => createLookup(current, databaseOf(name), shared, tell(caller));
  const ask = (caller: Caller, operations: () => Iterable<Operation>): void => {
    if (caller.kind === "admin") return;
    guarded(() => {
      for (const operation of operations()) {
        const { decision, cost } = judge(ruleset, operation, debug);
        host.onDecision?.(cost);
        if (!decision.allowed) throw permissionDenied(decision.reasons);
      }
    });
  };
  return {
    get: (caller, name, doc, lookups) => {
      const lookup = readLookup(caller, name, lookups);
      ask(caller, () => [getOperation(caller, now(), name, doc, lookup)]);
    },
    list: (caller, parent, query, read = stored) => {
      const lookup = readLookup(caller, parent);
      const time = now();
      ask(caller, () =>
        listOperations({ caller, time, parent, query, lookup, stored: read }),
      );
    },
    commit: (caller, time, changes) => {
      const documents = stagedDocuments(stored, changes);
      const batch: LookupBudget = new Set();
      const lookupFor = (name: string): Lookup =>
        createLookup(documents, databaseOf(name), batch, tell(caller));
      ask(caller, () =>
        changes.map((change) =>
          writeOperation(caller, time, change, lookupFor(change.name)),
        ),
      );
    },
  };
}
