import type { Control } from "../../harness/runner";
import { ClientError, type Hand, impossible } from "../client";

/** What the hand outside the browser answers: a value, or a refusal. */
export type ControlAnswer =
  | { value: unknown }
  | { refusal: { code: string; message: string } };

declare global {
  interface Window {
    askControl(
      project: string,
      method: string,
      args: unknown[],
    ): Promise<ControlAnswer>;
  }
}

async function ask<Value>(
  project: string,
  method: string,
  args: unknown[],
): Promise<Value> {
  const answer = await window.askControl(project, method, args);
  if ("refusal" in answer)
    throw new ClientError(answer.refusal.code, answer.refusal.message);
  return answer.value as Value;
}

function outsideHand(project: string): Hand {
  const asking =
    <Value>(method: string) =>
    (...args: unknown[]) =>
      ask<Value>(project, method, args);
  return {
    write: asking("write"),
    add: asking("add"),
    batch: asking("batch"),
    bulk: asking("bulk"),
    get: asking("get"),
    getAll: asking("getAll"),
    query: asking("query"),
    aggregate: asking("aggregate"),
    listDocuments: asking("listDocuments"),
    listCollections: asking("listCollections"),
    recursiveDelete: () => impossible("recursive delete"),
    transaction: () => impossible("transaction outside the page"),
    listen: () => impossible("listener outside the page"),
    rest: asking("rest"),
  };
}

/** The hand outside, as a page has it: a page may not be the administrator, so Node acts for it. */
export function pageControl(project: string, run: string): Control {
  let fresh = 0;
  return {
    project,
    freshProject: () => `demo-rules-${run}-${(fresh += 1)}`,
    seed: (of, given) => ask(of, "seed", [given]),
    setRules: (of, source) => ask(of, "setRules", [source]),
    hand: outsideHand,
  };
}
