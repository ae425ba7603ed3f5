import { href } from "@domain/pages";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../../lib/use-format";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { useEffortWords } from "../parts/use-effort-words";
import type { PairProps } from "./pair";

/** What two watched together: the session of the one, and of the other. */
export function OccasionsTab({ pair, analysis }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const navigate = useNavigate();
  const { names } = analysis;
  return (
    <RecordList
      label={t("analysis.agreement.tabs.sessions")}
      rows={pair.occasions}
      rowKey={({ oneId, otherId }) => `${oneId} ${otherId}`}
      rowHref={({ oneId }) => href("obsSession", { obsSessionId: oneId })}
      rowMore={({ startedAt, otherId }) => (
        <MoreMenu
          about={format.dateTime(startedAt)}
          items={[
            {
              id: "other",
              label: t("analysis.agreement.actions.atOther", {
                name: names.person(pair.otherId),
              }),
              icon: IconExternalLink,
              onPick: () =>
                void navigate(href("obsSession", { obsSessionId: otherId })),
            },
          ]}
        />
      )}
      columns={[
        {
          id: "start",
          header: t("analysis.results.columns.start"),
          width: "minmax(9rem, 1fr)",
          cell: ({ startedAt }) => format.dateTime(startedAt),
        },
        {
          id: "common",
          header: t("analysis.agreement.columns.common"),
          width: "fit",
          cell: ({ commonMs }) => effort.length(commonMs),
        },
        {
          id: "alignedBy",
          header: t("analysis.agreement.columns.alignedBy"),
          width: "minmax(8rem, 1fr)",
          from: 560,
          card: "bare",
          cell: ({ alignedBy }) =>
            t(`analysis.agreement.alignedBy.${alignedBy}`),
        },
      ]}
    />
  );
}
