import { Text } from "@mantine/core";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { OfAlert } from "../../slot-table";
import { useAlertWords } from "./use-alert-words";

/** What an alert tells, beside what the history keeps of it; nothing to who may not read it, and of one that is gone. */
export function Component({ alertId }: OfAlert) {
  const live = useLiveDoc("alerts", alertId);
  const { whatOf } = useAlertWords();
  const alert = live.state === "data" ? live.data?.data : undefined;
  return (
    alert !== undefined && (
      <Text size="sm" c="dimmed">
        {whatOf(alert)}
      </Text>
    )
  );
}
