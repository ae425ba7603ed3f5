import type { PlannedSeries } from "@domain/measures/import/plan";
import { rangeHolding } from "@domain/measures/series/ranges";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Group } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { ButtonLink } from "../../../ui/display/button-link";
import { chartViews } from "../chart/chart-view";

/** Which stretch of a chart holds what was imported, as its address says it. */
function shownOf({ samples }: PlannedSeries): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return "";
  const view = chartViews.environment.params({
    ...chartViews.environment.initial,
    range: rangeHolding(first.at, last.at),
    until: parisDay(last.at),
  });
  return Object.entries(view)
    .flatMap(([name, value]) =>
      typeof value === "string"
        ? [`&${name}=${encodeURIComponent(value)}`]
        : [],
    )
    .join("");
}

interface KeptLinksProps {
  enclosureId: string;
  series: readonly PlannedSeries[];
  labelOf: (series: PlannedSeries) => string;
}

/** To the charts of what was imported, which may be long ago. */
export function KeptLinks({ enclosureId, series, labelOf }: KeptLinksProps) {
  return (
    <Group gap="xs">
      {series.map((one) => {
        const { place, parameterId, areaId } = one;
        const to = href("enclosureSensors", {
          enclosureId,
          parameterId,
          areaId,
        });
        return (
          <ButtonLink
            key={place}
            variant="light"
            mih={44}
            leftSection={<IconChartLine size={16} aria-hidden />}
            to={`${to}${shownOf(one)}`}
          >
            {labelOf(one)}
          </ButtonLink>
        );
      })}
    </Group>
  );
}
