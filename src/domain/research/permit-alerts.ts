import type { Alert } from "../measures/alerts/alert";
import { causeId } from "../measures/alerts/alert";
import type { Cause } from "../measures/alerts/told";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { startOfDay } from "../time/paris";
import type { Permit, Project } from "./project";
import { permitState } from "./project";

/** Whether a permit goes on from another: of the same number, or of the same authority. */
const isNextOf = (one: Permit, over: Permit): boolean =>
  one.number === over.number ||
  (one.authority !== null && one.authority === over.authority);

/** Whether a permit holds on a day. */
const holds = (permit: Permit, today: CalendarDay): boolean =>
  ["valid", "soon"].includes(permitState(permit, today));

type Permitted = Pick<Project, "status" | "archived" | "permits">;

/**
 * The last days of the permits that a project under way lacks on a day, the earliest first and each once: those that are
 * over while no other of the same number or authority holds. [] of a project that is planned, ended or archived, or has no permits.
 */
export function permitsOver(
  { status, archived, permits }: Permitted,
  today: CalendarDay,
): CalendarDay[] {
  if (status !== "running" || archived) return [];
  const days = permits.flatMap((over) =>
    over.until !== null &&
    permitState(over, today) === "over" &&
    !permits.some((one) => holds(one, today) && isNextOf(one, over))
      ? [over.until]
      : [],
  );
  return [...new Set(days)].toSorted();
}

/** Whether a permit takes over from one that ends on `until`: without a day between them, and for longer. */
const takesOver = (one: Permit, until: CalendarDay): boolean =>
  (one.until === null || one.until > until) &&
  (one.from === null || one.from <= addDays(until, 1));

/**
 * The last day of the permit of a project under way that ends first within 60 days while no other of the same number or authority
 * takes over. null where none does, of a project that is planned, ended or archived, or has no permits.
 */
export function permitEnding(
  { status, archived, permits }: Permitted,
  today: CalendarDay,
): CalendarDay | null {
  if (status !== "running" || archived) return null;
  const days = permits.flatMap((one) => {
    const { until } = one;
    if (until === null || permitState(one, today) !== "soon") return [];
    const goesOn = permits.some(
      (next) => takesOver(next, until) && isNextOf(next, one),
    );
    return goesOn ? [] : [until];
  });
  return days.toSorted()[0] ?? null;
}

/** Since when a permit holds no more whose last day this was. */
export const permitEnd = (until: CalendarDay): Date =>
  startOfDay(addDays(until, 1));

/** Whether an alert that began as a permit ended is still true of its project on a day; never of one that is gone. */
export const isStillOver = (
  { openedAt }: Pick<Alert, "openedAt">,
  project: Permitted | null,
  today: CalendarDay,
): boolean =>
  project !== null &&
  permitsOver(project, today).some(
    (until) => permitEnd(until).getTime() === openedAt.getTime(),
  );

/** The cause of a permit that has ended. It repeats nothing of the project but that day: fewer people read a project. */
export const permitCause = (
  { zooId, projectId }: Pick<Project, "zooId" | "projectId">,
  until: CalendarDay,
): Cause => ({
  kind: "permit",
  id: causeId("permit", projectId, "all"),
  foundBy: projectId,
  zooId,
  class: "general",
  subject: { kind: "project", id: projectId, areaId: null },
  sectorIds: [],
  text: "permitOver",
  values: { to: until },
});
