import type { TaskType } from "../../../src/domain/task/task";

const hourMs = 3_600_000;

interface Completion {
  completedBy?: string;
  completedAt?: Date;
}

/** Who vouched for a safety task that was closed a day ago or before, two hours after it was; {} for any other. */
export function signatureOf(
  type: TaskType,
  { completedBy, completedAt }: Completion,
  now: Date,
) {
  if (type !== "safety" || completedAt === undefined) return {};
  const signedAt = new Date(completedAt.getTime() + 2 * hourMs);
  return signedAt.getTime() > now.getTime() - 22 * hourMs
    ? {}
    : { signedBy: completedBy === "manager" ? "admin" : "manager", signedAt };
}
