import type { Issue } from "@domain/schema/issue";
import type { ParseKeys, TFunction } from "i18next";

/** The catalogue's words for what is invalid in a field. */
const words: Readonly<Record<string, ParseKeys>> = {
  "password invalid": "errors.messages.passwordShort",
  "repeat invalid": "errors.messages.passwordsDiffer",
  "current invalid": "errors.messages.passwordWrong",
};

/** What is said of an issue at its field. */
export const wordsOf = (
  t: TFunction,
  { field, code, values }: Issue,
): string => {
  const own = words[`${field} ${code}`];
  return own === undefined ? t(`errors.fields.${code}`, { ...values }) : t(own);
};
