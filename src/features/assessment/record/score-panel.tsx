import type { Evaluation } from "@domain/evaluation/evaluation";
import type { VersionTexts } from "@domain/survey/version";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useScore } from "../../shared/evaluations/use-score";

interface ScorePanelProps {
  score: Evaluation["score"];
  /** The server has counted it. */
  isCounted: boolean;
  words: VersionTexts;
}

/** How it scores, by criterion and together, each with its interval; what cannot be said is said to be so. */
export function ScorePanel({ score, isCounted, words }: ScorePanelProps) {
  const { t } = useTranslation();
  const { score: written } = useScore();
  const shown = (
    value: number | null,
    low: number | null,
    high: number | null,
  ): string => {
    if (value === null) return t("assessment.states.cannotSay");
    return low === null || high === null || low === high
      ? written(value)
      : t("assessment.states.between", {
          value: written(value),
          low: written(low),
          high: written(high),
        });
  };
  if (!isCounted)
    return (
      <Text role="status" c="dimmed">
        {t("assessment.states.notCounted")}
      </Text>
    );
  if (score === null || score.criteria.length === 0) return null;
  const { criteria, overall } = score;
  return (
    <Panel title={t("assessment.headings.score")}>
      <Stack gap="sm">
        <FactList
          facts={[
            {
              label: t("assessment.fields.mean"),
              value: shown(overall.mean, overall.low, overall.high),
            },
            {
              label: t("assessment.fields.minimum"),
              value: shown(
                overall.minimum,
                overall.minimumLow,
                overall.minimumHigh,
              ),
            },
            ...criteria.map((one) => ({
              label: words.criteria[one.categoryId] ?? one.categoryId,
              value: `${shown(one.value, one.low, one.high)} · ${t(
                "assessment.states.answeredOf",
                { answered: one.answered, count: one.asked },
              )}`,
            })),
          ]}
        />
      </Stack>
    </Panel>
  );
}
