import type { DocChange } from "../../contract";
import type { Difference } from "./difference";
import { sizeOf } from "./difference";
import { Interests } from "./interest";
import type { Question } from "./question";
import type { Watched } from "./watched";

/** A live target. */
export interface LiveTarget {
  /** Tells what a commit made of the target's result, in the order of the commits. */
  tell(difference: Difference, time: string): void;
  /** Asks the rules again; ends the target when they refuse it. */
  recheck(): void;
}

/** One followed result and everybody who follows it. */
interface Shared {
  question: Question;
  watched: Watched;
  targets: Set<LiveTarget>;
}

/** The live targets of one database: those that ask for the same share the work. */
export class Listeners {
  readonly #shared = new Map<string, Shared>();
  readonly #byTarget = new Map<LiveTarget, Shared>();
  /** Targets are told in the order they came. */
  readonly #numbers = new WeakMap<LiveTarget, number>();
  #count = 0;
  readonly #interests = new Interests<Shared>();

  /** What follows the result a question asks for, begun now when nobody does yet. */
  watched(question: Question): Watched {
    return this.#shared.get(question.key)?.watched ?? question.watch();
  }

  /** From now on the target is told; `watched` is what its question was given. */
  add(target: LiveTarget, question: Question, watched: Watched): void {
    let shared = this.#shared.get(question.key);
    if (!shared) {
      shared = { question, watched, targets: new Set() };
      this.#shared.set(question.key, shared);
      this.#interests.add(shared, question.interest);
    }
    shared.targets.add(target);
    this.#numbers.set(target, ++this.#count);
    this.#byTarget.set(target, shared);
  }

  /** From now on the target is not told, not even of commits that others are being told of. */
  remove(target: LiveTarget): void {
    const shared = this.#byTarget.get(target);
    if (!shared) return;
    this.#byTarget.delete(target);
    shared.targets.delete(target);
    if (shared.targets.size > 0) return;
    const { key, interest } = shared.question;
    this.#shared.delete(key);
    this.#interests.remove(shared, interest);
  }

  /** What a commit that is in the store has to tell, and to whom; to be called once for each, right after it. */
  steps(changes: readonly DocChange[], time: string): (() => void)[] {
    const told: { target: LiveTarget; difference: Difference }[] = [];
    for (const [shared, theirs] of this.#interests.concerned(changes)) {
      const difference = shared.watched.difference(theirs);
      if (sizeOf(difference) === 0) continue;
      for (const target of shared.targets) told.push({ target, difference });
    }
    const number = (target: LiveTarget) => this.#numbers.get(target) ?? 0;
    told.sort((a, b) => number(a.target) - number(b.target));
    return told.map(({ target, difference }) => () => {
      if (this.#byTarget.has(target)) target.tell(difference, time);
    });
  }

  /** The steps that ask the rules about each target again. */
  rechecks(): (() => void)[] {
    return [...this.#byTarget.keys()].map((target) => () => {
      if (this.#byTarget.has(target)) target.recheck();
    });
  }
}
