import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { PageHeader } from "../../../ui/page/page-header";
import { ResultsLink } from "../list/results-link";
import { sessionFilter } from "../list/session-filter";
import { ExportButton } from "../transfer/export-button";
import type { OnCorrect } from "./correcting/correcting";
import { SessionActions } from "./session-actions";

interface RecordHeaderProps {
  row: Row<"obsSessions">;
  /** Whether some of it is not with the server yet. */
  pending: boolean;
  place: string;
  name: string;
  isVoid: boolean;
  onCorrect: OnCorrect;
}

/** Where a session took place and when, and where one goes from it. */
export function RecordHeader(props: RecordHeaderProps) {
  const { row, pending, place, name, isVoid, onCorrect } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = row;
  const { obsId, campaignId, startedAt } = data;
  const isCounted = data.mode !== "training" && !isVoid;
  return (
    <PageHeader
      title={place}
      crumbs={[
        { label: t("observation.list.title"), to: href("obsSessionList") },
      ]}
      facts={format.dateTime(startedAt ?? new Date(0))}
      actions={
        <>
          {pending && <PendingBadge />}
          {isCounted && (
            <ResultsLink
              filters={{ ...sessionFilter.initial, obsId, campaignId }}
              sessions={[data]}
            />
          )}
          <ExportButton sessions={[data]} hasMore={false} />
          <SessionActions
            row={row}
            name={name}
            isVoid={isVoid}
            onCorrect={onCorrect}
          />
        </>
      }
    />
  );
}
