import type { Results } from "@domain/evaluation/results/results";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ResultData } from "../data/result-data";
import { useScoreWords } from "./use-score-words";

interface LeadProps {
  data: ResultData;
  results: Results;
}

/** What there is to know first, as a sentence: the whole, and the criterion that scores least. */
export function Lead({ data, results }: LeadProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { mean, criteria } = results;
  const said = criteria.flatMap((one) => (one.value === null ? [] : [one]));
  const [first] = said.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const whole = t("results.lead.whole", {
    score: words.range(mean, mean.silence),
    of: words.of(mean.n, mean.of, data.kind),
  });
  const lowest =
    first === undefined
      ? ""
      : t("results.lead.lowest", {
          name: data.names.criterion(first.categoryId),
          score: words.range(first, null),
          of: words.of(first.n, first.of, data.kind),
        });
  return (
    <Text size="lg" fw={500}>
      {[whole, lowest].filter((part) => part !== "").join(" ")}
    </Text>
  );
}
