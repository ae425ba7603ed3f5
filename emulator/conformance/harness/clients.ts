import { admin } from "../clients/admin";
import { restNode } from "../clients/rest";
import type { ClientKind } from "../clients/runners";
import { webChromium, webLongPolling } from "../clients/web-chromium";
import { webNode } from "../clients/web-node";
import type { Case } from "../format/scenario";
import { canRun, needsOf } from "../format/needs";

/** All clients the cases are run through. */
export const clientKinds: ClientKind[] = [
  restNode,
  admin,
  webNode,
  webChromium,
  webLongPolling,
];

/** Those of the cases a client can run; rules can be set on emulators only. */
export const runnable = (
  cases: Case[],
  { family, cannot }: Pick<ClientKind, "family" | "cannot">,
  isEmulator: boolean,
): Case[] =>
  cases.filter(
    (scenario) =>
      (isEmulator || !scenario.rules) &&
      canRun(needsOf(scenario), family, cannot),
  );

/** What each client runs in `npm test`: everything, or topics that its transport decides. */
const shortRun: Readonly<Record<string, readonly string[] | "all">> = {
  rest: "all",
  admin: "all",
  "web-chromium": ["listeners", "transactions", "wire"],
};

interface Topic {
  topic: string;
  cases: Case[];
}

export interface Assignment {
  kind: ClientKind;
  topics: Topic[];
}

/**
 * The cases each client runs: all it can in the long run; in the short one those of `shortRun`, and what
 * no client before it has. Clients without a case are left out.
 */
export function assignments(
  scenarios: readonly Topic[],
  isEmulator: boolean,
  long: boolean,
): Assignment[] {
  const taken = new Set<Case>();
  return clientKinds.flatMap((kind) => {
    const wanted = long ? "all" : (shortRun[kind.name] ?? []);
    const topics = scenarios
      .filter(({ topic }) => kind.topics?.includes(topic) ?? true)
      .map(({ topic, cases }) => ({
        topic,
        cases: runnable(cases, kind, isEmulator).filter(
          (one) =>
            wanted === "all" || wanted.includes(topic) || !taken.has(one),
        ),
      }))
      .filter(({ cases }) => cases.length > 0);
    for (const { cases } of topics) for (const one of cases) taken.add(one);
    return topics.length === 0 ? [] : [{ kind, topics }];
  });
}
