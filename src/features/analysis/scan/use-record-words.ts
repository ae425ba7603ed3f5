import { useTranslation } from "react-i18next";

/** "340 records", as n of figures over animals in scans. */
export function useRecordWords(): (n: number) => string {
  const { t } = useTranslation();
  return (count) => t("analysis.scan.says.records", { count });
}
