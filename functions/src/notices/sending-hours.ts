import type { AuthorDay } from "@domain/notice/author-share";
import type { SendingHour } from "@domain/notice/sending-hour";
import type { Task } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { dayMs } from "@domain/time/lengths";

/** Forgotten a day after it ended: what waits of it is sent long before. */
const keptMs = dayMs;

const hourSchema = z.object({
  count: z.number().int().min(0),
  until: z.date(),
  waits: z.boolean(),
});

const hourRef = (kind: "mail" | "push", uid: string): DocumentReference =>
  database().doc(`limits/${sha256(`notices ${kind} ${uid}`)}`);

/** The hour of somebody's messages of a kind; null where none is known. */
export async function readHour(
  transaction: Transaction,
  kind: "mail" | "push",
  uid: string,
): Promise<SendingHour | null> {
  const stored = await transaction.get(hourRef(kind, uid));
  return hourSchema.safeParse(plain(stored.data())).data ?? null;
}

export function writeHour(
  transaction: Transaction,
  kind: "mail" | "push",
  uid: string,
  hour: SendingHour,
): void {
  const expireAt = new Date(hour.until.getTime() + keptMs);
  transaction.set(hourRef(kind, uid), { ...hour, expireAt });
}

const daySchema = z.object({ day: calendarDaySchema });

const dayRef = (uid: string): DocumentReference =>
  database().doc(`limits/${sha256(`notices daily ${uid}`)}`);

/** The day of somebody's last daily mail, in Paris; null where none is known. */
export async function readDay(
  transaction: Transaction,
  uid: string,
): Promise<CalendarDay | null> {
  const stored = await transaction.get(dayRef(uid));
  return daySchema.safeParse(plain(stored.data())).data?.day ?? null;
}

/** Says that somebody's daily mail is written at `now`. */
export function writeDay(
  transaction: Transaction,
  uid: string,
  now: Date,
): void {
  const expireAt = new Date(now.getTime() + 2 * keptMs);
  transaction.set(dayRef(uid), { day: parisDay(now), expireAt });
}

const authorDaySchema = z.object({
  until: z.date(),
  counts: z.record(z.string(), z.number()),
});

/** In each establishment by itself: nobody holds up those of another. */
const authorDayRef = ({
  zooId,
  authorId,
}: Pick<Task, "zooId" | "authorId">): DocumentReference =>
  database().doc(`limits/${sha256(`notices of ${zooId} ${authorId}`)}`);

/** The day of what somebody's tasks told others; null where none is known. */
export async function readAuthorDay(
  transaction: Transaction,
  task: Pick<Task, "zooId" | "authorId">,
): Promise<AuthorDay | null> {
  const stored = await transaction.get(authorDayRef(task));
  return authorDaySchema.safeParse(plain(stored.data())).data ?? null;
}

export function writeAuthorDay(
  transaction: Transaction,
  task: Pick<Task, "zooId" | "authorId">,
  day: AuthorDay,
): void {
  transaction.set(authorDayRef(task), { ...day, expireAt: day.until });
}
