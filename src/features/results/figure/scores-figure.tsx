import type { Campaign } from "@domain/campaign/campaign";
import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { showsAnswers } from "@domain/campaign/status";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
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
import type { FreshFigure, OfFigure } from "../../slot-table";
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

function useFreshScores({ id, data: campaign }: Row<"campaigns">) {
  const { t } = useTranslation();
  return (data: ResultData): FreshFigure | null => {
    const { evaluations, forms, names, versions } = data;
    if (evaluations.length === 0) return null;
    const { criteria, mean } = resultsOf(evaluations, forms, []);
    const percent = (value: number | null) =>
      value === null ? null : Math.round(value * 1000) / 10;
    return {
      title: t("reports.figures.scores.titleOf", {
        name: campaign.name,
      }),
      figure: {
        question: new URLSearchParams({ campaignId: id }).toString(),
        drawing: "bars",
        head: t("reports.figures.scores.head"),
        columns: [{ label: t("reports.figures.scores.column"), unit: null }],
        rows: [
          ...criteria.map(({ categoryId, value }) => ({
            label: names.criterion(categoryId).slice(0, 120),
            values: [percent(value)],
          })),
          {
            label: t("reports.figures.scores.overall"),
            values: [percent(mean.value)],
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
