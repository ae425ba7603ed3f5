import type { Finding } from "@domain/finding/finding";
import { findingState } from "@domain/finding/finding";
import { findingsSeenQueries } from "@domain/finding/finding-queries";
import { figureRowsMost } from "@domain/report/block";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { LiveList } from "../../../data/live-store";
import { knownOf } from "../../../ui/state/missing";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { OfFigure } from "../../slot-figures";
import { useFindingWords } from "../findings/use-finding-words";

const labelMost = 120;

/** What is kept of each: what was seen, what was expected from how many values, and how it differed after the action. */
const columns = {
  seen: ({ seen }) => seen.value,
  expected: ({ seen }) => seen.centre,
  expectedLow: ({ seen }) => seen.low,
  expectedHigh: ({ seen }) => seen.high,
  n: ({ seen }) => seen.n,
  difference: ({ verdict }) => verdict?.difference ?? null,
  low: ({ verdict }) => verdict?.low ?? null,
  high: ({ verdict }) => verdict?.high ?? null,
  nBefore: ({ verdict }) => verdict?.nBefore ?? null,
  nAfter: ({ verdict }) => verdict?.nAfter ?? null,
} as const satisfies Record<string, (finding: Finding) => number | null>;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** Those of them that are of the period and the sectors; full where they are more than a figure holds. */
function foundIn(
  list: LiveList<"findings">,
  to: OfFigure["to"],
  sectorIds: OfFigure["sectorIds"],
) {
  const found = list.rows
    .map(({ data }) => data)
    .filter(
      (one) =>
        one.seen.from <= to &&
        (sectorIds.length === 0 ||
          one.sectorIds.some((id) => sectorIds.includes(id))),
    );
  return {
    ...knownOf([list]),
    full: list.full || found.length > figureRowsMost,
    found,
  };
}

/** What was found over the period, what was expected, and what was judged of what was done about it. */
export function Component({ from, to, sectorIds, shown }: OfFigure) {
  const { t } = useTranslation();
  const session = useReadySession();
  const words = useFindingWords();
  const live = useLiveQueries(
    findingsSeenQueries(session, from, figureRowsMost + 1),
  );
  const query = useMemo(
    () =>
      live.state === "data"
        ? { ...live, data: foundIn(live.data, to, sectorIds) }
        : live,
    [live, to, sectorIds],
  );
  return (
    <WholeQuery query={query}>
      {({ found }) => {
        // A report keeps no word that stands for a name on its way.
        if (found.some(words.isComing)) return <ListSkeleton />;
        if (found.length === 0) return shown(null);
        return shown({
          title: t("reports.figures.findings.title"),
          figure: {
            ...{ question: "", drawing: "none", versions: [] },
            head: t("reports.figures.findings.head"),
            columns: columnNames.map((name) => ({
              label: t(`reports.figures.findings.${name}`),
              unit: null,
            })),
            rows: found.map((finding) => {
              const { verdict } = finding;
              const state = findingState(finding);
              const became =
                verdict === null
                  ? t(
                      `measures.findings.states.${state === "judged" ? "acted" : state}`,
                    )
                  : t(`measures.findings.verdicts.${verdict.kind}`);
              return {
                label:
                  `${words.whereOf(finding)} · ${words.whichOf(finding)} · ${became}`.slice(
                    0,
                    labelMost,
                  ),
                values: columnNames.map((name) => columns[name](finding)),
              };
            }),
            ...{ n: found.length, counts: "findings", from, to },
          },
        });
      }}
    </WholeQuery>
  );
}
