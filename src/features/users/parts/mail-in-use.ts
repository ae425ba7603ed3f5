import type { TFunction } from "i18next";
import type { FormIssue } from "../../../ui/form/use-record-form";

/** Somebody has the address that was typed already; said at its field in the catalogue's words. */
export const mailInUse: FormIssue = {
  field: "userMail",
  code: "invalid",
  values: { inUse: 1 },
};

/** The words for it; undefined for every other issue. */
export const mailInUseWords = (
  t: TFunction,
  { values }: FormIssue,
): string | undefined =>
  values?.["inUse"] === undefined ? undefined : t("errors.codes.mail-in-use");
