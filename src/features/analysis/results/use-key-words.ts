import type { By } from "@domain/observation/analysed/results/budget";
import { useTranslation } from "react-i18next";
import type { Analysis } from "../frame/analysis";
import { useContextWords } from "../query/use-context-words";

/** What the rows are called that figures are told apart by. */
export function useKeyWords(
  { names, summary }: Analysis,
  by: By,
  questionRef: string | null,
): (key: string | null) => string {
  const { t } = useTranslation();
  const words = useContextWords(by === "context" ? summary.contexts : []);
  return (key) => {
    if (by === "all") return t("analysis.results.by.all");
    if (key === null) return t(`analysis.results.without.${by}`);
    return by === "context"
      ? words.option(questionRef ?? "", key)
      : names[by](key);
  };
}
