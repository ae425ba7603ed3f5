import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { paramsOfQuery } from "@domain/observation/analysed/query";
import {
  cutBetween,
  paramOfOther,
} from "@domain/observation/analysed/results/against";
import type { Sampling } from "@domain/observation/analysed/results/parts-in";
import { href } from "@domain/pages";
import { parisDay, startOfDay } from "@domain/time/paris";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { mayWrap } from "../../../ui/theme/may-wrap";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { useQuestion } from "../query/use-question";

interface EmptySideProps {
  analysis: Pick<Analysis, "asking">;
  /** Of what nothing is there. */
  name: string;
  isPeriod: boolean;
  sampling: Sampling;
}

/** That one side has no sessions, and two periods that both have some. */
export function EmptySide({
  analysis,
  name,
  isPeriod,
  sampling,
}: EmptySideProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [query] = useQuestion();
  const { answered } = useAnalysis("sessionList", analysis.asking, undefined);
  const sessions = (answered?.report ?? []).filter(({ isFocal, scans }) =>
    sampling === "focal" ? isFocal : scans > 0,
  );
  const cut = isPeriod
    ? cutBetween(sessions.map(({ startedAt }) => parisDay(startedAt)))
    : null;
  const said = ({ from, to }: Pick<AnalysisQuery, "from" | "to">) =>
    t("analysis.comparison.period", {
      from: format.date(startOfDay(from)),
      to: format.date(startOfDay(to)),
    });
  return (
    <EmptyState
      icon={IconArrowsDiff}
      title={t("analysis.comparison.states.emptySide", { name })}
      body={t("analysis.comparison.states.emptySideHelp")}
      action={
        cut !== null && (
          <ButtonLink
            to={href("obsComparison", {
              ...paramsOfQuery({ ...query, ...cut.one }),
              against: paramOfOther(cut.other),
            })}
            variant="light"
            {...mayWrap}
          >
            {t("analysis.comparison.states.instead", {
              one: said(cut.one),
              other: said(cut.other),
            })}
          </ButtonLink>
        )
      }
    />
  );
}
