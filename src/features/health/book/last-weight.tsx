import type { BookOf } from "@domain/health/book/book-sight";
import { weightChange } from "@domain/health/book/weight-change";
import { lastWeightOf } from "@domain/health/values/last-weight";
import { lastWeightQuery } from "@domain/health/values/last-weight-queries";
import { builtInId } from "@domain/measures/parameters/parameter";
import type { Filter } from "@domain/query/query";
import { parisDay } from "@domain/time/paris";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Slot } from "../../slots";
import { useWeights } from "./use-weights";

interface LastWeightProps {
  of: BookOf;
  sight: readonly Filter[];
}

/** What an animal weighed last, when, and how that changed over 90 days. */
export function LastWeight({ of, sight }: LastWeightProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId, animalId } = of;
  const parameterId = builtInId(zooId, "weight");
  const live = useLiveQueries([
    lastWeightQuery({ zooId, animalId, parameterId, sight }),
  ]);
  const days = useWeights(of, sight, "6m");
  if (live.state !== "data") return null;
  const last = lastWeightOf(live.data);
  if (last === null || typeof last.value !== "number")
    // Where more was said than these lines, there may be one.
    return live.data.full ? null : (
      <Text>{t("health.book.card.noWeight")}</Text>
    );
  const { at, isEstimated } = last.log;
  const change =
    days === null
      ? null
      : weightChange(days, { day: parisDay(at), value: last.value });
  const share = (value: number) =>
    format.number(value, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
  const told = [
    change === null
      ? null
      : t("health.book.card.change", {
          share: share(change.share),
          count: change.days,
        }),
    format.day(at, now),
    isEstimated ? t("health.book.lines.estimated") : null,
  ];
  return (
    <>
      <Text component="div">
        <Slot
          name="book.value"
          props={{ animalId, parameterId, value: last.value }}
        />
      </Text>
      <Text size="sm">{told.filter((one) => one !== null).join(" · ")}</Text>
    </>
  );
}
