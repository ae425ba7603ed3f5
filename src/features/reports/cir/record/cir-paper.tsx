import type { Cir } from "@domain/report/cir/cir";
import type { FollowUp } from "@domain/report/cir/follow-up";
import { gravestFirst } from "@domain/report/cir/follow-up";
import { Button, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { MarkdownText } from "../../../shared/markdown/markdown-text";
import { FigureTable } from "../../view/figure-table";
import { PaperStyle } from "../../view/paper-style";
import classes from "../../view/report-view.module.css";
import { SeverityMark } from "../marks";
import { useCirWords } from "../use-cir-words";

interface CirPaperProps {
  cir: Cir;
  /** null: what became of them is not here yet. */
  followUps: readonly FollowUp[] | null;
}

/** The report of a visit as it is printed, and the way to print it. */
export function CirPaper({ cir, followUps }: CirPaperProps) {
  const { t } = useTranslation();
  return (
    <>
      <PaperStyle foot={cir.title} />
      <Group justify="flex-end" mb="md" data-screen>
        <Button
          mih={44}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("cir.actions.print")}
        </Button>
      </Group>
      <article className={classes["paper"]} data-paper aria-label={cir.title}>
        <Head cir={cir} />
        {cir.summary !== "" && (
          <section className={classes["block"]}>
            <MarkdownText text={cir.summary} />
          </section>
        )}
        <Findings cir={cir} />
        <Recommendations cir={cir} followUps={followUps} />
      </article>
    </>
  );
}

function Head({ cir }: { cir: Cir }) {
  const { t } = useTranslation();
  const words = useCirWords();
  const zoo = useLiveDoc("zoo", cir.zooId);
  return (
    <header className={classes["head"]}>
      <div>
        <h2>{cir.title}</h2>
        <p>{t("cir.states.visit", { day: words.day(cir.visitDate) })}</p>
        {cir.participants.length > 0 && (
          <p className={classes["small"]}>
            {t("cir.states.with", { names: cir.participants.join(", ") })}
          </p>
        )}
      </div>
      <p style={{ fontWeight: 600 }}>
        {zoo.state === "data" ? zoo.data?.data.zooName : ""}
      </p>
    </header>
  );
}

function Findings({ cir: { findings } }: { cir: Cir }) {
  const { t } = useTranslation();
  const words = useCirWords();
  return (
    <section className={classes["block"]} aria-label={t("cir.fields.findings")}>
      <h3>{t("cir.fields.findings")}</h3>
      {findings.length === 0 && <p>{t("cir.states.noFinding")}</p>}
      {gravestFirst(findings).map((one) => (
        <div key={one.findingId} style={{ breakInside: "avoid" }}>
          <Group gap="xs">
            <strong>{one.subject}</strong>
            {one.enclosureId !== null && (
              <span>{words.enclosure(one.enclosureId)}</span>
            )}
            <SeverityMark severity={one.severity} />
          </Group>
          <p style={{ marginTop: 4, whiteSpace: "pre-wrap" }}>{one.text}</p>
        </div>
      ))}
    </section>
  );
}

function Recommendations({ cir, followUps }: CirPaperProps) {
  const { t } = useTranslation();
  const words = useCirWords();
  const label = t("cir.fields.recommendations");
  const columns = (
    ["recommendation", "enclosureId", "priority", "dueDate", "state"] as const
  ).map((field) => ({ head: t(`cir.fields.${field}`), isNumber: false }));
  const rows = cir.recommendations.map((one, index) => {
    const state = followUps?.[index]?.state;
    return [
      one.text,
      words.enclosure(one.enclosureId),
      t(`cir.options.priority.${one.priority}`),
      words.day(one.dueDate),
      state === undefined ? "…" : t(`cir.options.state.${state}`),
    ];
  });
  return (
    <section className={classes["block"]} aria-label={label}>
      <h3>{label}</h3>
      {rows.length === 0 ? (
        <p>{t("cir.states.noRecommendation")}</p>
      ) : (
        <FigureTable label={label} table={{ columns, rows }} />
      )}
    </section>
  );
}
