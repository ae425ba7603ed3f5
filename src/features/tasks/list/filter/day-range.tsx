import { useTranslation } from "react-i18next";
import { isCalendarDay } from "@domain/time/calendar-day";
import { DayField } from "../../../../ui/form/fields/date-field";
import type { TaskListFilter } from "../task-filter";

export interface DayRangeProps {
  filter: TaskListFilter;
  onFilter: (change: Partial<TaskListFilter>) => void;
}

/** From which day and until which; in a part of its own, as the calendar is fetched for it. */
export function DayRange({ filter, onFilter }: DayRangeProps) {
  const { t } = useTranslation();
  return (["from", "to"] as const).map((name) => (
    <DayField
      key={name}
      label={t(`tasks.filter.${name}`)}
      flex="0 1 9.5rem"
      clearable
      value={filter[name]}
      onChange={(day) =>
        onFilter({
          [name]: day !== null && isCalendarDay(day) ? day : null,
          today: false,
        })
      }
    />
  ));
}
