import type { Alert } from "../alert";
import { handCause } from "../alert";

type Causes = readonly Alert["source"]["kind"][];

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
} as const satisfies Record<string, Causes>;
export type CauseGroup = keyof typeof causesOf;
export const causeGroups = Object.keys(causesOf) as CauseGroup[];

/** What is counted by itself somewhere, and so looked for by itself. */
const countedAlone = {
  doseMissed: ["doseMissed"],
  behind: ["behind"],
  /** Of animals alone. */
  animalRange: [...causesOf.limits, ...causesOf.trend],
} as const satisfies Record<string, Causes>;
export type CauseKind = CauseGroup | keyof typeof countedAlone;
export const causeKinds: readonly CauseKind[] = [
  ...causeGroups,
  ...(Object.keys(countedAlone) as (keyof typeof countedAlone)[]),
];

const all: Record<CauseKind, Causes> = { ...causesOf, ...countedAlone };

/** Whether an alert is one of those that are looked for so. */
export const isRaisedBy = (
  { source, subject }: Pick<Alert, "source" | "subject">,
  kind: CauseKind,
): boolean =>
  all[kind].includes(source.kind) &&
  (kind !== "animalRange" || subject.kind === "animal");

/** What raised an alert, as people narrow the register by it. */
export const causeGroupOf = ({ source }: Pick<Alert, "source">): CauseGroup =>
  causeGroups.find((group) => all[group].includes(source.kind)) ?? "hand";
