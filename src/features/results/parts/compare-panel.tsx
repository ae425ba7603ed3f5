import { campaignsQuery } from "@domain/campaign/campaign-queries";
import type { Difference } from "@domain/evaluation/results/difference";
import { differencesOf } from "@domain/evaluation/results/difference";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import type { Results } from "@domain/evaluation/results/results";
import { resultsOf } from "@domain/evaluation/results/results";
import type { Weighting } from "@domain/evaluation/score/score";
import { Stack, Table, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { Select } from "../../../ui/form/fields/choosers";
import { SideTable } from "../../../ui/layout/side-table";
import { usePageParams } from "../../../ui/list/search-params";
import { QueryState } from "../../../ui/state/query-state";
import type { ResultData } from "../data/result-data";
import { useResultData } from "../data/use-result-data";
import { useScoreWords } from "./use-score-words";

interface ComparePanelProps {
  campaignId: string;
  name: string;
  data: ResultData;
  results: Results;
  weighting: Weighting;
}

/** This campaign beside another one, which the address names. */
export function ComparePanel(props: ComparePanelProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params, change] = usePageParams();
  const live = useLiveQueries([
    campaignsQuery(zooId, ["active", "archived", "stopped"]),
  ]);
  const others =
    live.state === "data"
      ? live.data.rows.filter(({ id }) => id !== props.campaignId)
      : [];
  const other = others.find(({ id }) => id === params.get("withId")) ?? null;
  return (
    <Stack gap="md">
      <Select
        label={t("results.compare.other")}
        searchable
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        maw={420}
        limit={60}
        value={other?.id ?? null}
        onChange={(withId) => change({ withId })}
        data={others.map(({ id, data }) => ({ value: id, label: data.name }))}
      />
      {other === null ? (
        <Text c="dimmed">
          {live.state === "data" && others.length === 0
            ? t("results.compare.none")
            : t("results.compare.help")}
        </Text>
      ) : (
        <Compared
          key={other.id}
          {...props}
          otherId={other.id}
          otherName={other.data.name}
        />
      )}
    </Stack>
  );
}

interface ComparedProps extends ComparePanelProps {
  otherId: string;
  otherName: string;
}

function Compared({ otherId, ...props }: ComparedProps) {
  const session = useReadySession();
  const live = useResultData(campaignEvaluationsQueries(session, otherId));
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(other) => <Differences {...props} other={other} />}
    </QueryState>
  );
}

type DifferencesProps = Omit<ComparedProps, "otherId"> & { other: ResultData };

function Differences(props: DifferencesProps) {
  const { data, results, weighting, other, name, otherName } = props;
  const { t } = useTranslation();
  const words = useScoreWords();
  const lines = useMemo(
    () =>
      differencesOf(
        { evaluations: data.evaluations, results },
        {
          evaluations: other.evaluations,
          results: resultsOf(other.evaluations, other.forms, weighting),
        },
        new Map([...data.forms, ...other.forms]),
      ),
    [data, results, weighting, other],
  );
  if (other.evaluations.length === 0)
    return <Text>{t("results.compare.nothing", { name: otherName })}</Text>;
  const score = (value: number | null) =>
    value === null ? "—" : words.score(value);
  const nameOf = (id: string) => {
    const own = data.names.criterion(id);
    return own === id ? other.names.criterion(id) : own;
  };
  return (
    <SideTable>
      <Table.Caption>{t("results.compare.all")}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("results.fields.criterion")}</Table.Th>
          <Table.Th scope="col">{name}</Table.Th>
          <Table.Th scope="col">{otherName}</Table.Th>
          <Table.Th scope="col">{t("results.fields.difference")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.categoryId ?? ""}>
            <Table.Th scope="row" fw={500}>
              {line.categoryId === null
                ? t("results.overall.mean")
                : nameOf(line.categoryId)}
            </Table.Th>
            <Table.Td data-side={name}>{score(line.one)}</Table.Td>
            <Table.Td data-side={otherName}>{score(line.other)}</Table.Td>
            <Table.Td data-side={t("results.fields.difference")}>
              <DifferenceText line={line} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </SideTable>
  );
}

function DifferenceText({ line }: { line: Difference }) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { because, difference, n, interval } = line;
  if (because.length > 0)
    return t("results.compare.notComparable", { why: words.reasons(because) });
  if (difference === null) return t("results.compare.cannotSay");
  const value = words.difference(difference);
  const over =
    n === 0
      ? t("results.compare.means")
      : t("results.compare.pairs", { count: n });
  const between =
    interval === null
      ? ""
      : t("results.compare.interval", {
          low: words.difference(interval.low),
          high: words.difference(interval.high),
        });
  return [value, between, over].filter((part) => part !== "").join(" · ");
}
