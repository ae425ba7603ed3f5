import { automationTrackQueries } from "@domain/automation/history/history-queries";
import { trackRecordOf } from "@domain/automation/history/track-record";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../../data/hooks/use-live";
import { useFormat } from "../../../../lib/use-format";
import type { Fact } from "../../../../ui/display/fact-list";
import { useDurationWords } from "./use-duration-words";

/** How well the latest tasks of an automation were kept to; nothing while that is not known. */
export function useTrackFacts(automationId: string): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const durationWords = useDurationWords();
  const session = useReadySession();
  const now = useNow();
  // One question for as long as it is looked at.
  const [opened] = useState(now);
  const live = useLiveQueries(
    useMemo(
      () => automationTrackQueries(session, automationId, opened),
      [session, automationId, opened],
    ),
  );
  if (live.state !== "data") return [];
  const tasks = live.data.rows.map(({ data }) => data);
  const { count, onTime, successRate, averageLateness } = trackRecordOf(
    tasks,
    now,
  );
  if (successRate === null) return [];
  return [
    {
      label: t("tasks.automations.fields.successRate"),
      value: t("tasks.automations.track.rate", {
        rate: format.number(successRate, {
          style: "percent",
          maximumFractionDigits: 0,
        }),
        onTime: format.number(onTime),
        count,
      }),
    },
    {
      label: t("tasks.automations.fields.averageLateness"),
      value:
        averageLateness === null
          ? t("tasks.automations.none")
          : durationWords(averageLateness),
    },
  ];
}
