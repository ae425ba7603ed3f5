import { afterEach, beforeAll, expect } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import { stored } from "../../rules/harness";
import type { Name } from "../../rules/people";
import { accessOf, names } from "../../rules/people";
import type { EngineOptions } from "../../setup/engine";
import { put, useStage } from "../stage";
import type { Answered, Asked, Outcome } from "./over-http";
import { askRest, asOwner, restAnswer, versionsAsOwner } from "./over-http";

/** What an attack works with. */
export interface Attack {
  /** Asks past every client as this person. */
  rest: (name: Name, asked: Asked) => Promise<Outcome>;
  /** The same, with what was answered. */
  answer: (name: Name, asked: Asked) => Promise<Answered>;
  /** By path what is stored of every record. */
  everything: () => Promise<ReadonlyMap<string, string>>;
  /** Everything as it was staged, after what was done with leave; answers which documents had changed. */
  restage: () => Promise<string[]>;
}

export const uidOf = (name: Name) => (name === "signedOut" ? null : name);

/** Those who are at work somewhere. */
export const atWork = names.filter(
  (name) => accessOf[name]?.status === "active",
);

/** Those of some people to whom an attempt was no refusal; all try at once. */
export async function through(
  people: readonly Name[],
  attempt: (name: Name) => Promise<unknown>,
): Promise<Name[]> {
  const found = await Promise.all(people.map(attempt));
  return people.filter((_, index) => found[index] === "through");
}

/** How an answer of a function reads as an attempt. */
export const wasDone = (answer: unknown): Outcome => {
  const said = Object(answer) as object;
  return "success" in said && said.success === true ? "through" : "refused";
};

/** What is counted of calls and operations is no record. */
const uncounted = ["limits", "operations"];

/** Everybody the rules know, and these records; after each test every stored document is what it was before the first. */
export function useAttack(
  project: string,
  records: Record<string, Record<string, unknown>>,
  options: EngineOptions = {},
): Attack {
  const stage = useStage(project, "file", {
    rules: "firestore.rules",
    ...options,
  });
  const access = names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)] as const];
  });
  const staged = { ...records, ...Object.fromEntries(access) };
  const everything = () => asOwner(stage.host(), project, uncounted);
  const versions = () => versionsAsOwner(stage.host(), project);
  let before = new Map<string, string>();
  let written = "";

  const changedIn = (after: ReadonlyMap<string, string>): string[] =>
    [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );

  async function restage(): Promise<string[]> {
    if ((await versions()) === written) return [];
    const changed = changedIn(await everything());
    const batch = database().batch();
    for (const path of changed) {
      const at = database().doc(path);
      const record = staged[path];
      if (record === undefined) batch.delete(at);
      else batch.set(at, record);
    }
    await batch.commit();
    written = await versions();
    return changed;
  }

  beforeAll(async () => {
    await put(staged);
    before = await everything();
    written = await versions();
  });
  afterEach(async () => {
    // What got through once is not in the way of what comes after.
    expect(await restage()).toEqual([]);
  });
  return {
    rest: (name, asked) => askRest(stage.host(), project, uidOf(name), asked),
    answer: (name, asked) =>
      restAnswer(stage.host(), project, uidOf(name), asked),
    everything,
    restage,
  };
}
