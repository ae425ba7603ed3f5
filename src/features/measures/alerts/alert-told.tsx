import { Text } from "@mantine/core";
import { useEffect } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import type { OfAlert } from "../../slot-table";
import { useAlertWords } from "./use-alert-words";

/** What an alert tells, beside what the history keeps of it; nothing to who may not read it, and of one that is gone. */
export function Component({ alertId, begins }: OfAlert) {
  const live = useLiveDoc("alerts", alertId);
  const { whatOf } = useAlertWords();
  const alert = live.state === "data" ? live.data?.data : undefined;
  const words = alert === undefined ? "" : whatOf(alert);
  const isKnown = live.state !== "loading" && words !== comingName;
  const isIts =
    alert?.subject.kind === "animal" && alert.subject.id === begins?.animalId;
  const onWords = begins?.onWords;
  useEffect(() => {
    if (isKnown) onWords?.(isIts ? words : "");
  }, [isKnown, isIts, words, onWords]);
  return (
    alert !== undefined &&
    begins === undefined && (
      <Text size="sm" c="dimmed">
        {words}
      </Text>
    )
  );
}
