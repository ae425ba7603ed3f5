import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import { Box, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../ui/form/fields/date-field";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { Analysis } from "../frame/analysis";
import { useCut } from "./use-cut";

interface CutInTwoProps {
  analysis: Analysis;
  children: (cut: CalendarDay) => ReactNode;
}

/** The period of the question in two parts, cut where about half of the sessions lie before unless somebody says where. */
export function CutInTwo({ analysis, children }: CutInTwoProps) {
  const { t } = useTranslation();
  const { cut, choose } = useCut(analysis);
  if (cut === undefined) return <ListSkeleton />;
  if (cut === null)
    return <Text c="dimmed">{t("analysis.variety.periods.none")}</Text>;
  return (
    <>
      <Box maw={320}>
        <DayField
          label={t("analysis.variety.periods.cut")}
          value={cut}
          onChange={(day) => {
            if (day !== null && isCalendarDay(day)) choose(day);
          }}
        />
      </Box>
      {children(cut)}
    </>
  );
}
