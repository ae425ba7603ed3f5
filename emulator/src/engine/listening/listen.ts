import type { Caller } from "../../contract/rules";
import type { Database } from "../../contract/database";
import type { ListenOptions, TargetChange } from "../../contract/listening";
import { StatusError } from "../../contract/status";
import type { DatabaseState } from "../core";
import { recordRead } from "../core";
import { checkIndexed } from "../indexes/check-indexed";
import type { Difference } from "./difference";
import { sizeOf } from "./difference";
import type { LiveTarget } from "./listeners";
import type { Question } from "./question";
import { questionOf } from "./question";
import type { Watched } from "./watched";

type First = Difference & Pick<TargetChange, "resumed" | "count">;

/** Changed since the listener left, or null when the past it asks for is no longer known. */
function resume(
  { history, tree }: DatabaseState,
  watched: Watched,
  { since, expectedCount }: ListenOptions,
): First | null {
  if (since === undefined) return null;
  const past = history.readerAt(since);
  const changed = history.changedSince(since);
  if (!past || !changed) return null;
  const first: First = { ...watched.since(past, changed), resumed: true };
  if (expectedCount !== undefined && watched.count(past) !== expectedCount)
    first.count = watched.count(tree);
  return first;
}

/** Asks the rules about a target; which documents they looked up to answer. Throws when they refuse. */
function askedOf(
  state: DatabaseState,
  question: Question,
  caller: Caller,
): ReadonlySet<string> {
  const names = new Set<string>();
  state.lookedUp = names;
  try {
    question.ask(caller);
  } finally {
    state.lookedUp = null;
  }
  return names;
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
  readonly #question: Question;
  readonly #onChange: (change: TargetChange) => void;
  readonly #onDenied: ListenOptions["onDenied"];

  constructor(
    state: DatabaseState,
    caller: Caller,
    question: Question,
    onChange: (change: TargetChange) => void,
    onDenied: ListenOptions["onDenied"],
  ) {
    this.#state = state;
    this.#caller = caller;
    this.#question = question;
    this.#onChange = onChange;
    this.#onDenied = onDenied;
  }

  start(options: ListenOptions): void {
    const { listeners, core } = this.#state;
    const watched = listeners.watched(this.#question);
    const first = resume(this.#state, watched, options) ?? {
      ...watched.initial(),
      resumed: false,
    };
    listeners.add(this, this.#question, watched);
    this.#tell(first, core.clock.next(), true);
  }

  tell(difference: Difference, time: string): void {
    this.#tell({ ...difference, resumed: false }, time, false);
  }

  recheck(): void {
    try {
      const grounds = askedOf(this.#state, this.#question, this.#caller);
      this.#state.listeners.restOn(this, grounds);
    } catch (error) {
      this.stop();
      this.#onDenied?.(refusal(error));
    }
  }

  stop(): void {
    this.#state.listeners.remove(this);
  }

  #tell(first: First, readTime: string, initial: boolean): void {
    const documents = billed(first, initial, first.resumed);
    if (documents > 0) {
      recordRead(this.#state, this.#caller, {
        method: "listen",
        collection: this.#question.collection,
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
    const question = questionOf(state, target);
    const grounds = askedOf(state, question, caller);
    if ("query" in target) checkIndexed(state, target.query);
    const { onDenied } = options;
    const live = new Target(state, caller, question, onChange, onDenied);
    state.listeners.restOn(live, grounds);
    live.start(options);
    return () => live.stop();
  };
}
