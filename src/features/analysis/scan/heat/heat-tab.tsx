import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import { Working } from "../../parts/working";
import type { SpaceTabProps } from "../space-tab";
import type { Place } from "../use-ground";
import { useRecordWords } from "../use-record-words";
import { HeatBar } from "./heat-bar";
import { HeatFigure } from "./heat-figure";
import { HeatMany } from "./many/heat-many";
import { HeatPeriods } from "./periods/heat-periods";
import { EveryPoint } from "./points/every-point";
import { Relief } from "./relief/relief";
import type { HeatProps } from "./use-heat";
import { optionsOf, useHeat, useTitle } from "./use-heat";
import { Without } from "./without";
import { ZoneNames } from "./zone-names";

/** Where somebody was seen, over the enclosure's plan: of an animal, a behaviour, a level, or each of them beside the others. */
export function HeatTab({ analysis, place }: SpaceTabProps) {
  const [shown, show] = useHeat();
  const props = { analysis, place, shown };
  return (
    <Stack gap="md">
      <HeatBar {...props} onChange={show} />
      <Seen {...props} />
      <ZoneNames place={place} />
    </Stack>
  );
}

function Seen(props: HeatProps) {
  switch (props.shown.view) {
    case "one":
      return <OneMap {...props} />;
    case "periods":
      return <HeatPeriods {...props} />;
    case "points":
      return <EveryPoint {...props} />;
    case "relief":
      return <Relief {...props} />;
    case "animal":
    case "behaviour":
    case "level":
    case "hour":
      return (
        <HeatMany key={props.shown.view} {...props} by={props.shown.view} />
      );
  }
}

function OneMap(props: HeatProps) {
  const { analysis, place, shown } = props;
  const { t } = useTranslation();
  const options = optionsOf(props);
  const analysed = useAnalysis("heatMap", analysis.asking, options);
  const title = useTitle(props, t(`analysis.scan.heat.title.${shown.kind}`));
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.n === 0 ? (
          <Text c="dimmed">{t("analysis.scan.heat.none")}</Text>
        ) : (
          <Stack gap="md">
            <HeatLead report={report} place={place} />
            <HeatFigure {...{ report, place, title, isOwn: shown.isOwn }} />
            <Without count={report.without} />
          </Stack>
        )
      }
    </Working>
  );
}

/** What there is to know first: the zone in which somebody was most often. */
function HeatLead({ report, place }: { report: HeatMap; place: Place }) {
  const { t } = useTranslation();
  const format = useFormat();
  const records = useRecordWords();
  const [most] = report.zones;
  if (most === undefined) return null;
  const percent = (share: number) =>
    format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Text size="lg" fw={500}>
      {t("analysis.scan.heat.lead", {
        zone:
          most.areaId === null
            ? t("analysis.scan.heat.noZone")
            : place.zone(most.areaId),
        share: percent(most.count / report.n),
        square: percent(Math.max(...report.counts) / report.n),
        records: records(report.n),
      })}
    </Text>
  );
}
