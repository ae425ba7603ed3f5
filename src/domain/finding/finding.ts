import { ownId } from "../record/desk/own-id";
import * as z from "zod";
import { directions, outcomes } from "../analysis/finding/verdict";
import { numberSchema } from "../measures/parameters/limits";
import {
  derived,
  idMax,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { taskTitleMax } from "../task/task";
import type { CalendarDay } from "../time/calendar-day";
import { addDays, calendarDaySchema } from "../time/calendar-day";
import { versionsMost } from "../versions/version-list";

export const findingClasses = ["general", "health"] as const;
/** Whom or what a finding is about. */
export const findingSubjects = ["animal", "enclosure", "group"] as const;
/** What was looked at: values of an animal, or of an enclosure or one of its zones, or how evaluations of either or of a group scored. */
export const findingSources = [
  "animalMeasure",
  "enclosureMeasure",
  "score",
] as const;
export type FindingSource = (typeof findingSources)[number];
export const findingReasonMax = 500;
export const retestWeeksMost = 52;
/** So many weeks after something was done it is looked at again, where nobody says otherwise. */
export const retestWeeksUsual = 8;
export const findingSectorsMost = 20;

/** Of more values no baseline is made. */
const baselineMost = 100_000;

const count = () => z.number().int().min(0);

/** `findings/{findingId}`: a change of a series against its own baseline, what is done about it, and whether that worked. */
export const findingSchema = z.object({
  zooId: derived(idSchema),
  findingId: derived(idSchema),
  class: z.enum(findingClasses),
  subject: z.object({
    kind: z.enum(findingSubjects),
    id: idSchema,
    areaId: optional(idSchema),
  }),
  sectorIds: derived(z.array(idSchema).max(findingSectorsMost).default([])),
  /** The parameter whose values they are, or the questionnaire and its version (null of a parameter): scores of others may not compare. */
  source: z.object({
    kind: z.enum(findingSources),
    id: idSchema,
    version: optional(z.number().int().min(1).max(versionsMost)),
  }),
  /** What was seen, as it was then, in the unit of the parameter; from which day to which it was so. */
  seen: z.object({
    value: numberSchema,
    centre: numberSchema,
    low: numberSchema,
    high: numberSchema,
    /** So many values make the baseline. */
    n: count().max(baselineMost),
    from: calendarDaySchema,
    to: calendarDaySchema,
  }),
  /** Which way is better; null: nobody has said so yet. */
  goodDirection: optional(z.enum(directions)),
  /** The smallest change that matters, in the unit of the parameter. */
  relevantChange: optional(numberSchema),
  /** The day on which something was done about it. */
  actionDay: optional(calendarDaySchema),
  retestWeeks: z
    .number()
    .int()
    .min(1)
    .max(retestWeeksMost)
    .default(retestWeeksUsual),
  /** When it is looked at again; null: not, or not any more. */
  retestOn: derived(optional(calendarDaySchema)),
  /** What the task is called that is to be made of it; null: none is. */
  taskTitle: optional(textSchema(taskTitleMax)),
  taskId: derived(optional(idSchema)),
  /** The alert that was raised of it. */
  alertId: optional(idSchema),
  isArchived: z.boolean().default(false),
  /** Why it was put away. */
  reason: optional(proseSchema(findingReasonMax)),
  /** What became of it; differences are after less before, with their interval of 95 %. */
  verdict: derived(
    optional(
      z.object({
        kind: z.enum(outcomes),
        before: optional(numberSchema),
        after: optional(numberSchema),
        difference: optional(numberSchema),
        low: optional(numberSchema),
        high: optional(numberSchema),
        nBefore: count(),
        nAfter: count(),
        testedOn: calendarDaySchema,
      }),
    ),
  ),
  ...metaFields,
});
export type Finding = z.infer<typeof findingSchema>;

/** Of values of animals, and of scores, the readers are those of health: what is general every member reads. */
export const classOf = (kind: FindingSource): Finding["class"] =>
  kind === "enclosureMeasure" ? "general" : "health";

/** The day on which a finding is looked at again: so many weeks after something was done; null without that, once it is put away, and once its verdict is known. */
export const retestDay = ({
  actionDay,
  retestWeeks,
  isArchived,
  verdict,
}: Pick<
  Finding,
  "actionDay" | "retestWeeks" | "isArchived" | "verdict"
>): CalendarDay | null =>
  actionDay === null || isArchived || verdict !== null
    ? null
    : addDays(actionDay, 7 * retestWeeks);

/** Where a finding stands: to be judged, acted on and waiting, judged, or put away. */
export const findingStates = ["open", "acted", "judged", "archived"] as const;
export type FindingState = (typeof findingStates)[number];

export function findingState({
  isArchived,
  verdict,
  actionDay,
}: Pick<Finding, "isArchived" | "verdict" | "actionDay">): FindingState {
  if (isArchived) return "archived";
  if (verdict !== null) return "judged";
  return actionDay === null ? "open" : "acted";
}

/** The id of what the weekly look found: one for each series and week, however often it looks. "~" stands in no id that is made. */
export const weeklyFindingId = (
  { subject, source }: Pick<Finding, "subject" | "source">,
  week: CalendarDay,
): string => [subject.id, subject.areaId ?? "", source.id, week].join("~");

/** A part of an id: what no new id may hold is said by its code. */
const idPart = (part: string | number | null): string =>
  String(part ?? "").replace(
    /[^A-Za-z0-9-]/gu,
    (sign) => `_${sign.codePointAt(0)?.toString(36) ?? ""}`,
  );

/**
 * The id of what people find: one for each series, in one version of a questionnaire, and day up to which it was so, so that it is
 * not made twice. Of ids too long for that the last signs.
 */
export const findingIdOf = (
  { zooId, subject, source }: Pick<Finding, "zooId" | "subject" | "source">,
  to: CalendarDay,
): string =>
  ownId(
    zooId,
    [subject.id, subject.areaId, source.id, source.version, to]
      .map(idPart)
      .join("__")
      .slice(-(idMax - ownId(zooId, "").length)),
  );

/** The id of the task that a finding makes: nobody else can make it first, for its underscore. */
export const taskIdOfFinding = (findingId: string): string =>
  `finding_${findingId}`;

/** So many days back verdicts are counted. */
export const verdictDays = 90;

/** As what findings are counted. */
export const talliedAs = ["open", "acted", ...outcomes] as const;
export type TalliedAs = (typeof talliedAs)[number];

/** As what a finding is counted on a day; null: it is put away, or was judged longer ago than verdicts are counted. */
export function talliedIn(
  finding: Pick<Finding, "isArchived" | "verdict" | "actionDay">,
  today: CalendarDay,
): TalliedAs | null {
  const state = findingState(finding);
  if (state === "open" || state === "acted") return state;
  const { verdict } = finding;
  return state === "judged" &&
    verdict !== null &&
    verdict.testedOn >= addDays(today, -verdictDays)
    ? verdict.kind
    : null;
}

/** How many findings wait to be treated, wait for their verdict, and which verdicts the last 90 days brought; zeros for none. */
export function tallyOf(
  findings: readonly Pick<Finding, "isArchived" | "verdict" | "actionDay">[],
  today: CalendarDay,
): Record<TalliedAs, number> {
  const tally = {
    ...{ open: 0, acted: 0, improved: 0, worse: 0 },
    ...{ noChange: 0, notEnough: 0 },
  };
  for (const finding of findings) {
    const as = talliedIn(finding, today);
    if (as !== null) tally[as] += 1;
  }
  return tally;
}
