import { useEffect } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import type { OfAlertWords } from "../../slot-table";
import { useAlertWords } from "./use-alert-words";

/** Tells what an alert of an animal says, once it is known; shows nothing itself. */
export function Component({ alertId, animalId, onWords }: OfAlertWords) {
  const live = useLiveDoc("alerts", alertId);
  const { whatOf } = useAlertWords();
  const alert = live.state === "data" ? live.data?.data : undefined;
  const isIts =
    alert?.subject.kind === "animal" && alert.subject.id === animalId;
  const words = isIts ? whatOf(alert) : "";
  const isKnown = live.state !== "loading" && words !== comingName;
  useEffect(() => {
    if (isKnown) onWords(words);
  }, [isKnown, words, onWords]);
  return null;
}
