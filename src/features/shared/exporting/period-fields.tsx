import { exportDaysMost } from "@domain/export/period";
import type { CalendarDay } from "@domain/time/calendar-day";
import { daysBetween, isCalendarDay } from "@domain/time/calendar-day";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../ui/form/fields/date-field";

export interface Period {
  since: CalendarDay;
  until: CalendarDay;
}

/** Whether a file can be of these days. */
export const isGood = ({ since, until }: Period): boolean =>
  since <= until && daysBetween(since, until) < exportDaysMost;

interface PeriodFieldsProps {
  period: Period;
  isWrong: boolean;
  onChange: (period: Period) => void;
}

/** From which day to which a file is. */
export function PeriodFields({ period, isWrong, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  return (
    <Group align="flex-start" grow>
      {(["since", "until"] as const).map((name) => (
        <DayField
          key={name}
          label={t(`exports.fields.${name}`)}
          value={period[name]}
          error={
            isWrong && name === "until" ? t("exports.messages.period") : null
          }
          onChange={(day) => {
            if (day !== null && isCalendarDay(day))
              onChange({ ...period, [name]: day });
          }}
        />
      ))}
    </Group>
  );
}
