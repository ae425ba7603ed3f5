import type { ReportForm } from "@domain/report/form";
import { reportIssues } from "@domain/report/form";
import { useTranslation } from "react-i18next";
import { useRecordForm } from "../../../ui/form/use-record-form";

export function useReportForm(initial: ReportForm) {
  const { t } = useTranslation();
  return useRecordForm<ReportForm>({
    name: "report",
    initial,
    issuesOf: reportIssues,
    labelOf: (field) => t(`reports.fields.${field as keyof ReportForm}`),
  });
}
