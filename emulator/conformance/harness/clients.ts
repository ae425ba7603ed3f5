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
