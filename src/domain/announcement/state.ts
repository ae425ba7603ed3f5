import type { Announcement, DisplayPhase } from "./announcement";
import { announcementPriorities, announcementTypes } from "./announcement";

export const announcementStates = [
  "planned",
  "shown",
  "expired",
  "archived",
] as const;
export type AnnouncementState = (typeof announcementStates)[number];

type Displayed = Pick<
  Announcement,
  "displayStartAt" | "displayEndAt" | "autoExpiry" | "isArchived"
>;

/** The instant at which the display ends by itself; null: it does not. */
export const expiryOf = ({
  displayEndAt,
  autoExpiry,
}: Pick<Announcement, "displayEndAt" | "autoExpiry">): Date | null =>
  autoExpiry ? displayEndAt : null;

/** What an announcement is at `now`: shown from its start on, until the instant of its end, which is no part of it. */
export function stateOf(announcement: Displayed, now: Date): AnnouncementState {
  if (announcement.isArchived) return "archived";
  const expiry = expiryOf(announcement);
  if (expiry !== null && expiry <= now) return "expired";
  return now < announcement.displayStartAt ? "planned" : "shown";
}

const phases: Record<AnnouncementState, DisplayPhase> = {
  planned: "planned",
  shown: "shown",
  expired: "ended",
  archived: "ended",
};

/** Where the display stands at `now`, as functions write it for the rules. */
export const phaseOf = (announcement: Displayed, now: Date): DisplayPhase =>
  phases[stateOf(announcement, now)];

type Ordered = Pick<
  Announcement,
  "type" | "priority" | "displayStartAt" | "announcementId"
>;

/** The order in which people see them: urgent first, then by priority, the newest first. */
export function compareAnnouncements(a: Ordered, b: Ordered): number {
  const type = (one: Ordered) => announcementTypes.indexOf(one.type);
  const priority = (one: Ordered) =>
    announcementPriorities.indexOf(one.priority);
  return (
    type(a) - type(b) ||
    priority(a) - priority(b) ||
    b.displayStartAt.getTime() - a.displayStartAt.getTime() ||
    (a.announcementId < b.announcementId ? -1 : 1)
  );
}

/** Does it stand above the page until it is confirmed? */
export const isInsistent = ({
  type,
  readConfirmation,
}: Pick<Announcement, "type" | "readConfirmation">): boolean =>
  type === "urgent" && readConfirmation;

/** Does it come before the day's work? What is urgent does, and what asks for a confirmation. */
export const waitsForAnswer = ({
  type,
  readConfirmation,
}: Pick<Announcement, "type" | "readConfirmation">): boolean =>
  type === "urgent" || readConfirmation;
