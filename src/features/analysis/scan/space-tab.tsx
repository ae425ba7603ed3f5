import type { SpaceReport } from "@domain/observation/analysed/space/space-use";
import type { SpaceBy } from "@domain/observation/analysed/space/used";
import { spaceBys } from "@domain/observation/analysed/space/used";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { usePageParams } from "../../../ui/list/search-params";
import { Select } from "../../../ui/form/fields/choosers";
import type { Analysis } from "../frame/analysis";
import { Working } from "../parts/working";
import { OverlapChart } from "./overlap-chart";
import { SpaceLead } from "./space-lead";
import { RowsChart, ZonesChart } from "./space-charts";
import type { Place } from "./use-ground";

export interface SpaceTabProps {
  analysis: Analysis;
  place: Place;
}

/** Which zones are used, of what their size lets expect: over all, by animal, behaviour or level. */
export function SpaceTab({ analysis, place }: SpaceTabProps) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const by = spaceBys.find((one) => one === params.get("by")) ?? "all";
  const { asking } = analysis;
  const options = place.ground;
  const whole = useAnalysis("spaceUse", asking, { ...options, by: "all" });
  const analysed = useAnalysis("spaceUse", asking, { ...options, by });
  return (
    <Stack gap="md">
      {whole.answered !== null && (
        <SpaceLead report={whole.answered.report} place={place} />
      )}
      <Select
        label={t("analysis.results.fields.by")}
        data={spaceBys.map((value) => ({
          value,
          label: t(`analysis.scan.by.${value}`),
        }))}
        value={by}
        allowDeselect={false}
        onChange={(one) => change({ by: one ?? "all" })}
        maw={260}
      />
      <Working analysed={analysed}>
        {(report) => <Charts key={by} {...{ analysis, place, report, by }} />}
      </Working>
    </Stack>
  );
}

export interface SpaceProps extends SpaceTabProps {
  report: SpaceReport;
  by: SpaceBy;
}

function Charts(props: SpaceProps) {
  const { t } = useTranslation();
  const { report, by } = props;
  return (
    <Stack gap="lg">
      {report.placed > 0 && (
        <>
          {by === "all" ? <ZonesChart {...props} /> : <RowsChart {...props} />}
          {report.overlaps.length > 0 && <OverlapChart {...props} />}
          <Text size="sm" c="dimmed">
            {t("analysis.scan.space.asToday")}
          </Text>
        </>
      )}
      <Missing {...report} />
    </Stack>
  );
}

/** Which records count in no zone, and why: they have no position, or lie elsewhere. */
function Missing({ seen, placed, unplaced }: SpaceReport) {
  const { t } = useTranslation();
  const elsewhere = seen - placed - unplaced;
  if (seen > 0 && unplaced === seen)
    return <Text c="dimmed">{t("analysis.scan.states.unplaced")}</Text>;
  return (
    <>
      {placed === 0 && (
        <Text c="dimmed">{t("analysis.scan.states.nowhere")}</Text>
      )}
      {elsewhere > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.scan.space.elsewhere", { count: elsewhere })}
        </Text>
      )}
      {unplaced > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.scan.space.unplaced", { count: unplaced })}
        </Text>
      )}
    </>
  );
}
