import { campaignsQuery } from "@domain/campaign/campaign-queries";
import type {
  Beside,
  CriterionBeside,
} from "@domain/evaluation/results/beside";
import { criteriaBeside } from "@domain/evaluation/results/beside";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import type { Range } from "@domain/evaluation/results/figure";
import { subjectsLeast } from "@domain/evaluation/results/figure";
import { resultsOf } from "@domain/evaluation/results/results";
import type { Weighting } from "@domain/evaluation/score/score";
import { Flex, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { comingName, unknownName } from "../../../data/hooks/use-names";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import type { Rows } from "../../../ui/chart/parts/rows";
import { Select } from "../../../ui/form/fields/choosers";
import { usePageParams } from "../../../ui/list/search-params";
import { QueryState } from "../../../ui/state/query-state";
import { ScoreBar } from "../charts/score-bar";
import type { ResultData, ResultNames } from "../data/result-data";
import { useResultData } from "../data/use-result-data";
import { useScoreWords } from "./use-score-words";

/** So many of a campaign are read here, the latest: enough of the others of a species and a group. */
const readMost = 500;

interface BesidePanelProps {
  data: ResultData;
  weighting: Weighting;
}

/** The campaigns in which a subject was evaluated so that it counts, the latest first. */
function campaignsOf({ rows, evaluations }: ResultData): string[] {
  const counting = new Set(evaluations.map(({ evaluationId }) => evaluationId));
  return [
    ...new Set(
      rows
        .filter(({ id }) => counting.has(id))
        .flatMap(({ data }) => data.campaignId ?? []),
    ),
  ];
}

/** What one subject scores in a campaign beside the others of its species and its group. */
export function BesidePanel({ data, weighting }: BesidePanelProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params, change] = usePageParams();
  const ids = campaignsOf(data);
  const live = useLiveQueries([
    campaignsQuery(zooId, ["active", "archived", "stopped"]),
  ]);
  const nameOf = (id: string): string =>
    live.state === "data"
      ? (live.data.rows.find((row) => row.id === id)?.data.name ?? unknownName)
      : comingName;
  const subjectId = data.evaluations.at(-1)?.subjectId;
  const chosen = ids.find((id) => id === params.get("withId")) ?? ids[0];
  if (chosen === undefined || subjectId === undefined)
    return <Text c="dimmed">{t("results.beside.noCampaign")}</Text>;
  return (
    <Stack gap="md">
      <Select
        label={t("results.fields.campaign")}
        maw={420}
        allowDeselect={false}
        value={chosen}
        onChange={(withId) => change({ withId })}
        data={ids.map((value) => ({ value, label: nameOf(value) }))}
      />
      <OfCampaign
        key={chosen}
        campaignId={chosen}
        subjectId={subjectId}
        weighting={weighting}
      />
    </Stack>
  );
}

interface OfCampaignProps {
  campaignId: string;
  subjectId: string;
  weighting: Weighting;
}

function OfCampaign({ campaignId, subjectId, weighting }: OfCampaignProps) {
  const session = useReadySession();
  const live = useResultData(
    campaignEvaluationsQueries(session, campaignId, readMost),
  );
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(all) => (
        <Compared all={all} subjectId={subjectId} weighting={weighting} />
      )}
    </QueryState>
  );
}

interface ComparedProps extends Omit<OfCampaignProps, "campaignId"> {
  all: ResultData;
}

