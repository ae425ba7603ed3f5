import { runSeconds } from "@domain/sync/callables";
import type { Answer, Lines } from "@domain/sync/plan/kinds";
import { defineSecret } from "firebase-functions/params";
import { defineCallable } from "../edge/define-callable";
import { askEndpoint } from "./endpoint";
import { allHanded, keepHanded } from "./files";
import { beginFailed, makePlan, stateOf } from "./make-plan";
import { workOn } from "./work-run";

/** Set per environment (docs/operations.md); the local suite gives its own. */
const syncAddress = (): string => process.env["SYNC_ADDRESS"] ?? "";

const syncKey = defineSecret("SYNC_KEY");

const planning = { memory: "2GiB", timeoutSeconds: runSeconds } as const;

/** Asks the sync's endpoint and works out what it would change; nothing is changed yet. */
export const massSync = defineCallable(
  "massSync",
  async ({ uid }, { runId }) => {
    const known = await stateOf(runId, uid);
    if (known !== null) return known;
    const plan = { runId, uid, kind: "sync", file: null } as const;
    const answer = await askEndpoint({
      address: syncAddress(),
      key: syncKey.value(),
    });
    return typeof answer === "string"
      ? beginFailed(plan, answer)
      : makePlan(plan, answer);
  },
  { ...planning, secrets: [syncKey] },
);

/** Keeps a piece of a file until it is planned; afterwards nothing is added to it any more. */
export const handImport = defineCallable(
  "handImport",
  async ({ uid }, { runId, number, collection, items, lines }) => {
    if ((await stateOf(runId, uid)) === null)
      await keepHanded(runId, number, { collection, items, lines });
    return { handed: items.length };
  },
);

/** Works out what a file that was handed in would change; nothing is changed yet. */
export const planImport = defineCallable(
  "planImport",
  async ({ uid }, { runId, pieces, file }) => {
    const known = await stateOf(runId, uid);
    if (known !== null) return known;
    const answer: Answer = {};
    const lines: Lines = {};
    for (const piece of await allHanded(runId, pieces)) {
      const { collection } = piece;
      answer[collection] = [...(answer[collection] ?? []), ...piece.items];
      lines[collection] = [...(lines[collection] ?? []), ...piece.lines];
    }
    return makePlan({ runId, uid, kind: "import", file }, answer, lines);
  },
  planning,
);

/** Carries out a plan, goes on with what was interrupted, or leaves the rest; what becomes of it the run tells. */
export const workRun = defineCallable(
  "workRun",
  (_, { runId, action }) => workOn(runId, action),
  planning,
);
