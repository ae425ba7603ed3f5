import { AppError, errorCode } from "@domain/errors";
import type { Issue } from "@domain/schema/issue";
import { provePassword } from "../../data/auth";

const same: Issue = { field: "password", code: "samePassword" };

/** Rejects AppError where it is the password somebody has already, which others have seen; an issue of its field. */
export async function refusePresentPassword(password: string): Promise<void> {
  try {
    await provePassword(password);
  } catch (error) {
    if (errorCode(error) === "invalid-input") return;
    throw error;
  }
  throw new AppError("invalid-input", { issues: [same] });
}
