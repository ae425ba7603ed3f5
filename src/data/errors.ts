import { AppError, type ErrorCode } from "@domain/errors";

const codes: Readonly<Record<string, ErrorCode>> = {
  "auth/invalid-credential": "invalid-input",
  "auth/invalid-login-credentials": "invalid-input",
  "auth/wrong-password": "invalid-input",
  "auth/user-not-found": "invalid-input",
  "auth/invalid-email": "invalid-input",
  "auth/missing-email": "invalid-input",
  "auth/missing-password": "invalid-input",
  "auth/weak-password": "invalid-input",
  "auth/too-many-requests": "quota",
  "auth/quota-exceeded": "quota",
  "auth/network-request-failed": "offline",
  "auth/timeout": "offline",
  "auth/user-disabled": "not-allowed",
  "auth/operation-not-allowed": "not-allowed",
  "auth/user-token-expired": "not-signed-in",
  "auth/requires-recent-login": "not-signed-in",
  "storage/unauthenticated": "not-signed-in",
  "storage/unauthorized": "not-allowed",
  "storage/quota-exceeded": "quota",
  "storage/retry-limit-exceeded": "offline",
  "storage/canceled": "offline",
  "storage/unknown": "offline",
  unauthenticated: "not-signed-in",
  "permission-denied": "not-allowed",
  "not-found": "not-found",
  "invalid-argument": "invalid-input",
  "out-of-range": "invalid-input",
  "already-exists": "conflict",
  "failed-precondition": "conflict",
  aborted: "conflict",
  "resource-exhausted": "quota",
  unavailable: "offline",
  "deadline-exceeded": "offline",
};

/** The SDKs prefix a code with their service: `functions/unavailable`, `storage/...`; Auth has codes of its own. */
function codeOf(sdkCode: string): ErrorCode {
  return (
    codes[sdkCode] ??
    codes[sdkCode.replace(/^(firestore|functions)\//, "")] ??
    "internal"
  );
}

const sdkCodeOf = (error: unknown): string | null =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string"
    ? error.code
    : null;

/** Anything the SDKs throw as an AppError; what they do not name is "internal". */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = sdkCodeOf(error);
  if (code !== null) return new AppError(codeOf(code), { sdk: code });
  return new AppError("internal", {
    name: error instanceof Error ? error.name : typeof error,
  });
}
