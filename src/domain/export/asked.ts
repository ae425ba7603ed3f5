import * as z from "zod";
import { can } from "../access/can";
import type { Session } from "../access/session";
import { idSchema } from "../schema/fields";
import { calendarDaySchema, daysBetween } from "../time/calendar-day";
import type { ExportKind } from "./export-job";

/** The longest period of one export, in days: a leap year. */
export const exportDaysMost = 366;

const id = idSchema.nullable().default(null);

/** From one day to another, both included. */
export const periodSchema = z
  .object({ since: calendarDaySchema, until: calendarDaySchema })
  .refine(
    ({ since, until }) =>
      since <= until && daysBetween(since, until) < exportDaysMost,
  );

/** What is asked of each kind. */
export const exportAskedSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("animals"),
    sectorId: id,
    enclosureId: id,
    specieId: id,
  }),
  z.object({ kind: z.literal("enclosures"), sectorId: id }),
  z.object({ kind: z.literal("tasks"), period: periodSchema }),
  z.object({
    kind: z.literal("evaluations"),
    period: periodSchema,
    campaignId: id,
  }),
  z.object({ kind: z.literal("alerts"), period: periodSchema }),
  z.object({
    kind: z.literal("activity"),
    period: periodSchema,
    userId: id,
  }),
]);
export type ExportAsked = z.output<typeof exportAskedSchema>;
export type AskedOf<K extends ExportKind> = Extract<ExportAsked, { kind: K }>;

/** Whether somebody may take something of a kind away from an establishment at all; which records, each of them says. */
export function mayExport(session: Session, kind: ExportKind): boolean {
  const { zooId } = session;
  const own = can(session, "ask", "exportJobs", {
    zooId,
    userId: session.uid,
  });
  const may =
    kind === "activity"
      ? can(session, "tally", "evaluations", { zooId })
      : can(session, "read", kind, { zooId });
  return own && may;
}

/** Whether what is asked says who did how much, which is not for whoever sees totals alone. */
export const mayAsk = (session: Session, asked: ExportAsked): boolean =>
  asked.kind !== "activity" ||
  asked.userId === null ||
  seesPeople(session, session.zooId);

/** Whether somebody is told who did how much in an establishment. */
export const seesPeople = (session: Session, zooId: string): boolean =>
  can(session, "tallyPeople", "evaluations", { zooId });
