import type { Report } from "@domain/report/report";
import { Button, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ReportView } from "./report-view";

/** What paper this is for; other pages print on other paper, so it stands while the report does. */
const pageSize = "@page { size: A4; margin: 16mm }";

/** A report as it is printed, and the way to print it. */
export function PreviewTab({ report }: { report: Report }) {
  const { t } = useTranslation();
  return (
    <>
      <style>{pageSize}</style>
      <Group justify="flex-end" mb="md" data-screen>
        <Button
          mih={44}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("reports.actions.print")}
        </Button>
      </Group>
      <ReportView report={report} />
    </>
  );
}
