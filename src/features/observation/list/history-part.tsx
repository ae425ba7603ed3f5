import { daysOf } from "@domain/evaluation/history/period";
import type { ObsSession } from "@domain/observation/obs-session";
import { startOfDay } from "@domain/time/paris";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import type { OfHistory } from "../../slot-table";
import { useAskedNames } from "../parts/use-session-names";
import { SessionTable } from "./session-table";
import { useClosedSessions } from "./use-closed-sessions";

/** What was observed within a month or a week, day by day, the latest first. */
export function Component({ from, to, campaignId }: OfHistory) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOf = (session: Pick<ObsSession, "campaignId">) =>
    campaignId === null || session.campaignId === campaignId;
  const { live, more, growing } = useClosedSessions(
    { campaignId: null, since: from, until: to },
    campaignId === null ? null : { key: campaignId, isListed: isOf },
  );
  const all = live.state === "data" ? live.data.rows : [];
  const { ethogram } = useAskedNames(
    [...new Set(all.map(({ data }) => data.obsId))].sort(),
    [],
  );
  const shown = all.filter(({ data }) => isOf(data));
  const days = daysOf({ from, to }, shown, ({ data }) => data.day);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ unreadable }) => (
        <>
          {shown.length === 0 ? (
            <EmptyState
              icon={IconEye}
              title={t("observation.list.states.noEffort")}
              body={t("observation.list.states.noEffortHelp")}
            />
          ) : (
            <SessionTable
              rows={days.flatMap(({ items }) => items)}
              ethogram={ethogram}
              groups={days.map(({ day, items }) => ({
                id: day,
                name: format.longDay(startOfDay(day), true),
                count: String(items.length),
                length: items.length,
              }))}
            />
          )}
          <ListNotes
            unreadable={unreadable}
            full={false}
            shown={shown.length}
          />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}
