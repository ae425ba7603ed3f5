import type { ReadEvaluation } from "@domain/evaluation/results/read";
import { wholeOf } from "@domain/evaluation/results/results";
import type { Weighting } from "@domain/evaluation/score/score";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RecordList } from "../../../ui/list/record-list";
import type { ResultData } from "../data/result-data";
import { useCampaignNames } from "../data/use-campaign-names";
import { useScoreWords } from "../parts/use-score-words";

interface EvaluationListProps {
  data: ResultData;
  weighting: Weighting;
}

/** Every evaluation of a subject, the latest first, each to be opened as it was answered. */
export function EvaluationList({ data, weighting }: EvaluationListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScoreWords();
  const campaignOf = new Map(
    data.rows.map((row) => [row.id, row.data.campaignId]),
  );
  const campaignIds = [...campaignOf.values()].filter((id) => id !== null);
  const names = useCampaignNames([...new Set(campaignIds)].sort());
  return (
    <RecordList<ReadEvaluation>
      label={t("results.tabs.evaluations")}
      rows={data.evaluations.toReversed()}
      rowKey={({ evaluationId }) => evaluationId}
      rowHref={({ evaluationId }) => href("assessment", { evaluationId })}
      columns={[
        {
          id: "day",
          header: t("results.fields.day"),
          cell: ({ at }) => format.date(at),
        },
        {
          id: "mean",
          header: t("results.fields.mean"),
          card: "bare",
          width: "minmax(0, 2fr)",
          cell: (one) => {
            const { mean, low, high } = wholeOf(one, weighting);
            return words.range({ value: mean, low, high }, "criterion");
          },
        },
        {
          id: "campaign",
          header: t("results.history.fields.campaign"),
          width: "minmax(0, 2fr)",
          card: "bare",
          cell: ({ evaluationId }) => {
            const campaignId = campaignOf.get(evaluationId) ?? null;
            return campaignId === null
              ? t("results.states.noCampaignOf")
              : names(campaignId);
          },
        },
        {
          id: "author",
          header: t("results.fields.author"),
          from: 560,
          card: "bare",
          cell: ({ authorId }) => data.names.person(authorId),
        },
        {
          id: "version",
          header: t("results.fields.version"),
          from: 720,
          cell: ({ version }) => data.names.version(version),
        },
      ]}
    />
  );
}
