import {
  otherOfParam,
  sidesOf,
  widerFor,
} from "@domain/observation/analysed/results/against";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePageParams } from "../../ui/list/search-params";
import { AgainstBar } from "./comparison/against-bar";
import { CompareBody } from "./comparison/compare-body";
import { AnalysisFrame } from "./frame/analysis-frame";
import { useQuestion } from "./query/use-question";

/** How two periods, animals, groups or campaigns differ. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const [asked] = useQuestion();
  const other = otherOfParam(params.get("against"), asked);
  const sides = sidesOf(asked, other);
  return (
    <AnalysisFrame
      page="obsComparison"
      title={t("analysis.comparison.title")}
      fields={(query, names) => (
        <AgainstBar query={query} other={other} names={names} />
      )}
      wider={(query) => widerFor(query, other)}
    >
      {(analysis) =>
        sides === null ? (
          <Text c="dimmed">{t("analysis.comparison.states.choose")}</Text>
        ) : (
          <CompareBody analysis={analysis} other={other} sides={sides} />
        )
      }
    </AnalysisFrame>
  );
}
