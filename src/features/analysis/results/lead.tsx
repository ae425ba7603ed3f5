import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import type { Analysis } from "../frame/analysis";
import { sharedIn } from "./behaviours";
import type { Look } from "./use-look";
import { useBudgetWords } from "./use-budget-words";

/** So many behaviours a sentence names. */
const namedMost = 3;

/** What there is to know first, as a sentence: what takes most of the time. */
export function Lead({ analysis, look }: { analysis: Analysis; look: Look }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { asking, coding } = analysis;
  const words = useBudgetWords(coding, look.sampling);
  const { answered } = useAnalysis("budget", asking, {
    sampling: look.sampling,
    by: "all",
    questionRef: null,
    behaviourIds: sharedIn(coding, look.sampling),
  });
  const [all] = answered?.report ?? [];
  if (all === undefined) return null;
  const said = all.budget.lines
    .flatMap(({ behaviourId, mean }) =>
      mean.canSay && mean.value > 0 ? [{ behaviourId, mean }] : [],
    )
    .toSorted((a, b) => b.mean.value - a.mean.value)
    .slice(0, namedMost);
  const [first] = all.budget.lines;
  return (
    <Text size="lg" fw={500}>
      {said.length === 0
        ? first !== undefined && words.said(first.mean, all)
        : t("analysis.results.lead", {
            list: format.list(
              said.map(({ behaviourId, mean }) =>
                t("analysis.results.leadOne", {
                  name: words.name(behaviourId),
                  figure: words.said(mean, all),
                }),
              ),
            ),
          })}
    </Text>
  );
}
