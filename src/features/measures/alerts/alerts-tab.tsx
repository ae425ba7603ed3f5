import {
  activeAlertsQueries,
  alertHistoryQueries,
} from "@domain/measures/alerts/alert-queries";
import { graverFirst } from "@domain/measures/alerts/alert";
import { href } from "@domain/pages";
import { Box } from "@mantine/core";
import { IconBellCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { AcknowledgePanel } from "./acknowledge-panel";
import { AlertList } from "./alert-list";

type AlertRow = Row<"alerts">;

/** So many more of what was are read each time. */
const shownAtOnce = 50;
const shownKinds = ["active", "all"] as const;

/** What somebody has to look at, since when, and what became of what was. */
export function Component() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [params, change] = usePageParams();
  const [opened, open] = useState<AlertRow | null>(null);
  const isAll = params.get("status") === "all";
  const { live, more, growing } = useGrowingList(
    (limit) =>
      isAll
        ? alertHistoryQueries(session, limit)
        : activeAlertsQueries(session, limit),
    { step: shownAtOnce, key: isAll ? "all" : "active" },
  );
  // Of a list that goes on nobody knows how many there are.
  const count =
    live.state === "data" && more === null ? live.data.rows.length : undefined;
  return (
    <>
      <PageHeader
        title={t("measures.alerts.title")}
        count={isAll ? undefined : count}
        crumbs={[{ label: t("measures.alerts.back"), to: href("dashboard") }]}
      />
      <Box mb="md">
        <ChoiceChips
          label={t("measures.alerts.which")}
          hideLabel
          options={shownKinds.map((value) => ({
            value,
            label: t(`measures.alerts.kinds.${value}`),
          }))}
          value={isAll ? "all" : "active"}
          onChange={(kind) => change({ status: kind === "all" ? "all" : null })}
        />
      </Box>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconBellCheck}
            title={t("measures.alerts.none")}
            body={t("measures.alerts.noneHelp")}
          />
        }
      >
        {({ rows }) => (
          <>
            <AlertList
              rows={
                isAll
                  ? rows
                  : rows.toSorted((a, b) => graverFirst(a.data, b.data))
              }
              isAll={isAll}
              onAcknowledge={open}
            />
            <LoadMore loading={growing} onMore={more} />
          </>
        )}
      </QueryState>
      {opened !== null && (
        <AcknowledgePanel row={opened} onClose={() => open(null)} />
      )}
    </>
  );
}
