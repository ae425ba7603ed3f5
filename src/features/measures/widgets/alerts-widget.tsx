import { sinceOf } from "@domain/board/params";
import { latestAlertsQueries } from "@domain/measures/alerts/board-queries";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import { AlertLines } from "../alerts/alert-lines";

/** The latest alerts that wait for somebody, of as far back as is asked for. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const since = sinceOf(params, useNow());
  const live = useLiveQueries(latestAlertsQueries(useReadySession(), since));
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("boards.states.nothing")}</Text>}
    >
      {({ rows }) => <AlertLines rows={rows} />}
    </QueryState>
  );
}