function Compared({ all, subjectId, weighting }: ComparedProps) {
  const { t } = useTranslation();
  const { evaluations, forms, names } = all;
  const { name } = names.subject(subjectId);
  const criteria = useMemo(
    () =>
      criteriaBeside(
        subjectId,
        resultsOf(evaluations, forms, weighting).subjects,
        (id) => names.subject(id).specieId,
        (id) => names.subject(id).groupId,
      ),
    [evaluations, forms, weighting, names, subjectId],
  );
  const rowsOf = useBesideRows(criteria, names);
  const cut = all.isFull && (
    <Text size="sm" c="dimmed">
      {t("results.beside.cut", { n: all.rows.length })}
    </Text>
  );
  if (criteria.length === 0)
    return (
      <>
        <Text c="dimmed">
          {t(
            all.isFull
              ? "results.beside.notRead"
              : "results.beside.notComparable",
          )}
        </Text>
        {cut}
      </>
    );
  return (
    <Stack gap="sm">
      <ChartFigure
        title={t("results.beside.title")}
        facts={t("results.beside.facts", { least: subjectsLeast })}
        file={t("results.beside.title")}
        rowsOf={rowsOf}
      >
        <Stack component="ul" gap="xl" m={0} p={0}>
          {criteria.map((one) => (
            <Stack
              key={one.categoryId}
              component="li"
              gap="xs"
              style={{ listStyle: "none" }}
            >
              <Text fw={600}>{names.criterion(one.categoryId)}</Text>
              <OwnLine name={name} range={one.own} />
              <OthersLine
                name={t("results.fields.species")}
                others={one.species}
              />
              <OthersLine name={t("results.fields.group")} others={one.group} />
            </Stack>
          ))}
        </Stack>
      </ChartFigure>
      {cut}
    </Stack>
  );
}

interface LineProps {
  name: string;
  said: string;
  range: Range;
}

/** A name, what it scores in words, and its bar. */
const Line = ({ name, said, range }: LineProps) => (
  <Stack gap={2}>
    <Flex justify="space-between" columnGap="md" wrap="wrap">
      <Text size="sm">{name}</Text>
      <Text size="sm" style={{ fontVariantNumeric: "tabular-nums" }}>
        {said}
      </Text>
    </Flex>
    <ScoreBar {...range} />
  </Stack>
);

const silenceOf = ({ value, low }: Range) => {
  if (value !== null) return null;
  return low === null ? "notApplicable" : "unanswered";
};

function OwnLine({ name, range }: Pick<LineProps, "name" | "range">) {
  const words = useScoreWords();
  return (
    <Line
      name={name}
      said={words.range(range, silenceOf(range))}
      range={range}
    />
  );
}

function OthersLine({ name, others }: { name: string; others: Beside }) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { mean, spread, n } = others;
  return (
    <Line
      name={name}
      said={
        mean === null || spread === null
          ? t("results.beside.nobody")
          : t("results.beside.others", {
              mean: words.score(mean),
              low: words.score(spread.low),
              high: words.score(spread.high),
              n,
            })
      }
      range={{
        value: mean,
        low: spread?.low ?? null,
        high: spread?.high ?? null,
      }}
    />
  );
}

/** The table behind: a criterion a line. */
function useBesideRows(
  criteria: readonly CriterionBeside[],
  names: ResultNames,
): () => Rows {
  const { t } = useTranslation();
  const words = useScoreWords();
  const number = (head: string) => ({ head, isNumber: true });
  const headsOf = (of: string) => [
    number(of),
    number(t("results.beside.spreadOf", { of })),
    number(t("results.beside.intervalOf", { of })),
    number(t("results.beside.countOf", { of })),
  ];
  const cells = ({ mean, spread, interval, n }: Beside) => [
    mean === null ? t("results.beside.nobody") : words.score(mean),
    spread === null ? "" : words.between(spread),
    interval === null ? t("results.beside.nobody") : words.between(interval),
    String(n),
  ];
  return () => ({
    columns: [
      { head: t("results.fields.criterion"), isNumber: false },
      number(t("results.fields.score")),
      ...headsOf(t("results.fields.species")),
      ...headsOf(t("results.fields.group")),
    ],
    rows: criteria.map(({ categoryId, own, species, group }) => [
      names.criterion(categoryId),
      words.range(own, silenceOf(own)),
      ...cells(species),
      ...cells(group),
    ]),
  });
}
