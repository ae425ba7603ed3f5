import { AppError } from "@domain/errors";

/**
 * Asks for a mail to choose a new password. Answers the same whether or not an account has the address; rejects
 * AppError for what says nothing about it: invalid-input (no address), offline, quota, internal.
 */
export async function requestReset(mail: string): Promise<void> {
  // Signing in needs no calls.
  const { call } = await import("../../data/calls").catch(() => {
    throw new AppError("offline", { part: "calls" });
  });
  await call("requestPasswordReset", { userMail: mail.trim() });
}
