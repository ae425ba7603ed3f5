import { findingState } from "@domain/finding/finding";
import { findingsQueries } from "@domain/finding/finding-queries";
import { figureRowsMost } from "@domain/report/block";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import type { OfFigure } from "../../slot-table";
import { useFindingWords } from "../findings/use-finding-words";

const labelMost = 120;

/** What was found over the period, what was expected, and what was judged of what was done about it. */
export function Component({ from, to, sectorIds, shown }: OfFigure) {
  const { t } = useTranslation();
  const session = useReadySession();
  const words = useFindingWords();
  const live = useLiveQueries(findingsQueries(session, figureRowsMost));
  const column = (
    name: "seen" | "expected" | "difference" | "low" | "high",
  ) => ({
    label: t(`reports.figures.findings.${name}`),
    unit: null,
  });
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => {
        const found = rows
          .map(({ data }) => data)
          .filter(
            ({ seen, sectorIds: theirs }) =>
              seen.from <= to &&
              seen.to >= from &&
              (sectorIds.length === 0 ||
                theirs.some((id) => sectorIds.includes(id))),
          )
          .slice(0, figureRowsMost);
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
    </QueryState>
  );
}
