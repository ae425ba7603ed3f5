import type { MeasureKind } from "@domain/measures/kinds";
import { measureKinds } from "@domain/measures/kinds";
import type { MeasureType } from "@domain/measures/parameters/measure-type";
import type { ChartRange, Detail } from "@domain/measures/series/ranges";
import { detailsIn } from "@domain/measures/series/ranges";
import type { ChartType } from "@domain/measures/series/shares";
import { chartTypesOf } from "@domain/measures/series/shares";
import { Box, Flex, Group, SegmentedControl } from "@mantine/core";
import {
  IconChartBar,
  IconChartDonut,
  IconChartLine,
  IconChartPie,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../../ui/display/icon";
import { Select } from "../../../../ui/form/fields/choosers";
import { useWidth } from "../../../../ui/layout/use-width";
import type { ChartView } from "../chart-view";

const drawings: Record<ChartType, IconComponent> = {
  line: IconChartLine,
  bar: IconChartBar,
  pie: IconChartPie,
  doughnut: IconChartDonut,
};

/** Narrower than this, in px, six ranges have no room beside each other. */
const narrowBelow = 560;

interface ChartControlsProps {
  kind: MeasureKind;
  type: MeasureType;
  range: ChartRange;
  detail: Detail;
  as: ChartType;
  onChange: (change: Partial<ChartView>) => void;
}

/** How far back, put together by what, and as what kind of chart. */
export function ChartControls(props: ChartControlsProps) {
  const { kind, type, range, detail, as, onChange } = props;
  const { t } = useTranslation();
  const offered: readonly ChartRange[] = measureKinds[kind].ranges;
  const details = detailsIn(offered, range);
  const types: readonly ChartType[] = chartTypesOf[type];
  const isShared = as === "pie" || as === "doughnut";
  const [ref, width] = useWidth<HTMLDivElement>();
  const isNarrow = width !== null && width < narrowBelow;
  const ranges = offered.map((value) => ({
    value,
    label: t(`measures.chart.ranges.${value}`),
  }));
  const choose = (chosen: string | null) =>
    onChange({
      range: offered.find((one) => one === chosen) ?? range,
    });
  const field = isNarrow ? { flex: "1 1 9rem" } : { w: 190 };
  return (
    <Flex ref={ref} gap="sm" wrap="wrap" align="end" data-screen>
      {isNarrow ? (
        <Select
          aria-label={t("measures.chart.fields.range")}
          {...field}
          allowDeselect={false}
          value={range}
          onChange={choose}
          data={ranges}
        />
      ) : (
        <SegmentedControl
          aria-label={t("measures.chart.fields.range")}
          value={range}
          onChange={choose}
          data={ranges}
        />
      )}
      {!isShared && details.length > 1 && (
        <Select
          aria-label={t("measures.chart.fields.detail")}
          {...field}
          allowDeselect={false}
          value={detail}
          onChange={(chosen) =>
            onChange({ by: details.find((one) => one === chosen) ?? null })
          }
          data={details
            .filter((one) => one !== "raw" || as !== "bar")
            .map((value) => ({
              value,
              label: t(`measures.chart.details.${value}`),
            }))}
        />
      )}
      {types.length > 1 && (
        <SegmentedControl
          aria-label={t("measures.chart.fields.as")}
          value={as}
          onChange={(chosen) =>
            onChange({ as: types.find((one) => one === chosen) ?? null })
          }
          data={types.map((value) => {
            const Icon = drawings[value];
            const label = t(`measures.chart.types.${value}`);
            return {
              value,
              label: (
                <Group gap={6} wrap="nowrap">
                  <Icon size={16} aria-hidden />
                  <Box component="span">{label}</Box>
                </Group>
              ),
            };
          })}
        />
      )}
    </Flex>
  );
}
