import type {
  HeatDifference,
  HeatSide,
  ZoneApart,
} from "@domain/observation/analysed/space/heat-difference";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../../lib/use-format";
import { useEffortWords } from "../../../parts/use-effort-words";
import { useFigureWords } from "../../../parts/use-figure-words";
import { Working } from "../../../parts/working";
import { CutInTwo } from "../../cut-field";
import { useRecordWords } from "../../use-record-words";
import type { HeatProps } from "../use-heat";
import { optionsOf } from "../use-heat";
import { usePlaceWords } from "../use-place-words";
import { Without } from "../without";
import { ApartFigure } from "./apart-figure";
import { ZonesApart } from "./zones-apart";

/** How the use of space differs before and after a day, by square and by zone. */
export function HeatPeriods(props: HeatProps) {
  return (
    <CutInTwo analysis={props.analysis}>
      {(cut) => <Compared key={cut} {...props} cut={cut} />}
    </CutInTwo>
  );
}

function Compared(props: HeatProps & { cut: CalendarDay }) {
  const { analysis, cut } = props;
  const analysed = useAnalysis("heatDifference", analysis.asking, {
    ...optionsOf(props),
    cut,
  });
  return (
    <Working analysed={analysed}>
      {(report) => <Difference {...props} report={report} />}
    </Working>
  );
}

export interface DifferenceProps extends HeatProps {
  report: HeatDifference;
  /** The first day of the second period. */
  cut: CalendarDay;
}

function Difference(props: DifferenceProps) {
  const { report, cut } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { before, after, values } = report;
  const day = format.date(startOfDay(cut));
  const sides: [string, HeatSide][] = [
    [t("analysis.variety.periods.before", { day }), before],
    [t("analysis.variety.periods.after", { day }), after],
  ];
  return (
    <Stack gap="md">
      <Text size="lg" fw={500}>
        {values === null ? (
          t("analysis.heat.periods.none")
        ) : (
          <Lead {...props} />
        )}
      </Text>
      <Stack gap={2}>
        {sides.map(([period, side]) => (
          <Effort key={period} period={period} side={side} />
        ))}
      </Stack>
      {values !== null && (
        <>
          <ApartFigure {...props} values={values} />
          <ZonesApart {...props} />
        </>
      )}
      <Without count={before.without + after.without} />
    </Stack>
  );
}

function Effort({ period, side }: { period: string; side: HeatSide }) {
  const { t } = useTranslation();
  const effort = useEffortWords();
  const records = useRecordWords();
  return (
    <Text size="sm">
      {t("analysis.heat.periods.effort", {
        period,
        records: records(side.n),
        sessions: effort.sessions(side.sessions),
        scans: effort.scans(side.scans),
      })}
    </Text>
  );
}

/** Surely used more, or surely less, than before. */
const surely = ({ difference }: ZoneApart): "more" | "less" | null => {
  if (!difference.canSay || difference.interval === null) return null;
  const { low, high } = difference.interval;
  if (low > 0) return "more";
  return high < 0 ? "less" : null;
};

/** What there is to know first: the zone whose use surely changes most, or that none surely does. */
function Lead({ report, cut, place }: DifferenceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const effort = useEffortWords();
  const { zoneName } = usePlaceWords(place);
  const sure = report.zones.find((zone) => surely(zone) !== null);
  const shown = sure ?? report.zones[0];
  if (shown === undefined) return null;
  return t(`analysis.heat.periods.${surely(shown) ?? "unsure"}`, {
    zone: zoneName(shown.areaId),
    day: format.date(startOfDay(cut)),
    figure: words.said(shown.difference, "difference", effort.sessions),
  });
}
