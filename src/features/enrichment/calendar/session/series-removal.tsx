import { plannedOfSeriesQuery } from "@domain/enrichment/session-queries";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../../data/hooks/use-live";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { notifyDone } from "../../../../ui/feedback/notify";
import { FormFailure } from "../../../../ui/form/form-failure";
import { QueryState } from "../../../../ui/state/query-state";
import { removeSeries } from "../session-writes";
import type { SessionRow } from "../use-calendar";

interface SeriesRemovalProps {
  row: SessionRow;
  name: string;
  onDone: () => void;
  onGone: () => void;
}

/** Takes what is still planned of a series off the calendar, once it is known how much that is. */
export function SeriesRemoval(props: SeriesRemovalProps) {
  const { zooId, seriesId } = props.row.data;
  const live = useLiveQueries(
    seriesId === null ? null : [plannedOfSeriesQuery(zooId, seriesId)],
  );
  return (
    <QueryState query={live} isEmpty={() => false} empty={null}>
      {({ rows }) => <Planned {...props} rows={rows} />}
    </QueryState>
  );
}

interface PlannedProps extends SeriesRemovalProps {
  rows: readonly SessionRow[];
}

function Planned({ row, rows, name, onDone, onGone }: PlannedProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const count = rows.length;
  const remove = () =>
    run(
      () => removeSeries(rows, name),
      () => {
        notifyDone(t("enrichment.calendar.messages.seriesRemoved", { count }));
        if (row.data.status === "add") onGone();
        else onDone();
      },
    );
  return (
    <Stack>
      <Text role="status">
        {t("enrichment.calendar.messages.removeSeries", { count })}
      </Text>
      <FormFailure failure={failure} onRetry={remove} />
      <Group>
        <Button
          color="red"
          loading={busy}
          disabled={count === 0}
          onClick={remove}
        >
          {t("enrichment.calendar.actions.removeSeries")}
        </Button>
        <Button variant="default" disabled={busy} onClick={onDone}>
          {t("common.actions.cancel")}
        </Button>
      </Group>
    </Stack>
  );
}
