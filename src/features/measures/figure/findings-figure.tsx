import { findingState } from "@domain/finding/finding";
import { findingsSeenQueries } from "@domain/finding/finding-queries";
import { figureRowsMost } from "@domain/report/block";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { LiveList } from "../../../data/live-store";
import { knownOf } from "../../../ui/state/missing";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { OfFigure } from "../../slot-table";
import { useFindingWords } from "../findings/use-finding-words";

const labelMost = 120;

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
  const column = (
    name: "seen" | "expected" | "difference" | "low" | "high",
  ) => ({
    label: t(`reports.figures.findings.${name}`),
    unit: null,
  });
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
        if (found.length === 0) return shown(null);
        return shown({
          title: t("reports.figures.findings.title"),
          figure: {
            ...{ question: "", drawing: "none", versions: [] },
            head: t("reports.figures.findings.head"),
            columns: [
              column("seen"),
              column("expected"),
              column("difference"),
              column("low"),
              column("high"),
            ],
            rows: found.map((finding) => {
              const { seen, verdict } = finding;
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
                values: [
                  ...[seen.value, seen.centre, verdict?.difference ?? null],
                  ...[verdict?.low ?? null, verdict?.high ?? null],
                ],
              };
            }),
            ...{ n: found.length, counts: "findings", from, to },
          },
        });
      }}
    </WholeQuery>
  );
}
