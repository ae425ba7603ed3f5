import type { SubjectKind } from "@domain/campaign/campaign";
import type { Range } from "@domain/evaluation/results/figure";
import type { LeftOut } from "@domain/evaluation/results/read";
import type { Silence } from "@domain/evaluation/results/results";
import { reasonsOf } from "@domain/evaluation/results/results";
import type { BreakReason } from "@domain/evaluation/score/comparable";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useScore } from "../../shared/evaluations/use-score";
import type { ResultNames } from "../data/result-data";

/** How scores are written and said. */
export function useScoreWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { score, difference } = useScore();
  const percent = (share: number) =>
    share > 0 && share < 0.005
      ? t("results.lessThanOne")
      : format.number(share, { style: "percent", maximumFractionDigits: 0 });
  const reasons = (because: readonly BreakReason[]) =>
    format.list(because.map((one) => t(`results.because.${one}`)));
  return {
    score,
    /** With its sign. */
    difference,
    /** "(0.65 to 0.80)"; "" where nothing is unknown. */
    between: ({ low, high }: Pick<Range, "low" | "high">) =>
      low === null || high === null || low === high
        ? ""
        : t("results.between", { low: score(low), high: score(high) }),
    /** "0.72 (0.65 to 0.80)", or why it cannot be said. */
    range(range: Range, silence: Silence | null): string {
      if (range.value === null)
        return t("results.cannotSay", {
          why: t(`results.silence.${silence ?? "unanswered"}`),
        });
      return [score(range.value), this.between(range)]
        .filter((part) => part !== "")
        .join(" ");
    },
    percent: (share: number | null) => (share === null ? "—" : percent(share)),
    /** "12 animaux sur 12" */
    of: (n: number, count: number, kind: SubjectKind | null) =>
      kind === "animal"
        ? t("results.ofAnimals", { n, count })
        : t("results.ofSubjects", { n, count }),
    reasons,
    /** What is left out, of which versions, and why; null: nothing is. */
    leftOut: (leftOut: readonly LeftOut[], names: ResultNames) =>
      leftOut.length === 0
        ? null
        : t("results.leftOut", {
            count: leftOut.reduce((sum, one) => sum + one.count, 0),
            versions: format.list(
              leftOut.map(({ version }) => names.version(version)),
            ),
            why: reasons(reasonsOf(leftOut)),
          }),
  };
}
