import type { Campaign } from "@domain/campaign/campaign";
import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { showsAnswers } from "@domain/campaign/status";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import type { Figure } from "@domain/evaluation/results/figure";
import { resultsOf } from "@domain/evaluation/results/results";
import { parisDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { Select } from "../../../ui/form/fields/choosers";
import { QueryState } from "../../../ui/state/query-state";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { FreshFigure, OfFigure } from "../../slot-figures";
import type { ResultData } from "../data/result-data";
import { useResultData } from "../data/use-result-data";

/** What may be shown to everybody: nothing of a training, nor of experts before all of it is open. */
const mayTell = (campaign: Campaign, today: string): boolean =>
  campaign.collects.includes("quiz") &&
  (campaign.mode === "expert"
    ? showsAnswers(campaign, today)
    : campaign.mode !== "training" && campaign.mode !== "pedagogical");

/** What a campaign scored by criterion, and as a whole. */
export function Component({ shown }: OfFigure) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const today = parisDay(useNow());
  const [chosen, choose] = useState<string | null>(null);
  const live = useLiveQueries([
    campaignsQuery(zooId, ["active", "archived", "stopped"]),
  ]);
  return (
    <QueryState query={live} empty={shown(null)}>
      {({ rows }) => {
        const offered = rows.filter(({ data }) => mayTell(data, today));
        const row = offered.find(({ id }) => id === chosen);
        return (
          <Stack>
            <Select
              label={t("reports.figures.scores.campaign")}
              searchable
              value={chosen}
              onChange={choose}
              data={offered.map(({ id, data }) => ({
                value: id,
                label: data.name,
              }))}
            />
            {row && <Scores key={row.id} row={row} shown={shown} />}
          </Stack>
        );
      }}
    </QueryState>
  );
}

interface ScoresProps extends Pick<OfFigure, "shown"> {
  row: Row<"campaigns">;
}

function Scores({ row, shown }: ScoresProps) {
  const session = useReadySession();
  const live = useResultData(campaignEvaluationsQueries(session, row.id));
  const freshOf = useFreshScores(row);
  const query =
    live.state === "data"
      ? { ...live, data: { ...live.data, full: live.data.isFull } }
      : live;
  return (
    <WholeQuery query={query}>{(data) => shown(freshOf(data))}</WholeQuery>
  );
}

const rounded = (value: number | null) =>
  value === null ? null : Math.round(value * 1000) / 1000;

/** A score with its interval, what it would be at the worst and at the best, and of how many subjects it can be said. */
const valuesOf = ({ value, interval, low, high, n }: Figure) => [
  ...[value, interval?.low ?? null, interval?.high ?? null, low, high].map(
    rounded,
  ),
  n,
];

function useFreshScores({ id, data: campaign }: Row<"campaigns">) {
  const { t } = useTranslation();
  return (data: ResultData): FreshFigure | null => {
    const { evaluations, forms, names, versions } = data;
    if (evaluations.length === 0) return null;
    const { criteria, mean } = resultsOf(evaluations, forms, []);
    return {
      title: t("reports.figures.scores.titleOf", {
        name: campaign.name,
      }),
      figure: {
        question: new URLSearchParams({ campaignId: id }).toString(),
        drawing: "intervals",
        head: t("reports.figures.scores.head"),
        columns: [
          t("reports.figures.scores.column"),
          t("reports.figures.scores.from"),
          t("reports.figures.scores.to"),
          t("results.table.figures.low"),
          t("results.table.figures.high"),
          t("reports.figures.scores.subjects"),
        ].map((label) => ({ label, unit: null })),
        rows: [
          ...criteria.map((figure) => ({
            label: names.criterion(figure.categoryId).slice(0, 120),
            values: valuesOf(figure),
          })),
          {
            label: t("reports.figures.scores.overall"),
            values: valuesOf(mean),
          },
        ],
        ...{ n: evaluations.length, counts: "evaluations" },
        ...{ from: campaign.startDate, to: campaign.endDate },
        versions: versions.map(({ version }) =>
          t("reports.figures.scores.version", {
            version: names.version(version),
          }).slice(0, 200),
        ),
      },
    };
  };
}
