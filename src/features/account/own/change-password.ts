import { AppError, errorCode } from "@domain/errors";
import type { Issue } from "@domain/schema/issue";
import { provePassword, replacePassword } from "../../../data/auth";
import { call } from "../../../data/calls";

const wrong: Issue = { field: "current", code: "invalid" };

/** Rejects AppError; a wrong present password is an issue of its field. */
export async function changeOwnPassword(
  current: string,
  next: string,
): Promise<void> {
  try {
    await provePassword(current);
  } catch (error) {
    if (errorCode(error) !== "invalid-input") throw error;
    throw new AppError("invalid-input", { issues: [wrong] });
  }
  await replacePassword(next);
  // The password is changed whatever becomes of the note.
  await call("notePasswordChange", {}).catch(() => undefined);
}
