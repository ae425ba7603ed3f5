import type { ObsSession } from "./obs-session";

/** Whether a session is to be made before an instant, or goes on: one that is planned for no instant at all is, too. */
export const isForDay = (
  { status, plannedFor }: Pick<ObsSession, "status" | "plannedFor">,
  until: Date,
): boolean =>
  status === "open" ||
  (status === "planned" && (plannedFor === null || plannedFor < until));
