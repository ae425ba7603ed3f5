import type {
  OverallResult,
  Results,
} from "@domain/evaluation/results/results";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { ScoreBar } from "../charts/score-bar";
import type { ResultData } from "../data/result-data";
import { useScoreWords } from "./use-score-words";

interface OverallPanelProps {
  data: ResultData;
  results: Results;
  /** By which weights the whole is read, and the way to read it by others. */
  weights: ReactNode;
}

/** The whole in two ways side by side: what the criteria come to, and the least of them, which none makes up for. */
export function OverallPanel({ data, results, weights }: OverallPanelProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { mean, minimum, upperBounds } = results;
  const left = words.leftOut(results.leftOut, data.names);
  return (
    <Panel title={t("results.overall.title")}>
      <Stack gap="lg">
        {weights}
        <SimpleGrid type="container" cols={{ base: 1, "560px": 2 }}>
          <Whole
            data={data}
            name={t("results.overall.mean")}
            help={t("results.overall.meanHelp")}
            figure={mean}
          />
          <Whole
            data={data}
            name={t("results.overall.minimum")}
            help={t("results.overall.minimumHelp")}
            figure={minimum}
            bound={
              upperBounds === 0
                ? null
                : t("results.overall.upperBound", {
                    of: words.of(upperBounds, minimum.of, data.kind),
                  })
            }
          />
        </SimpleGrid>
        {left !== null && <Text>{left}</Text>}
      </Stack>
    </Panel>
  );
}

interface WholeProps {
  data: ResultData;
  name: string;
  help: string;
  figure: OverallResult;
  bound?: string | null;
}

function Whole({ data, name, help, figure, bound = null }: WholeProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { n, of, interval } = figure;
  return (
    <Stack gap={4}>
      <Text fw={500}>{name}</Text>
      <Text size="lg" fw={600} style={{ fontVariantNumeric: "tabular-nums" }}>
        {words.range(figure, figure.silence)}
      </Text>
      <ScoreBar {...figure} />
      <Text size="sm" c="dimmed">
        {words.of(n, of, data.kind)}
      </Text>
      {interval !== null && (
        <Text size="sm" c="dimmed">
          {t("results.overall.interval", {
            low: words.score(interval.low),
            high: words.score(interval.high),
          })}
        </Text>
      )}
      {bound !== null && <Text size="sm">{bound}</Text>}
      <Text size="sm" c="dimmed">
        {help}
      </Text>
    </Stack>
  );
}
