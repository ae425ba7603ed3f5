import * as z from "zod";
import { can } from "../access/can";
import type { Session } from "../access/session";
import type { Alert } from "../measures/alerts/alert";
import { alertTypes } from "../measures/alerts/alert";
import { alertFacts } from "../measures/alerts/collection";
import { alertTexts, isAlertText } from "../measures/alerts/told";
import { optional } from "../schema/fields";
import type { Team } from "../sector/sector";
import { dayMs, hourMs } from "../time/lengths";
import type { Notice } from "./notice";

/** So many notices of alerts are given to somebody one by one within a day; those beyond are counted in one. */
export const alertsSinglyMost = 10;

/** A notice tells of so many alerts at most. */
export const alertsOfNoticeMost = 100;

/** An alert found later than so long after it was made is told by its list alone. */
const newsMs = dayMs;

/** What joins a notice within so long of its beginning is not sent anew. */
const restMs = hourMs;

/** What a notice says of an alert: nothing of what was measured. */
export const toldAlertSchema = z.object({
  text: z.enum(alertTexts),
  /** Absent of notices from before it was told. */
  type: optional(z.enum(alertTypes)),
  /** The parameter, by the key of one that is provided, else by its name; both null of a whole source. */
  builtIn: optional(z.string().max(60)),
  parameter: optional(z.string().max(200)),
});
export type ToldAlert = z.infer<typeof toldAlertSchema>;

type Grouped = Pick<Alert, "zooId" | "sectorIds" | "source">;

/**
 * What alerts share that are told in one notice: what found them, and whom they concern. Ten feeds of a source that say
 * nothing, or the heat in ten enclosures of a sector, are one notice.
 */
export const alertGroupOf = ({ zooId, sectorIds, source }: Grouped): string =>
  [zooId, source.kind, source.id, ...sectorIds.toSorted()].join("/");

/** Whom of a sector's team its alerts concern: those who answer for it, and its vets. */
export const concernedOf = ({ management, veterinary }: Team): string[] => [
  ...new Set([...management, ...veterinary]),
];

/** Whether somebody may be told of an alert: who may see to it. */
export const hearsAlert = (
  session: Session,
  alert: Pick<Alert, "zooId" | "sectorIds" | "class">,
): boolean => can(session, "acknowledge", "alerts", alertFacts(alert));

/** Whether an alert may be somebody's to see to, or of which they are told that nobody did: who may read it. */
export const answersFor = (
  session: Session,
  alert: Pick<Alert, "zooId" | "sectorIds" | "class">,
): boolean => can(session, "read", "alerts", alertFacts(alert));

/** Whether an alert may be told outside the app, by mail or on a locked screen: nothing of health is. */
export const leavesTheApp = ({ class: of }: Pick<Alert, "class">): boolean =>
  of === "general";

/** Whether an alert is news at `now` that somebody may be told in words; one whose making nobody knows is none. */
export const isAlertNews = (
  { createdAt, textKey }: Alert,
  now: Date,
): boolean =>
  isAlertText(textKey) &&
  createdAt !== null &&
  now.getTime() - createdAt.getTime() <= newsMs;

type Sent = Pick<Notice, "at" | "mailAt" | "pushAt">;

/**
 * When a notice is given and sent that tells of one more alert at `now`: as the one before (null: none) was, while that is
 * unread and of the same hour. A storm is sent once, and what comes after is.
 */
export function sentWith(
  before: (Sent & Pick<Notice, "read">) | null,
  now: Date,
  wanted: Pick<Sent, "mailAt" | "pushAt">,
): Sent {
  const joins =
    before !== null &&
    !before.read &&
    now.getTime() - before.at.getTime() < restMs;
  if (!joins) return { at: now, ...wanted };
  const { at, mailAt, pushAt } = before;
  return { at, mailAt, pushAt };
}
