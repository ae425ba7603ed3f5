import type { ShortTable } from "@domain/question/short";
import { systemAuthor } from "@domain/task/task";
import { useTranslation } from "react-i18next";
import { useStaffName } from "../../../data/directory/use-staff-name";
import { useFormat } from "../../../lib/use-format";

/** When the table was last changed, and by whom; nothing while nobody knows. */
export function LastChange({
  table: { updatedAt, updatedBy },
}: {
  table: Pick<ShortTable, "updatedAt" | "updatedBy">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useStaffName(updatedBy);
  if (updatedAt === null) return null;
  const when = format.dateTime(updatedAt);
  return name === null || updatedBy === systemAuthor
    ? t("questions.short.changed", { when })
    : t("questions.short.changedBy", { when, name });
}
