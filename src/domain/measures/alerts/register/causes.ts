import type { Alert } from "../alert";
import { handCause } from "../alert";

/** What raises alerts, as people narrow the register by it. */
const causesOf = {
  limits: ["limits"],
  doses: ["doseMissed", "doseTwice"],
  sensors: ["silence", "stuck"],
  trend: ["slowLoss"],
  campaigns: ["behind", "critical"],
  tasks: ["lateTask"],
  permits: ["permit"],
  findings: ["retest"],
  visits: ["recommendation"],
  hand: [handCause],
} as const satisfies Record<string, readonly Alert["source"]["kind"][]>;
export type CauseGroup = keyof typeof causesOf;
export const causeGroups = Object.keys(causesOf) as CauseGroup[];

/** Of a group the one cause that is counted by itself, and so looked for by itself. */
const countedAlone = ["doseMissed", "behind"] as const;
export type CauseKind = CauseGroup | (typeof countedAlone)[number];
export const causeKinds: readonly CauseKind[] = [
  ...causeGroups,
  ...countedAlone,
];

/** What raises the alerts that are looked for so. */
export const causesIn = (kind: CauseKind): readonly Alert["source"]["kind"][] =>
  kind === "doseMissed" || kind === "behind" ? [kind] : causesOf[kind];
