import type { DocChange } from "../../contract/write";
import type { Difference } from "./difference";
import { sizeOf } from "./difference";
import { Grounds } from "./grounds";
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
  readonly #grounds = new Grounds<LiveTarget>();

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

  /** The rules allowed the target for what these documents say; when one changes they are asked again. */
  restOn(target: LiveTarget, names: ReadonlySet<string>): void {
    this.#grounds.set(target, names);
  }

  /** From now on the target is not told, not even of commits that others are being told of. */
  remove(target: LiveTarget): void {
    this.#grounds.remove(target);
    const shared = this.#byTarget.get(target);
    if (!shared) return;
    this.#byTarget.delete(target);
    shared.targets.delete(target);
    if (shared.targets.size > 0) return;
    const { key, interest } = shared.question;
    this.#shared.delete(key);
    this.#interests.remove(shared, interest);
  }

  /**
   * What a commit that is in the store has to tell, and to whom; to be called once for each, right after
   * it. Who lost the right by it is told that and nothing more.
   */
  steps(changes: readonly DocChange[], time: string): (() => void)[] {
    const told: { target: LiveTarget; difference: Difference }[] = [];
    for (const [shared, theirs] of this.#interests.concerned(changes)) {
      const difference = shared.watched.difference(theirs);
      if (sizeOf(difference) === 0) continue;
      for (const target of shared.targets) told.push({ target, difference });
    }
    const number = (target: LiveTarget) => this.#numbers.get(target) ?? 0;
    told.sort((a, b) => number(a.target) - number(b.target));
    const tells = told.map(({ target, difference }) => () => {
      if (this.#byTarget.has(target)) target.tell(difference, time);
    });
    return [...this.#asking(this.#grounds.shaken(changes)), ...tells];
  }

  /** The steps that ask the rules about each target again. */
  rechecks(): (() => void)[] {
    return this.#asking(this.#byTarget.keys());
  }

  #asking(targets: Iterable<LiveTarget>): (() => void)[] {
    return [...targets].map((target) => () => {
      if (this.#byTarget.has(target)) target.recheck();
    });
  }
}
