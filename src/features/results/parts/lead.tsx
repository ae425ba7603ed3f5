import type { Results } from "@domain/evaluation/results/results";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { ResultData } from "../data/result-data";
import { useScoreWords } from "./use-score-words";

interface LeadProps {
  data: ResultData;
  results: Results;
  /** Of one subject the figures are those of its last evaluation. */
  isOne: boolean;
}

/** What there is to know first, as a sentence: the whole, the criterion that scores least, and what it is made of. */
export function Lead({ data, results, isOne }: LeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScoreWords();
  const { mean, criteria } = results;
  const { evaluations, names, kind } = data;
  const said = criteria.flatMap((one) => (one.value === null ? [] : [one]));
  const [lowest] = said.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const [first, last] = [evaluations[0], evaluations.at(-1)];
  const dayOf = (one: typeof first) =>
    one === undefined ? "—" : format.date(startOfDay(one.day));
  const score = words.range(mean, mean.silence);
  const least = lowest && {
    name: names.criterion(lowest.categoryId),
    score: words.range(lowest, null),
  };
  const sentences = isOne
    ? [
        t("results.lead.last", { day: dayOf(last), score }),
        least && t("results.lead.lowestOne", least),
      ]
    : [
        t("results.lead.whole", { score, of: words.of(mean.n, mean.of, kind) }),
        least &&
          t("results.lead.lowest", {
            ...least,
            of: words.of(lowest.n, lowest.of, kind),
          }),
      ];
  return (
    <Stack gap={4}>
      <Text size="lg" fw={500}>
        {sentences.filter((one) => one !== undefined).join(" ")}
      </Text>
      {first !== undefined && (
        <Text size="sm" c="dimmed">
          {t("results.lead.counted", {
            count: evaluations.length,
            from: dayOf(first),
            to: dayOf(last),
          })}
        </Text>
      )}
    </Stack>
  );
}
