import type { Evaluation, EnrichmentSession } from "./session";

/** What a person does to a session. */
export type SessionAction = "place" | "takeOut" | "complete" | "evaluate";

export interface Actor {
  uid: string;
  now: Date;
}

/** What is said of how it went. */
export type Judgement = Pick<Evaluation, "responses" | "goals" | "note">;

export type SessionChange = Partial<
  Pick<
    EnrichmentSession,
    | "status"
    | "placedAt"
    | "placedBy"
    | "removedAt"
    | "removedBy"
    | "evaluation"
  >
>;

type Known = Pick<EnrichmentSession, "status" | "placedAt" | "isDeleted">;

/** By a slow clock nothing is taken out before it was placed. */
const notBefore = (instant: Date | null, now: Date): Date =>
  instant !== null && instant > now ? instant : now;

const evaluationOf = (
  { uid, now }: Actor,
  { responses, goals, note }: Judgement,
): Evaluation => ({
  responses,
  goals,
  note,
  by: uid,
  at: now,
});

/** Placing what was planned; null where it is placed already or taken off the plan. */
export function placeSession(
  session: Known,
  { uid, now }: Actor,
): SessionChange | null {
  if (session.status !== "add" || session.isDeleted) return null;
  return { status: "ongoing", placedAt: now, placedBy: uid };
}

/** Taking out what was placed; it is evaluated later. */
export function takeOutSession(
  session: Known,
  { uid, now }: Actor,
): SessionChange | null {
  if (session.status !== "ongoing" || session.isDeleted) return null;
  const removedAt = notBefore(session.placedAt, now);
  return { status: "remove", removedAt, removedBy: uid };
}

/** Closing what was placed, with or without a judgement: what is still there is taken out with it. */
export function completeSession(
  session: Known,
  actor: Actor,
  judgement: Judgement | null = null,
): SessionChange | null {
  const { status, isDeleted } = session;
  if (isDeleted || (status !== "ongoing" && status !== "remove")) return null;
  const out = status === "ongoing" ? takeOutSession(session, actor) : {};
  const evaluation =
    judgement === null ? {} : { evaluation: evaluationOf(actor, judgement) };
  return { ...out, ...evaluation, status: "completed" };
}

/** Judging it, or judging it anew, without moving it on: once it was placed. */
export function evaluateSession(
  session: Known,
  actor: Actor,
  judgement: Judgement,
): SessionChange | null {
  if (session.status === "add" || session.isDeleted) return null;
  return { evaluation: evaluationOf(actor, judgement) };
}

/** The fields an action writes, null where the session's state does not allow it; only judging needs a judgement. */
export function sessionChangeOf(
  action: SessionAction,
  session: Known,
  actor: Actor,
  judgement: Judgement | null = null,
): SessionChange | null {
  switch (action) {
    case "place":
      return placeSession(session, actor);
    case "takeOut":
      return takeOutSession(session, actor);
    case "complete":
      return completeSession(session, actor, judgement);
    case "evaluate":
      return judgement === null
        ? null
        : evaluateSession(session, actor, judgement);
  }
}

/** How long an object has been with the animals, in milliseconds; null before it is placed. */
export const durationOf = (
  { placedAt, removedAt }: Pick<EnrichmentSession, "placedAt" | "removedAt">,
  now: Date,
): number | null =>
  placedAt === null
    ? null
    : Math.max(0, (removedAt ?? now).getTime() - placedAt.getTime());
