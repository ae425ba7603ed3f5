import type { Evaluation } from "@domain/evaluation/evaluation";
import type { Period } from "@domain/evaluation/history/period";
import { daysOf } from "@domain/evaluation/history/period";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { useScoreWords } from "../parts/use-score-words";
import type { HistoryNames } from "./use-history";

interface EvaluationDaysProps {
  rows: readonly Row<"evaluations">[];
  period: Period;
  names: HistoryNames;
}

/** What was handed in, day by day, the latest first; each opens as it was answered. */
export function EvaluationDays({ rows, period, names }: EvaluationDaysProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = daysOf(period, rows, ({ data }) => data.day);
  return (
    <RecordList
      label={t("results.history.title")}
      rows={days.flatMap(({ items }) => items)}
      groups={days.map(({ day, items }) => ({
        id: day,
        name: format.longDay(startOfDay(day), true),
        count: String(items.length),
        length: items.length,
      }))}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("assessment", { evaluationId: id })}
      columns={useColumns(names)}
    />
  );
}

function useColumns(names: HistoryNames): Column<Row<"evaluations">>[] {
  const { t } = useTranslation();
  const words = useScoreWords();
  const score = ({ score: found, mode }: Evaluation) => {
    if (mode === "training" || found === null) return "—";
    const { mean: value, low, high } = found.overall;
    const silence = low === null ? "nothing" : "criterion";
    return words.range({ value, low, high }, silence);
  };
  return [
    {
      id: "subject",
      header: t("results.history.fields.subject"),
      width: "minmax(0, 2.5fr)",
      cell: ({ data }) => names.subject(data.subjectId),
    },
    {
      id: "score",
      header: t("results.fields.score"),
      from: 420,
      width: "minmax(0, 1.3fr)",
      cell: ({ data }) => score(data),
    },
    {
      id: "person",
      header: t("results.history.fields.person"),
      from: 560,
      width: "minmax(0, 1.3fr)",
      card: "bare",
      cell: ({ data }) => names.person(data.authorId),
    },
    {
      id: "campaign",
      header: t("results.history.fields.campaign"),
      from: 720,
      width: "minmax(0, 2.5fr)",
      card: "bare",
      cell: ({ data }) =>
        data.campaignId === null ? "—" : names.campaign(data.campaignId),
    },
    {
      id: "survey",
      header: t("results.history.fields.survey"),
      from: 1040,
      width: "minmax(0, 2.5fr)",
      card: "bare",
      cell: ({ data }) => names.survey(data.surveyId),
    },
  ];
}
