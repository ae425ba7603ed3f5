import * as z from "zod";
import type { Announcement } from "../announcement/announcement";
import type { Campaign } from "../campaign/campaign";
import {
  announcementTitleMax,
  announcementTypes,
} from "../announcement/announcement";
import { derived, idSchema, metaFields, optional } from "../schema/fields";
import type { Task } from "../task/task";
import type { TaskNoticeKind } from "./task-notices";
import { taskNoticeKinds } from "./task-notices";
import { dayMs } from "../time/lengths";
import type { ToldAlert } from "./alert-notices";
import { toldAlertSchema } from "./alert-notices";

/** What a notice can be about. */
export const noticeKinds = [
  "announcement",
  "task",
  "tasks",
  "alert",
  "alerts",
  "register",
  "campaign",
  "finding",
  "permit",
  "export",
] as const;

/** `users/{uid}/notifications/{notificationId}`: something a person is told once; `read` is theirs to say. */
export const noticeSchema = z.object({
  zooId: derived(idSchema),
  userId: derived(idSchema),
  notificationId: derived(idSchema),
  kind: derived(z.enum(noticeKinds)),
  /** The id of what it is about: of alerts found by one thing, of what they share; of several tasks or notices, of their establishment. */
  about: derived(idSchema),
  title: derived(z.string().max(announcementTitleMax).default("")),
  type: derived(z.enum(announcementTypes).default("info")),
  at: derived(z.date()),
  read: z.boolean().default(false),
  /** Of a task: what is said of it, and by when it is to be done; of a permit: its last day. */
  says: derived(optional(z.enum(taskNoticeKinds))),
  dueAt: derived(optional(z.date())),
  /** Of alerts: what the latest tells. Its title is where that is. */
  alert: derived(optional(toldAlertSchema)),
  /** Of an alert that is somebody's to see to: whether its due date has passed. */
  late: derived(z.boolean().default(false)),
  /** Of several tasks or alerts: how many. */
  count: derived(z.number().int().min(0).default(0)),
  /** When it is to be mailed; null once it was, and where it is not to be. */
  mailAt: derived(optional(z.date())),
  /** When it is to be shown on their devices; the same. */
  pushAt: derived(optional(z.date())),
  /** Until when it is kept; null: as long as what it is about is shown. */
  expireAt: derived(optional(z.date())),
  ...metaFields,
});
export type Notice = z.infer<typeof noticeSchema>;

/** The id of a person's notice of an announcement: the same however often it is written. */
export const noticeIdOf = (announcementId: string): string =>
  `announcement_${announcementId}`;

/** What a recipient is told of an announcement when its display begins, or when they come to it at `now`; to be shown on devices at `pushAt` (null: not). */
export const noticeOf = (
  announcement: Pick<
    Announcement,
    "zooId" | "announcementId" | "title" | "type"
  >,
  userId: string,
  now: Date,
  pushAt: Date | null = null,
) => ({
  zooId: announcement.zooId,
  userId,
  notificationId: noticeIdOf(announcement.announcementId),
  kind: "announcement" as const,
  about: announcement.announcementId,
  title: announcement.title,
  type: announcement.type,
  at: now,
  read: false,
  pushAt,
});

/** The id of a person's notice of a task: whatever is said of it last takes the place of what was said before. */
export const taskNoticeIdOf = (taskId: string): string => `task_${taskId}`;

/** So long is a notice of a task or of alerts kept, in milliseconds. */
export const keptMs = 30 * dayMs;

/** What a person is told of a task at `now`, to be mailed at `mailAt` and shown on devices at `pushAt` (null: not). */
export const taskNoticeOf = (
  task: Pick<Task, "zooId" | "taskId" | "title" | "dueAt">,
  says: TaskNoticeKind,
  userId: string,
  {
    now,
    mailAt,
    pushAt = null,
  }: { now: Date; mailAt: Date | null; pushAt?: Date | null },
) => ({
  zooId: task.zooId,
  userId,
  notificationId: taskNoticeIdOf(task.taskId),
  kind: "task" as const,
  about: task.taskId,
  title: task.title,
  type: "info" as const,
  at: now,
  read: false,
  says,
  dueAt: task.dueAt,
  mailAt,
  pushAt,
  expireAt: new Date(now.getTime() + keptMs),
});

