import { closedSessionsQueries } from "@domain/observation/obs-session-queries";
import { Button, Group } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { EmptyState } from "../../../ui/state/empty-state";
import type { AnalysisNames } from "../query/use-names";

/** So many of the latest sessions say where there is something to be analysed. */
const lookedAt = 30;
const shownMost = 6;

interface RecentPlacesProps {
  names: AnalysisNames;
  onChoose: (enclosureId: string) => void;
}

/** Nowhere is asked for yet: where observed lately, by one touch. */
export function RecentPlaces({ names, onChoose }: RecentPlacesProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useLiveQueries(closedSessionsQueries(session, lookedAt));
  const rows = live.state === "data" ? live.data.rows : [];
  const ids = [...new Set(rows.map(({ data }) => data.enclosureId))];
  return (
    <EmptyState
      icon={IconChartBar}
      title={t("analysis.query.states.nowhere")}
      body={t("analysis.query.states.nowhereHelp")}
      action={
        ids.length > 0 && (
          <Group justify="center" gap="sm">
            {ids.slice(0, shownMost).map((id) => (
              <Button key={id} variant="light" onClick={() => onChoose(id)}>
                {names.enclosure(id)}
              </Button>
            ))}
          </Group>
        )
      }
    />
  );
}
