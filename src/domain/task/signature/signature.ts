import type { CheckContext } from "../../record/desk/desk-rule";
import { equalValues } from "../../record/equal";
import type { Issue } from "../../schema/issue";
import { clockLeadMs } from "../../time/lengths";
import type { Task } from "../task";

/** What signing writes: who vouches for it that closed work was done, and when. */
export type Signature = Pick<Task, "signedBy" | "signedAt">;

type Signable = Pick<
  Task,
  "type" | "status" | "signedBy" | "completedBy" | "completedAt"
>;

/** Closed work on which people's safety depends, for which nobody but who closed it vouches yet. */
export const needsSignature = ({
  type,
  status,
  signedBy,
}: Pick<Task, "type" | "status" | "signedBy">): boolean =>
  type === "safety" && status === "DONE" && signedBy === null;

/**
 * Signing: another than who closed it vouches for it, no earlier than it was closed. null where nothing waits for a
 * signature, or it would be one's own work.
 *
 * @example signTask(closedByLea, { uid: "noe", now }) // { signedBy: "noe", signedAt: now }
 */
export function signTask(
  task: Signable,
  { uid, now }: { uid: string; now: Date },
): Signature | null {
  if (!needsSignature(task) || task.completedBy === uid) return null;
  const { completedAt } = task;
  const signedAt =
    completedAt !== null && completedAt > now ? completedAt : now;
  return { signedBy: uid, signedAt };
}

/** What goes with a closing that is undone: its signature; {} where it had none. */
export const unsigned = ({
  signedBy,
}: Pick<Task, "signedBy">): Partial<Signature> =>
  signedBy === null ? {} : { signedBy: null, signedAt: null };

/** Does this change sign the task? */
export const isSigning = (before: Task, after: Task): boolean => {
  const { signedBy, signedAt } = after;
  return (
    signedBy !== null &&
    signedAt !== null &&
    equalValues(signTask(before, { uid: signedBy, now: signedAt }), {
      signedBy,
      signedAt,
    })
  );
};

/** What is wrong with a signature that is new: it is one's own, and of no later than now; [] for no new one. */
export function signatureIssues(
  { signedBy, signedAt }: Signature,
  { by, changed, now }: Pick<CheckContext, "by" | "changed" | "now">,
): Issue[] {
  if (!changed.has("signedBy") || signedBy === null) return [];
  const issues: Issue[] = [];
  if (signedBy !== by) issues.push({ field: "signedBy", code: "invalid" });
  if (signedAt === null || signedAt.getTime() > now.getTime() + clockLeadMs)
    issues.push({ field: "signedAt", code: "invalid" });
  return issues;
}