/** The id of a person's notice of the tasks of an establishment that they are not told one by one. */
export const tasksNoticeIdOf = (zooId: string): string => `tasks_${zooId}`;

/**
 * What a person is told at `now` of one more task that is not told by itself, beside those they have not read of yet
 * (`before`; null: none). It names no task and nobody, and is never sent.
 */
export const tasksNoticeOf = (
  zooId: string,
  userId: string,
  before: Pick<Notice, "count" | "read"> | null,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: tasksNoticeIdOf(zooId),
  kind: "tasks" as const,
  about: zooId,
  at: now,
  read: false,
  count: 1 + (before === null || before.read ? 0 : before.count),
  expireAt: new Date(now.getTime() + keptMs),
});

/** The id of a person's notice of alerts that share what found them. */
export const alertNoticeIdOf = (groupId: string): string => `alert_${groupId}`;

/** Alerts that are told in one notice: how many, where the latest is and what it tells. */
export interface AlertsTold {
  zooId: string;
  groupId: string;
  place: string;
  alert: ToldAlert;
  count: number;
}

/** What a person is told of alerts at `now`; `sent` says when it is given and sent. */
export const alertNoticeOf = (
  { zooId, groupId, place, alert, count }: AlertsTold,
  userId: string,
  sent: Pick<Notice, "at" | "mailAt" | "pushAt">,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: alertNoticeIdOf(groupId),
  kind: "alert" as const,
  about: groupId,
  title: place,
  type: "warning" as const,
  read: false,
  alert,
  count,
  ...sent,
  expireAt: new Date(now.getTime() + keptMs),
});

/** The id of a person's notice of an alert that is theirs to see to, or that nobody saw to in time. */
export const registerNoticeIdOf = (alertId: string): string =>
  `register_${alertId}`;

/** What a person is told at `now` of one alert: that it is theirs to see to, or, `late`, that its due date has passed. */
export const registerNoticeOf = (
  {
    zooId,
    alertId,
    place,
    alert,
    late,
  }: Pick<AlertsTold, "zooId" | "place" | "alert"> & {
    alertId: string;
    late: boolean;
  },
  userId: string,
  { mailAt, pushAt }: Pick<Notice, "mailAt" | "pushAt">,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: registerNoticeIdOf(alertId),
  kind: "register" as const,
  about: alertId,
  title: place,
  type: "warning" as const,
  at: now,
  read: false,
  alert,
  late,
  count: 1,
  mailAt,
  pushAt,
  expireAt: new Date(now.getTime() + keptMs),
});

/** The id of a person's notice of the alerts of an establishment that they are not told one by one. */
export const alertsNoticeIdOf = (zooId: string): string => `alerts_${zooId}`;

/** What a person is told at `now` of one more alert that is not told by itself, as of such tasks. */
export const alertsNoticeOf = (
  zooId: string,
  userId: string,
  before: Pick<Notice, "count" | "read"> | null,
  now: Date,
) => ({
  ...tasksNoticeOf(zooId, userId, before, now),
  notificationId: alertsNoticeIdOf(zooId),
  kind: "alerts" as const,
  type: "warning" as const,
});

/** The id of a person's notice of a campaign. */
export const campaignNoticeIdOf = (campaignId: string): string =>
  `campaign_${campaignId}`;

/** What a person is told at `now` of a campaign in which they are behind; whoever reminds them mails it. */
export const campaignNoticeOf = (
  { zooId, campaignId, name }: Pick<Campaign, "zooId" | "campaignId" | "name">,
  userId: string,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: campaignNoticeIdOf(campaignId),
  kind: "campaign" as const,
  about: campaignId,
  title: name,
  type: "info" as const,
  at: now,
  read: false,
  expireAt: new Date(now.getTime() + keptMs),
});
