import { refusedInOrder } from "@domain/measures/ingest/refused";
import type { SensorSource } from "@domain/measures/ingest/source";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";

/** How a source fares: when it was heard, how much of what it may send came today, and what was refused of it lately. */
export function SourceFacts({ source }: { source: SensorSource }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { heardAt, counted, dailyMost, refused } = source;
  const today = counted?.day === parisDay(now) ? counted.count : 0;
  const reasons = refusedInOrder(refused).map(([reason, count]) => (
    <div key={reason}>
      {t("measures.sources.refusedCount", {
        reason: t(`measures.sources.reasons.${reason}`),
        number: format.number(count),
      })}
    </div>
  ));
  return (
    <FactList
      facts={[
        {
          label: t("measures.sources.fields.heardAt"),
          value:
            heardAt === null
              ? t("measures.sources.never")
              : format.moment(heardAt, now),
        },
        {
          label: t("measures.sources.fields.today"),
          value: t("measures.sources.ofQuota", {
            number: format.number(today),
            most: format.number(dailyMost),
          }),
        },
        {
          label: t("measures.sources.fields.refused"),
          value:
            refused === null ? (
              t("measures.sources.refusedNone")
            ) : (
              <>
                {format.moment(refused.at, now)}
                {reasons}
              </>
            ),
        },
      ]}
    />
  );
}
