import { levels } from "@domain/grid/grid";
import type { HeatMaps } from "@domain/observation/analysed/space/heat-maps";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { Working } from "../../../parts/working";
import type { Place } from "../../use-ground";
import { useRecordWords } from "../../use-record-words";
import type { HeatProps } from "../use-heat";
import { optionsOf } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import { Without } from "../without";
import { ReliefFigure } from "./relief-figure";

/** All levels, and what nobody said the level of. */
const most = levels.length + 1;

/** Where somebody was seen, level above level. */
export function Relief(props: HeatProps) {
  const { analysis, place } = props;
  const { t } = useTranslation();
  const analysed = useAnalysis("heatMaps", analysis.asking, {
    ...optionsOf(props),
    by: "level",
    most,
  });
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.n === 0 ? (
          <Text c="dimmed">{t("analysis.scan.heat.none")}</Text>
        ) : (
          <Stack gap="md">
            <Lead report={report} place={place} />
            <ReliefFigure {...props} report={report} />
            <Without count={report.without} />
          </Stack>
        )
      }
    </Working>
  );
}

/** What there is to know first: the level of most positions, and where on it. */
function Lead({ report, place }: { report: HeatMaps; place: Place }) {
  const { t } = useTranslation();
  const records = useRecordWords();
  const { percent, most: mostOf } = usePlaceWords(place);
  const known = report.maps.filter(({ key }) => key !== "");
  const n = known.reduce((sum, one) => sum + one.n, 0);
  const [first] = known.toSorted((a, b) => b.n - a.n);
  if (first === undefined) return null;
  return (
    <Text size="lg" fw={500}>
      {t("analysis.heat.relief.lead", {
        level: first.key,
        zone: mostOf(first.zones, first.n).zone,
        share: percent(first.n / n),
        records: records(n),
      })}
    </Text>
  );
}
