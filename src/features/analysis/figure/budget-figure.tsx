import { daysMost, usualQuery } from "@domain/observation/analysed/query";
import { addDays } from "@domain/time/calendar-day";
import { Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { EnclosureChoice } from "../../shared/figures/enclosure-choice";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { FreshFigure, OfFigure } from "../../slot-figures";
import type { Analysis } from "../frame/analysis";
import { useScanned } from "../here/use-scanned";
import { Working } from "../parts/working";
import { sharedIn } from "../results/behaviours";
import type { BudgetRow } from "@domain/observation/analysed/results/budget";
import { useCodedVersions } from "./use-coded-versions";
import { questionOf } from "./question-of";

/** How the scans of an enclosure say that time was spent, over the period. */
export function Component(props: OfFigure) {
  const { sectorIds } = props;
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const [chosen, choose] = useState<string | null>(null);
  const enclosure = enclosures.of(chosen);
  return (
    <Stack>
      <EnclosureChoice
        enclosures={enclosures}
        sectorIds={sectorIds}
        value={chosen}
        onChange={choose}
      />
      {enclosure !== undefined && (
        <OfEnclosure key={enclosure.id} {...props} {...enclosure} />
      )}
    </Stack>
  );
}

interface OfEnclosureProps extends OfFigure {
  id: string;
  name: string;
}

function OfEnclosure({ id, name, from, to, shown }: OfEnclosureProps) {
  const query = useMemo(() => {
    const first = addDays(to, 1 - daysMost);
    return {
      ...usualQuery(to),
      enclosureIds: [id],
      from: first > from ? first : from,
      to,
    };
  }, [id, from, to]);
  const scanned = useScanned(query);
  if (scanned.state === "loading") return <ListSkeleton />;
  return scanned.state === "data" ? (
    <WholeQuery query={{ state: "data", data: scanned.known }}>
      {() => <Budget analysis={scanned.analysis} name={name} shown={shown} />}
    </WholeQuery>
  ) : (
    shown(null)
  );
}

interface BudgetProps extends Pick<OfFigure, "shown"> {
  analysis: Analysis;
  name: string;
}

function Budget({ analysis, name, shown }: BudgetProps) {
  const { asking, coding } = analysis;
  const freshOf = useFreshBudget(analysis, name);
  const analysed = useAnalysis("budget", asking, {
    ...{ sampling: "scan", by: "all", questionRef: null },
    behaviourIds: sharedIn(coding, "scan"),
  });
  return (
    <Working analysed={analysed}>{(rows) => shown(freshOf(rows))}</Working>
  );
}

const percent = (share: number | undefined) =>
  share === undefined ? null : Math.round(share * 1000) / 10;

function useFreshBudget({ asking, coding, summary }: Analysis, name: string) {
  const { t } = useTranslation();
  const versions = useCodedVersions(summary);
  return ([row]: readonly BudgetRow[]): FreshFigure | null => {
    const rows = (row?.budget.lines ?? [])
      .flatMap(({ behaviourId, mean }) =>
        mean.canSay
          ? [
              {
                label: (behaviourId === null
                  ? t("analysis.results.none")
                  : coding.behaviour(behaviourId)
                ).slice(0, 120),
                values: [
                  percent(mean.value),
                  ...[mean.interval?.low, mean.interval?.high].map(percent),
                ],
              },
            ]
          : [],
      )
      .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
    if (rows.length === 0) return null;
    const { from, to } = asking.query;
    return {
      title: `${t("reports.figures.budget.title")} · ${name}`,
      figure: {
        question: questionOf(asking.query),
        drawing: "intervals",
        head: t("reports.figures.budget.head"),
        columns: [
          t("reports.figures.budget.column"),
          t("analysis.results.columns.low"),
          t("analysis.results.columns.high"),
        ].map((label) => ({ label, unit: "%" })),
        rows,
        ...{ n: summary.scans, counts: "scans", from, to },
        versions,
      },
    };
  };
}
