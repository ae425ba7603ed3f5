import { eventKinds, placedSubjects } from "@domain/event/event";
import { fullName } from "@domain/person/user";
import { isCalendarDay } from "@domain/time/calendar-day";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";
import { DayField } from "../../../ui/form/fields/date-field";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { aboutOf, namedIn } from "../parts/about";
import { RecordChoice } from "../parts/record-choice";
import { Select } from "../../../ui/form/fields/choosers";
import type { TimelineFilters } from "./timeline-filters";
import { timelineFilter } from "./timeline-filters";

interface TimelineFilterBarProps {
  filters: TimelineFilters;
  change: (change: Partial<TimelineFilters>) => void;
}

/** Kind, record, person and period. */
export function TimelineFilterBar({ filters, change }: TimelineFilterBarProps) {
  const { t } = useTranslation();
  const people = usePeople(useReadySession().zooId);
  const chips = timelineFilter.chips(filters);
  return (
    <FilterBar label={t("events.actions.filter")}>
      <FilterFold
        count={chips.length}
        search={
          <RecordChoice
            label={t("events.fields.record")}
            all={t("events.states.allRecords")}
            kinds={placedSubjects}
            value={namedIn(filters)}
            onChange={(named) => change(aboutOf(named))}
          />
        }
      >
        <FilterChoice
          label={t("events.fields.kind")}
          all={t("events.states.allKinds")}
          values={eventKinds}
          labelOf={(kind) => t(`events.kinds.${kind}`)}
          value={filters.kind}
          onChange={(kind) => change({ kind })}
        />
        <Select
          aria-label={t("events.fields.person")}
          placeholder={t("events.states.everybody")}
          data={people.rows.map(({ id, data }) => ({
            value: id,
            label: fullName(data),
          }))}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          flex="1 1 8.5rem"
          maw={190}
          value={filters.userId}
          onChange={(userId) => change({ userId })}
        />
        {(["since", "until"] as const).map((name) => (
          <DayField
            key={name}
            aria-label={t(`events.fields.${name}`)}
            placeholder={t(`events.fields.${name}`)}
            flex="0 1 9.5rem"
            clearable
            value={filters[name]}
            onChange={(value) =>
              change({
                [name]: value !== null && isCalendarDay(value) ? value : null,
              })
            }
          />
        ))}
        <ResetFilters chips={chips} onReset={change} />
      </FilterFold>
    </FilterBar>
  );
}
