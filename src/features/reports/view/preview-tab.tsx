import type { Report } from "@domain/report/report";
import { Button, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { InLanguage } from "../../../lib/i18n/in-language";
import { useFormat } from "../../../lib/use-format";
import { PaperStyle } from "./paper-style";
import { ReportView } from "./report-view";

interface PreviewTabProps {
  report: Report;
}

/** A report as it is printed, and the way to print it. */
export function PreviewTab({ report }: PreviewTabProps) {
  const { t } = useTranslation();
  return (
    <>
      <Group justify="flex-end" mb="md" data-screen>
        <Button
          mih={44}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("reports.actions.print")}
        </Button>
      </Group>
      <InLanguage
        language={report.language}
        groups={["reports", "chart", "pictures"]}
      >
        <Paper report={report} />
      </InLanguage>
    </>
  );
}

/** In the language of the report, its frame too. */
function Paper({ report }: PreviewTabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <PaperStyle
        foot={`${report.title} · ${t("reports.states.version", { n: format.number(report.version) })}`}
      />
      <ReportView report={report} />
    </>
  );
}
