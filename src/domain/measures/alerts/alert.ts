import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../../schema/fields";
import { formIssues, requiredText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import { numberSchema } from "../parameters/limits";

export const alertTypes = ["welfare", "legal", "keeperDanger", "risk"] as const;
/** Who may read it: of class health only who reads health values. */
export const alertClasses = ["general", "health"] as const;
export const alertCauses = [
  "limits",
  "silence",
  "stuck",
  "slowLoss",
  "doseTwice",
  "doseMissed",
  "behind",
  "critical",
  "lateTask",
  "permit",
  "retest",
  "recommendation",
] as const;
export type AlertCause = (typeof alertCauses)[number];
/** The cause of an alert that a person makes. */
export const handCause = "hand";
/** What a person's alert is about. */
export const handSubjects = ["enclosure", "animal", "group", "sector"] as const;
export type HandSubject = (typeof handSubjects)[number];
/** The longest text of a person's alert. */
export const alertTextMax = 300;

export const reasonMax = 500;
/** So many sectors an alert lies in at most. */
export const alertSectorsMost = 20;
/** Of likelihood and of severity: from hardly to almost sure, from hardly to very grave. */
export const degrees = [1, 2, 3, 4, 5] as const;
const degree = () => z.number().int().min(1).max(5);

/** `alerts/{cause}_{start of the episode}`, or by hand: assessed and acknowledged by people, closed by functions. */
export const alertSchema = z.object({
  zooId: derived(idSchema),
  alertId: derived(idSchema),
  type: z.enum(alertTypes),
  class: z.enum(alertClasses),
  /** Whom or what it is about. */
  subject: z.object({
    kind: z.enum([...handSubjects, "source", "campaign", "task", "project"]),
    id: idSchema,
    areaId: optional(idSchema),
  }),
  sectorIds: derived(z.array(idSchema).max(alertSectorsMost).default([])),
  source: z.object({ kind: z.enum([...alertCauses, handCause]), id: idSchema }),
  /** The text it is told by, and what stands in it. */
  textKey: z.string().regex(/^[A-Za-z]{0,60}$/),
  /** What a person says of it; it never leaves the app. */
  text: optional(proseSchema(alertTextMax)),
  values: derived(
    z
      .record(z.string(), z.union([numberSchema, z.string().max(200)]))
      .default({}),
  ),
  likelihood: degree(),
  severity: degree(),
  /** Who sees to it. */
  owner: optional(idSchema),
  /** Until when: the end of a day in Paris. */
  due: optional(z.date()),
  /** When people are to be told that this has passed; null once they were. */
  lateAt: derived(optional(z.date())),
  /** When the establishment's chat was told. */
  postedAt: derived(optional(z.date())),
  status: z.enum(["active", "acknowledged"]).default("active"),
  acknowledgedBy: optional(idSchema),
  acknowledgedAt: optional(z.date()),
  reason: optional(proseSchema(reasonMax)),
  /** When the episode began. */
  openedAt: z.date(),
  /** When it was over by itself; null: it goes on. */
  closedAt: derived(optional(z.date())),
  ...metaFields,
});
export type Alert = z.infer<typeof alertSchema>;

/** Between the parts of a cause: no id that is made holds it, while all may hold "_". */
const partMark = "~";

/** What can be wrong, apart from when: one id for each series and each kind of cause, and of two none the same. */
export const causeId = (
  kind: AlertCause,
  subjectId: string,
  series: string,
): string => [kind, subjectId, series].join(partMark);

/**
 * The id of an alert: its cause, and the start of its episode to the second. Whoever finds the same episode again finds the
 * same alert.
 *
 * @example alertId("limits~e1~p1", new Date("2026-07-01T12:00Z")) // "limits~e1~p1_20260701T120000Z"
 */
export const alertId = (cause: string, since: Date): string =>
  `${cause}_${since.toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;

/** What is usual of an alert of each kind: what type it is, how likely it means harm, and how much; 1 to 5. */
export const usualOf = {
  limits: { type: "welfare", likelihood: 4, severity: 3 },
  silence: { type: "risk", likelihood: 3, severity: 2 },
  stuck: { type: "risk", likelihood: 3, severity: 2 },
  slowLoss: { type: "welfare", likelihood: 3, severity: 4 },
  doseTwice: { type: "welfare", likelihood: 4, severity: 4 },
  doseMissed: { type: "welfare", likelihood: 4, severity: 3 },
  behind: { type: "welfare", likelihood: 3, severity: 2 },
  critical: { type: "welfare", likelihood: 4, severity: 3 },
  lateTask: { type: "risk", likelihood: 3, severity: 4 },
  permit: { type: "legal", likelihood: 4, severity: 4 },
  retest: { type: "welfare", likelihood: 3, severity: 2 },
  recommendation: { type: "welfare", likelihood: 3, severity: 3 },
} as const satisfies Record<
  AlertCause,
  Pick<Alert, "type" | "likelihood" | "severity">
>;

/** What a person fills in to acknowledge an alert: why. */
export const acknowledgeFormSchema = z.object({
  reason: requiredText(reasonMax),
});
export type AcknowledgeForm = z.input<typeof acknowledgeFormSchema>;

/** The issues of acknowledging; [] when it may be done: never without a reason. */
export const acknowledgeIssues = (form: AcknowledgeForm): Issue[] =>
  formIssues(acknowledgeFormSchema, form);

/** Whether an alert waits for somebody: also one that is over by itself, until it is acknowledged. */
export const canAcknowledge = ({ status }: Pick<Alert, "status">): boolean =>
  status === "active";

/** The stored fields of an alert that somebody acknowledges. */
export const acknowledged = (
  { reason }: AcknowledgeForm,
  by: string,
  at: Date,
) => ({
  status: "acknowledged" as const,
  acknowledgedBy: by,
  acknowledgedAt: at,
  reason: reason.trim(),
});

/** Whether what it tells of goes on, acknowledged or not. */
export const isGoingOn = ({ closedAt }: Pick<Alert, "closedAt">): boolean =>
  closedAt === null;

/** How grave alerts are, from the least on. */
export const alertLevels = ["low", "moderate", "high", "critical"] as const;
export type AlertLevel = (typeof alertLevels)[number];

type Risk = Pick<Alert, "likelihood" | "severity">;

/** How grave an alert is: how likely it means harm times how much, 1 to 25. */
export const riskOf = ({ likelihood, severity }: Risk): number =>
  likelihood * severity;

/** The level of that, as usual of five steps each: from 5 on moderate, from 10 high, from 20 critical. */
export function alertLevelOf(alert: Risk): AlertLevel {
  const risk = riskOf(alert);
  if (risk >= 20) return "critical";
  if (risk >= 10) return "high";
  return risk >= 5 ? "moderate" : "low";
}

/** Which of two alerts stands first: the graver, of equal ones that which began later. */
export const graverFirst = (
  a: Risk & Pick<Alert, "openedAt">,
  b: Risk & Pick<Alert, "openedAt">,
): number =>
  riskOf(b) - riskOf(a) || b.openedAt.getTime() - a.openedAt.getTime();
