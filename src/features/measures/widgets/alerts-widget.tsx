import { latestAlertsQueries } from "@domain/measures/alerts/board-queries";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import { AlertLines } from "../alerts/alert-lines";

/** The latest alerts that wait for somebody. */
export function Component() {
  const { t } = useTranslation();
  const live = useLiveQueries(latestAlertsQueries(useReadySession()));
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("boards.states.nothing")}</Text>}
    >
      {({ rows }) => <AlertLines rows={rows} />}
    </QueryState>
  );
}
