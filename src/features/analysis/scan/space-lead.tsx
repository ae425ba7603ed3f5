import type {
  SpaceReport,
  ZoneUse,
} from "@domain/observation/analysed/space/space-use";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useFigureWords } from "../parts/use-figure-words";
import { useRecordWords } from "./use-record-words";
import type { Place } from "./use-ground";

/** Surely more, or surely less, than the zone's size lets expect. */
const surely = ({ electivity }: ZoneUse): "more" | "less" | null => {
  if (!electivity.canSay || electivity.interval === null) return null;
  const { low, high } = electivity.interval;
  if (low > 0) return "more";
  return high < 0 ? "less" : null;
};

interface SpaceLeadProps {
  report: SpaceReport;
  place: Place;
}

/** What there is to know first: which zones are surely chosen, and which left alone. */
export function SpaceLead({ report, place }: SpaceLeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const records = useRecordWords();
  const [row] = report.rows;
  if (row === undefined || row.n === 0) return null;
  const named = (which: "more" | "less") =>
    row.zones
      .filter((zone) => surely(zone) === which)
      .map(({ areaId, electivity }) =>
        t("analysis.scan.space.leadOne", {
          name: place.zone(areaId),
          figure: words.said(electivity, "number", records),
        }),
      );
  const [more, less] = [named("more"), named("less")];
  const sentences = [
    ...(more.length > 0
      ? [t("analysis.scan.space.more", { list: format.list(more) })]
      : []),
    ...(less.length > 0
      ? [t("analysis.scan.space.less", { list: format.list(less) })]
      : []),
  ];
  return (
    <Text size="lg" fw={500}>
      {sentences.length === 0
        ? t("analysis.scan.space.unsure", { records: records(row.n) })
        : sentences.join(" ")}
    </Text>
  );
}
