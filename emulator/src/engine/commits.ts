import type { Authorizer, Caller } from "../contract/rules";
import type {
  CommitEvent,
  DocChange,
  Write,
  WriteResult,
} from "../contract/write";
import type { Database } from "../contract/database";
import type { Doc } from "../contract/values";
import { StatusError } from "../contract/status";
import type { Core, DatabaseState } from "./core";
import { authorizerFor } from "./core";
import { truncateToMillis } from "./values/timestamp";
import { checkBatch, checkWrites } from "./write/check";
import { netChanges, stageWrites } from "./write/stage";

/** Tells live targets and commit listeners of changes that are in the store. */
function announce(
  state: DatabaseState,
  time: string,
  changes: DocChange[],
  triggers: boolean,
): void {
  const { core, project, database } = state;
  state.transactions.keep(changes);
  state.history.add(time, changes);
  const event: CommitEvent = {
    project,
    database,
    commitTime: time,
    changes,
    triggers,
  };
  const toTargets = state.listeners.steps(changes, time);
  const toListeners = [...core.commitListeners].map((listener) => () => {
    listener(event);
  });
  core.dispatcher.run([...toTargets, ...toListeners]);
}

/** Makes changes durable and visible, then tells live targets and commit listeners. */
export function applyChanges(
  state: DatabaseState,
  time: string,
  changes: DocChange[],
  triggers: boolean,
): void {
  if (changes.length === 0) return;
  const { core, project, database } = state;
  core.store.apply({ project, database, time, changes });
  announce(state, time, changes, triggers);
}

/** The changes of several databases, kept all or none; then everybody is told. */
export function applyTogether(
  core: Core,
  parts: readonly { state: DatabaseState; changes: DocChange[] }[],
  triggers: boolean,
): void {
  const commits = parts
    .filter(({ changes }) => changes.length > 0)
    .map((part) => ({ ...part, time: core.clock.next() }));
  core.store.apply(
    ...commits.map(({ state: { project, database }, time, changes }) => ({
      project,
      database,
      time,
      changes,
    })),
  );
  for (const { state, time, changes } of commits) {
    announce(state, time, changes, triggers);
  }
}

/** Whether the caller knows, or may know, what is stored under the name. */
function mayRead(
  authorizer: Authorizer | null,
  caller: Caller,
  name: string,
  lookup: (name: string) => Doc | null,
): boolean {
  try {
    authorizer?.get(caller, name, lookup(name));
    return true;
  } catch {
    return false;
  }
}

function commitWrites(
  state: DatabaseState,
  caller: Caller,
  writes: readonly Write[],
  triggers = true,
): { commitTime: string; results: WriteResult[] } {
  const time = state.core.clock.next();
  const lookup = (name: string) => state.tree.get(name);
  const staged = stageWrites(lookup, writes, time);
  const { changes, results, earlyFailure, lateFailure } = staged;
  const authorizer = authorizerFor(state, caller);
  if (earlyFailure && mayRead(authorizer, caller, earlyFailure.name, lookup))
    throw earlyFailure.error;
  if (changes.length > 0) {
    authorizer?.commit(caller, truncateToMillis(time), changes);
  }
  if (earlyFailure) throw earlyFailure.error;
  if (lateFailure) throw lateFailure;
  applyChanges(state, time, netChanges(changes), triggers);
  return { commitTime: time, results };
}

/** A failed commit ends its transaction, unless the request itself was wrong. */
function commitTransaction(
  state: DatabaseState,
  caller: Caller,
  writes: readonly Write[],
  id: string,
): ReturnType<typeof commitWrites> {
  const { transactions } = state;
  transactions.checkCommit(id, writes.length);
  try {
    const committed = commitWrites(state, caller, writes);
    transactions.end(id);
    return committed;
  } catch (error) {
    const wrong =
      error instanceof StatusError && error.code === "INVALID_ARGUMENT";
    if (!wrong) transactions.end(id);
    throw error;
  }
}

/** `Database.commit`. */
export function commit(state: DatabaseState): Database["commit"] {
  return (caller, writes, transaction) => {
    checkWrites(state.root, writes);
    return transaction === undefined
      ? commitWrites(state, caller, writes)
      : commitTransaction(state, caller, writes, transaction);
  };
}

/** `Database.load`: as an administrator's commit. */
export function load(state: DatabaseState): Database["load"] {
  return (writes) => {
    checkWrites(state.root, writes);
    commitWrites(state, { kind: "admin" }, writes, false);
  };
}

/** `Database.batchWrite`: for admins; a write that is wrong in itself refuses them all. */
export function batchWrite(state: DatabaseState): Database["batchWrite"] {
  return (caller, writes) => {
    checkBatch(state.root, writes);
    if (caller.kind !== "admin") {
      throw new StatusError(
        "PERMISSION_DENIED",
        "Batch writes require admin authentication.",
      );
    }
    return writes.map((write) => {
      try {
        const { results } = commitWrites(state, caller, [write]);
        return { result: results[0] ?? {}, error: null };
      } catch (error) {
        if (error instanceof StatusError) return { result: {}, error };
        throw error;
      }
    });
  };
}

/** `Database.clear`: the prefix may be a full name or a path below the documents root. */
export function clear(state: DatabaseState): Database["clear"] {
  return (pathPrefix = "") => {
    const path = pathPrefix.startsWith(state.root)
      ? pathPrefix
      : `${state.root}/${pathPrefix}`;
    const prefix = path.replace(/\/+$/, "");
    const changes: DocChange[] = [];
    for (const before of state.tree.all()) {
      const { name } = before;
      if (name === prefix || name.startsWith(`${prefix}/`)) {
        changes.push({ name, before, after: null });
      }
    }
    applyChanges(state, state.core.clock.next(), changes, false);
  };
}
