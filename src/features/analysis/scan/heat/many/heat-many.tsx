import type {
  HeatBy,
  HeatMaps,
} from "@domain/observation/analysed/space/heat-maps";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { Working } from "../../../parts/working";
import { useRecordWords } from "../../use-record-words";
import type { HeatProps } from "../use-heat";
import { optionsOf } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import { Without } from "../without";
import { ManyFigure } from "./many-figure";
import { usePartName } from "./use-part-name";

/** As many as can be looked at together; hours are a day at most. */
const mostOf = (by: HeatBy): number => (by === "hour" ? 24 : 12);

export interface HeatManyProps extends HeatProps {
  by: HeatBy;
}

/** A map each of every animal, behaviour, level or hour, all on one scale. */
export function HeatMany(props: HeatManyProps) {
  const { analysis, by } = props;
  const { t } = useTranslation();
  const analysed = useAnalysis("heatMaps", analysis.asking, {
    ...optionsOf(props),
    by,
    most: mostOf(by),
  });
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.maps.length === 0 ? (
          <Text c="dimmed">{t("analysis.scan.heat.none")}</Text>
        ) : (
          <Stack gap="md">
            <Lead {...props} report={report} />
            <ManyFigure {...props} report={report} />
            <Without count={report.without} />
          </Stack>
        )
      }
    </Working>
  );
}

/** What there is to know first: of which the most was seen, and where. */
function Lead({
  analysis,
  place,
  by,
  report,
}: HeatManyProps & { report: HeatMaps }) {
  const { t } = useTranslation();
  const { nameOf } = usePartName(analysis, by);
  const { most } = usePlaceWords(place);
  const records = useRecordWords();
  const [first] = report.maps.toSorted((a, b) => b.n - a.n);
  if (first === undefined) return null;
  return (
    <Text size="lg" fw={500}>
      {t("analysis.heat.many.lead", {
        name: nameOf(first.key),
        records: records(first.n),
        ...most(first.zones, first.n),
      })}
    </Text>
  );
}
