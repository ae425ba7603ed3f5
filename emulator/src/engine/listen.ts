import type {
  Caller,
  Database,
  ListenOptions,
  TargetChange,
} from "../contract";
import { StatusError } from "../contract";
import type { DatabaseState, LiveTarget } from "./core";
import { recordRead } from "./core";
import { checkIndexed } from "./indexes/check-indexed";
import type { Difference, Watch } from "./watch";
import { watchTarget } from "./watch";

type First = Difference & Pick<TargetChange, "resumed" | "count">;

const sizeOf = ({ changed, removed, deleted }: Difference): number =>
  changed.length + removed.length + deleted.length;

/** Changed since the listener left, or null when the past it asks for is no longer known. */
function resume(
  { history, tree }: DatabaseState,
  watch: Watch,
  { since, expectedCount }: ListenOptions,
): First | null {
  if (since === undefined) return null;
  const past = history.readerAt(since);
  const changed = history.changedSince(since);
  if (!past || !changed) return null;
  const first: First = { ...watch.since(past, changed), resumed: true };
  if (expectedCount !== undefined && watch.count(past) !== expectedCount)
    first.count = watch.count(tree);
  return first;
}

/** What the real service bills: each document told of; a deletion costs nothing once it was part of a result. */
function billed(difference: Difference, initial: boolean, resumed: boolean) {
  const { changed, removed } = difference;
  const told = changed.length + removed.length;
  if (!initial) return told;
  return Math.max(1, resumed ? told : sizeOf(difference));
}

function refusal(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError("INTERNAL", "The rules could not be evaluated.");
}

class Target implements LiveTarget {
  readonly #state: DatabaseState;
  readonly #caller: Caller;
  readonly #watch: Watch;
  readonly #onChange: (change: TargetChange) => void;
  readonly #onDenied: ListenOptions["onDenied"];

  constructor(
    state: DatabaseState,
    caller: Caller,
    watch: Watch,
    onChange: (change: TargetChange) => void,
    onDenied: ListenOptions["onDenied"],
  ) {
    this.#state = state;
    this.#caller = caller;
    this.#watch = watch;
    this.#onChange = onChange;
    this.#onDenied = onDenied;
  }

  start(options: ListenOptions): void {
    const first = resume(this.#state, this.#watch, options) ?? {
      ...this.#watch.initial(),
      resumed: false,
    };
    this.#state.targets.add(this);
    this.#tell(first, this.#state.core.clock.next(), true);
  }

  update(changes: Parameters<LiveTarget["update"]>[0], time: string): void {
    const difference = this.#watch.difference(changes);
    if (sizeOf(difference) > 0)
      this.#tell({ ...difference, resumed: false }, time, false);
  }

  recheck(): void {
    try {
      this.#watch.ask();
    } catch (error) {
      this.stop();
      this.#onDenied?.(refusal(error));
    }
  }

  stop(): void {
    this.#state.targets.delete(this);
  }

  #tell(first: First, readTime: string, initial: boolean): void {
    const documents = billed(first, initial, first.resumed);
    if (documents > 0) {
      recordRead(this.#state, this.#caller, {
        method: "listen",
        collection: this.#watch.collection,
        documents,
        target: this,
      });
    }
    this.#onChange({ readTime, initial, ...first });
  }
}

/** `Database.listen`; throws when the rules, the query's check or a missing index refuse. */
export function listen(state: DatabaseState): Database["listen"] {
  return (caller, target, onChange, options = {}) => {
    const watch = watchTarget(state, caller, target);
    watch.ask();
    if ("query" in target) checkIndexed(state, target.query);
    const { onDenied } = options;
    const live = new Target(state, caller, watch, onChange, onDenied);
    live.start(options);
    return () => live.stop();
  };
}
