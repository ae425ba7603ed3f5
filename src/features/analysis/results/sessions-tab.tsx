import { href } from "@domain/pages";
import { IconClockExclamation } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { RecordList } from "../../../ui/list/record-list";
import type { Analysis } from "../frame/analysis";
import { useEffortWords } from "../parts/use-effort-words";
import { Working } from "../parts/working";

/** The sessions that the figures are of, each leading to its record; those that ended early are marked. */
export function SessionsTab({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const { asking, names } = analysis;
  const analysed = useAnalysis("sessionList", asking, undefined);
  return (
    <Working analysed={analysed}>
      {(rows) => (
        <RecordList
          label={t("analysis.results.tabs.sessions")}
          rows={rows}
          rowKey={({ obsSessionId }) => obsSessionId}
          rowHref={({ obsSessionId }) => href("obsSession", { obsSessionId })}
          columns={[
            {
              id: "start",
              header: t("analysis.results.columns.start"),
              width: "minmax(8rem, 1fr)",
              card: "bare",
              cell: ({ startedAt }) => format.dateTime(startedAt),
            },
            {
              id: "observer",
              header: t("analysis.results.columns.observer"),
              width: "minmax(8rem, 1fr)",
              from: 480,
              cell: ({ observerId }) => names.person(observerId),
            },
            {
              id: "enclosure",
              header: t("analysis.results.columns.enclosure"),
              width: "minmax(8rem, 1fr)",
              from: 760,
              cell: ({ enclosureId }) => names.enclosure(enclosureId),
            },
            {
              id: "watched",
              header: t("analysis.results.columns.watched"),
              width: "fit",
              card: "bare",
              cell: ({ watchedMs }) => effort.length(watchedMs),
            },
            {
              id: "animals",
              header: t("analysis.results.columns.animals"),
              width: "fit",
              from: 620,
              cell: ({ animals }, folded) =>
                folded ? effort.animals(animals) : format.number(animals),
            },
            {
              id: "scans",
              header: t("analysis.results.columns.scans"),
              width: "fit",
              from: 620,
              cell: ({ scans }, folded) =>
                folded ? effort.scans(scans) : format.number(scans),
            },
            {
              id: "marks",
              header: t("analysis.results.columns.remark"),
              width: "fit",
              card: "bare",
              cell: ({ endedEarly }) =>
                endedEarly && (
                  <StatusBadge
                    color="orange"
                    icon={IconClockExclamation}
                    label={t("analysis.results.states.endedEarly")}
                  />
                ),
            },
          ]}
        />
      )}
    </Working>
  );
}
