import type { ParseKeys } from "i18next";
import i18next from "i18next";

/** The code of anything thrown: its own, else "internal". */
export const codeOf = (error: unknown): string =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string"
    ? error.code
    : "internal";

/** The key of the message for anything thrown: by its `code`, else the general one. */
export function errorKey(error: unknown): ParseKeys {
  const key = `errors.codes.${codeOf(error)}`;
  return i18next.exists(key) ? (key as ParseKeys) : "errors.codes.internal";
}

/**
 * The key of what stands over that message where nobody says what was tried. The message of an
 * internal error begins with "something went wrong" itself: over it stands that an error occurred.
 */
export const errorTitleKey = (error: unknown): ParseKeys =>
  errorKey(error) === "errors.codes.internal"
    ? "errors.general.error"
    : "errors.general.somethingWrong";
