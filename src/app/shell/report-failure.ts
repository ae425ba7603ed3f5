import { AppError, errorCode, isReportable } from "@domain/errors";
import { report } from "../../lib/report";

/** Reports a page that failed by its code or the error's name, never by its words. */
export function reportFailure(error: unknown): void {
  if (error instanceof AppError && !isReportable(errorCode(error))) return;
  const code = error instanceof AppError ? error.code : nameOf(error);
  report({ code, where: "page" });
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : "internal";
