import type {
  Directed,
  DirectedPair,
} from "@domain/observation/analysed/social/directed";
import { directedBy } from "@domain/observation/analysed/social/directed";
import { Group, Stack, Text } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import { usePageParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { Matrix, MatrixCell, NoCell } from "../parts/matrix";
import { NotHere } from "../parts/not-here";
import { Working } from "../parts/working";
import { askedOf } from "../results/behaviours";
import { NetworkLegend } from "./network/network-legend";
import { Sociogram } from "./network/sociogram";
import { useMembers } from "./network/use-members";
import { useDirectedWords } from "./use-directed-words";

interface DirectedTabProps {
  analysis: Analysis;
}

const every = "all";

/** Who does something to whom, of behaviours that are shown towards a partner. */
export function DirectedTab({ analysis }: DirectedTabProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const { plan, behaviour } = analysis.coding;
  const all = plan.behaviours.flatMap(({ behaviourId, outcome }) =>
    outcome === null ? [] : [behaviourId],
  );
  const ids = askedOf(analysis, all);
  const by = directedBy.find((one) => one === params.get("sampling")) ?? "scan";
  const chosen = ids.find((id) => id === params.get("behaviour")) ?? every;
  const analysed = useAnalysis("directed", analysis.asking, {
    behaviourIds: chosen === every ? ids : [chosen],
    by,
  });
  if (all.length > 0 && ids.length === 0) return <NotHere />;
  if (ids.length === 0)
    return (
      <EmptyState
        icon={IconArrowsExchange}
        title={t("analysis.social.directed.noBehaviour")}
        body={t("analysis.social.directed.noBehaviourHelp")}
      />
    );
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <Select
          label={t("analysis.results.columns.behaviour")}
          data={[
            { value: every, label: t("analysis.social.directed.every") },
            ...ids.map((value) => ({ value, label: behaviour(value) })),
          ]}
          value={chosen}
          allowDeselect={false}
          onChange={(one) => change({ behaviour: one === every ? null : one })}
          w={340}
          maw="100%"
        />
        <ChoiceChips
          label={t("analysis.social.directed.by")}
          options={directedBy.map((value) => ({
            value,
            label: t(`analysis.social.directed.sampling.${value}`),
          }))}
          value={by}
          onChange={(one) => change({ sampling: one })}
        />
      </Group>
      <Working analysed={analysed}>
        {(report) => <Report {...{ analysis, report, by }} />}
      </Working>
    </Stack>
  );
}

interface ReportProps extends DirectedTabProps {
  report: Directed;
  by: (typeof directedBy)[number];
}

function Report({ analysis, report, by }: ReportProps) {
  const { t } = useTranslation();
  const said = useMembers(report, analysis.names);
  const words = useDirectedWords(analysis.names, by);
  const { n, withoutPartner, animalIds, pairs, network } = report;
  const title = t("analysis.social.directed.title");
  const matrix = t("analysis.social.directed.matrix");
  const shown = pairs
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0));
  const [first] = shown;
  const without = withoutPartner > 0 && (
    <Text size="sm" c="dimmed">
      {t("analysis.social.directed.without", { count: withoutPartner })}
    </Text>
  );
  if (first === undefined)
    return (
      <>
        <EmptyState
          icon={IconArrowsExchange}
          title={t("analysis.social.directed.nobody")}
          body={t("analysis.social.directed.nobodyHelp")}
        />
        {without}
      </>
    );
  const pulls = pairs.flatMap(({ from, to, rate }) =>
    rate === null || rate === 0 ? [] : [{ one: from, other: to, weight: rate }],
  );
  const most = Math.max(...pulls.map(({ weight }) => weight));
  const facts = t("analysis.social.directed.facts", { count: n });
  const pairOf = new Map<string, DirectedPair>(
    pairs.map((pair) => [JSON.stringify([pair.from, pair.to]), pair]),
  );
  return (
    <Stack gap="lg">
      <Text size="lg" fw={500}>
        {t("analysis.social.directed.lead", { figure: words.says(first) })}
      </Text>
      <ChartFigure
        title={title}
        facts={facts}
        file={title}
        rowsOf={() => words.rows(pairs)}
      >
        <Sociogram
          key={JSON.stringify(pulls)}
          animalIds={animalIds}
          pulls={pulls}
          links={shown.map((pair) => ({
            one: pair.from,
            other: pair.to,
            weight: pair.rate ?? 0,
            text: words.says(pair),
            isDirected: true,
          }))}
          members={said.members}
          label={t("analysis.social.network.picture", {
            title,
            communities: t("analysis.social.network.communities", {
              count: network.communities,
            }),
          })}
          says={(member) =>
            [member.name, said.sex(member.sex), said.community(member)].join(
              ", ",
            )
          }
        />
        <NetworkLegend
          members={said.members}
          sexOf={said.sex}
          communityOf={said.community}
          isDirected
        />
      </ChartFigure>
      <ChartFigure
        title={matrix}
        facts={t("analysis.social.directed.matrixFacts")}
        file={matrix}
        rowsOf={() => words.rows(pairs)}
      >
        <Matrix
          label={matrix}
          corner={t("analysis.social.directed.corner")}
          ids={animalIds}
          name={analysis.names.animal}
          cell={(from, to) => {
            const pair = pairOf.get(JSON.stringify([from, to]));
            if (pair === undefined || pair.rate === null) return <NoCell />;
            return (
              <MatrixCell
                isNone={pair.times === 0}
                mark="ground"
                share={most > 0 ? pair.rate / most : 0}
                beneath={t("analysis.social.proximity.n", { n: pair.times })}
              >
                {words.rate(pair.rate)}
              </MatrixCell>
            );
          }}
        />
      </ChartFigure>
      <Text size="sm" c="dimmed">
        {t(`analysis.social.directed.how.${by}`)}
      </Text>
      {without}
    </Stack>
  );
}
