import { announcementTitleMax } from "../announcement/announcement";
import { permitEnd } from "../research/permit-alerts";
import type { Project } from "../research/project";
import type { CalendarDay } from "../time/calendar-day";
import { startOfDay } from "../time/paris";

/** The id of a person's notice of the permits of a project: one, of that which ends first. */
export const permitNoticeIdOf = (projectId: string): string =>
  `permit_${projectId}`;

/** What a person is told at `now`: that a permit of their project ends after the day `until`. It is never sent, and gone once that is over: then it is an alert. */
export const permitNoticeOf = (
  { zooId, projectId, title }: Pick<Project, "zooId" | "projectId" | "title">,
  until: CalendarDay,
  userId: string,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: permitNoticeIdOf(projectId),
  kind: "permit" as const,
  about: projectId,
  title: title.slice(0, announcementTitleMax),
  type: "warning" as const,
  at: now,
  read: false,
  dueAt: startOfDay(until),
  expireAt: permitEnd(until),
});
