import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import { calendarViews, turned } from "@domain/enrichment/calendar/weeks";
import type { CalendarDay } from "@domain/time/calendar-day";
import { ActionIcon, Button, Group, SegmentedControl } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  IconPrinter,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useEnclosures, useSectors } from "../../../data/hooks/use-names";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import type { CalendarFilters } from "./calendar-filter";
import { narrowing } from "./calendar-filter";
import { useEach } from "./use-calendar";
import { useObjectsNamed } from "../parts/use-objects-named";

interface ToolsProps {
  view: CalendarView;
  day: CalendarDay;
  today: CalendarDay;
  onChange: (change: Partial<CalendarFilters>) => void;
}

/** Where in time one looks, and how much of it at once. */
export function CalendarTools({ view, day, today, onChange }: ToolsProps) {
  const { t } = useTranslation();
  const turn = (steps: number) => onChange({ day: turned(view, day, steps) });
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(`enrichment.calendar.previous.${view}`)}
        onClick={() => turn(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        disabled={day === today}
        onClick={() => onChange({ day: null })}
      >
        {t("enrichment.calendar.actions.today")}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(`enrichment.calendar.next.${view}`)}
        onClick={() => turn(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <SegmentedControl<CalendarView>
        aria-label={t("enrichment.calendar.fields.view")}
        value={view}
        onChange={(chosen) => onChange({ view: chosen })}
        data={calendarViews.map((value) => ({
          value,
          label: t(`enrichment.calendar.views.${value}`),
        }))}
      />
    </Group>
  );
}

/** To paper, and to plan something, for those who may. */
export function CalendarActions({ onPlan }: { onPlan: () => void }) {
  const { t } = useTranslation();
  const may = useCan();
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t("enrichment.calendar.actions.print")}
      </Button>
      {may("create", "enrichmentSessions") && (
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={onPlan}
        >
          {t("enrichment.calendar.actions.plan")}
        </Button>
      )}
    </Group>
  );
}

interface FilterProps {
  values: CalendarFilters;
  /** The one object whose calendar it is. */
  fixed: boolean;
  /** The objects of what is read. */
  objectIds: readonly string[];
  onChange: (change: Partial<CalendarFilters>) => void;
}

/** What narrows a calendar: a sector, an enclosure, an object of those in it. */
export function CalendarFilterBar(props: FilterProps) {
  const { values, fixed, onChange } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const enclosures = useEnclosures(zooId);
  const { sectorId, enclosureId } = values;
  const offered = enclosures.rows.filter(
    ({ data }) => sectorId === null || data.linkedSectorId === sectorId,
  );
  return (
    <div data-screen>
      <FilterBar label={t("enrichment.calendar.actions.filter")}>
        <FilterChoice
          label={t("enrichment.fields.sectors")}
          all={t("enrichment.fields.sectors")}
          values={sectors.rows.map(({ id }) => id)}
          labelOf={(id) => sectors.of(id)?.sectorName ?? id}
          value={sectorId}
          onChange={(id) => onChange({ sectorId: id, enclosureId: null })}
        />
        <FilterChoice
          label={t("enrichment.calendar.fields.enclosures")}
          all={t("enrichment.calendar.fields.enclosures")}
          values={offered.map(({ id }) => id)}
          labelOf={(id) => enclosures.of(id)?.enclosureName ?? id}
          value={enclosureId}
          onChange={(id) => onChange({ enclosureId: id })}
        />
        {!fixed && <ObjectChoice {...props} />}
        <ResetFilters chips={narrowing(values, fixed)} onReset={onChange} />
      </FilterBar>
    </div>
  );
}

function ObjectChoice({ values, objectIds, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { enrichmentId } = values;
  const ids = useEach(
    enrichmentId === null ? objectIds : [...objectIds, enrichmentId],
  );
  const { nameOf } = useObjectsNamed(ids);
  return (
    <FilterChoice
      label={t("enrichment.calendar.fields.objects")}
      all={t("enrichment.calendar.fields.objects")}
      values={ids}
      labelOf={nameOf}
      value={enrichmentId}
      onChange={(id) => onChange({ enrichmentId: id })}
    />
  );
}
