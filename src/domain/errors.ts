/** The closed list of what can go wrong; each code has a message under `errors.codes` in every language. */
export const errorCodes = [
  "not-signed-in",
  "not-allowed",
  "not-found",
  "invalid-input",
  "conflict",
  // The removal of a campaign or a bibliography entry that holds others will say so.
  "not-empty",
  "demonstration",
  "offline",
  "quota",
  // Told to those who may create users, nobody else learns it.
  "mail-in-use",
  // A one-time code that is used, too old or unknown.
  "code-expired",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every failure that leaves src/data or a function. `details` never holds personal or health values. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

/** The code of anything thrown: an AppError's own, else "internal". */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : "internal";
}

/** Expected failures are shown to the person; only the rest are reported to us. */
export function isReportable(code: ErrorCode): boolean {
  return code === "internal";
}
