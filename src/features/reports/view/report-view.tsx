import type { Block } from "@domain/report/block";
import type { Report } from "@domain/report/report";
import { stateOf } from "@domain/report/state";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { MarkdownText } from "../../shared/markdown/markdown-text";
import { useReportWords } from "../parts/use-report-words";
import { FigureTable } from "./figure-table";
import { FrozenFigureView } from "./frozen-figure";
import { PictureInReport } from "./picture-in-report";
import classes from "./report-view.module.css";

/** A report as paper has it: whose it is, of when, then block by block. */
export function ReportView({ report }: { report: Report }) {
  return (
    <article
      className={classes["paper"]}
      data-paper
      lang={report.language}
      aria-label={report.title}
    >
      <Head report={report} />
      {report.blocks.map((block) => (
        <div
          key={block.blockId}
          className={classes["block"]}
          data-kind={block.kind}
        >
          <BlockView block={block} />
        </div>
      ))}
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "text") return <MarkdownText text={block.text} />;
  if (block.kind === "figure")
    return <FrozenFigureView title={block.title} figure={block.figure} />;
  if (block.kind === "picture") return <PictureInReport {...block} />;
  const [head, ...rows] = block.rows.map(({ cells }) => cells);
  return (
    <section aria-label={block.title}>
      <h3>{block.title}</h3>
      <FigureTable
        label={block.title}
        table={{
          columns: (head ?? []).map((cell) => ({
            head: cell,
            isNumber: false,
          })),
          rows,
        }}
      />
    </section>
  );
}

function Head({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useReportWords();
  const zoo = useLiveDoc("zoo", report.zooId);
  const { approvedBy, approvedAt } = report;
  return (
    <header className={classes["head"]}>
      <div>
        <h2>{report.title}</h2>
        <p>{words.period(report)}</p>
        <p>{words.places(report)}</p>
      </div>
      <div>
        <p style={{ fontWeight: 600 }}>
          {zoo.state === "data" ? zoo.data?.data.zooName : ""}
        </p>
        <p className={classes["small"]}>
          {t("reports.states.version", { n: format.number(report.version) })}
        </p>
        <p className={classes["small"]}>
          {approvedBy === null || approvedAt === null
            ? t(`reports.options.state.${stateOf(report)}`)
            : t("reports.states.approvedBy", {
                name: words.person(approvedBy),
                date: format.date(approvedAt),
              })}
        </p>
      </div>
    </header>
  );
}
