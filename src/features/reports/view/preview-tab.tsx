import type { Report } from "@domain/report/report";
import { Button, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ReportView } from "./report-view";

/** A text as a style sheet quotes it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\<]/gu, (mark) => `\\${mark.codePointAt(0)?.toString(16) ?? ""} `)}"`;

/**
 * What paper this is for, with the report's name and the page below; other pages print on other paper, so it stands while the
 * report does.
 */
const paper = (foot: string) => `@page {
  size: A4;
  margin: 16mm 16mm 18mm;
  @bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif; color: #555 }
  @bottom-right {
    content: counter(page) " / " counter(pages);
    font: 8pt sans-serif;
    color: #555;
  }
}`;

/** A report as it is printed, and the way to print it. */
export function PreviewTab({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <style>
        {paper(
          `${report.title} · ${t("reports.states.version", { n: format.number(report.version) })}`,
        )}
      </style>
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
