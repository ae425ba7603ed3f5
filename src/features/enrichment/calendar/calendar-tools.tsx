import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import { calendarViews, turned } from "@domain/enrichment/calendar/weeks";
import type { CalendarDay } from "@domain/time/calendar-day";
import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  IconPrinter,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StepButton } from "../../../ui/page/step-button";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useEnclosures, useSectors } from "../../../data/hooks/use-names";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import type { CalendarFilters } from "./calendar-filter";
import { narrowing } from "./calendar-filter";
import { useEach } from "./use-calendar";
import { useObjectsNamed } from "../parts/use-objects-named";

interface ToolsProps {
  view: CalendarView;
  day: CalendarDay;
  today: CalendarDay;
  /** There is no room for all of it in one row. */
  narrow: boolean;
  onChange: (change: Partial<CalendarFilters>) => void;
}

/** Where in time one looks, how much of it at once, and to paper. */
export function CalendarTools(props: ToolsProps & { children?: ReactNode }) {
  const { narrow, children } = props;
  if (narrow)
    return (
      <Stack gap="xs" mb="xs" data-screen>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Steps {...props} />
          <Print narrow />
        </Group>
        <Views {...props} />
      </Stack>
    );
  return (
    <Group justify="space-between" mb="md" data-screen>
      <Group gap="xs">
        <Steps {...props} />
        <Views {...props} />
      </Group>
      <Group gap="xs">
        <Print narrow={false} />
        {children}
      </Group>
    </Group>
  );
}

function Steps({ view, day, today, onChange }: ToolsProps) {
  const { t } = useTranslation();
  const turn = (steps: number) => onChange({ day: turned(view, day, steps) });
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <StepButton
        label={t(`enrichment.calendar.previous.${view}`)}
        icon={IconChevronLeft}
        onClick={() => turn(-1)}
      />
      <Button
        variant="default"
        disabled={day === today}
        onClick={() => onChange({ day: null })}
      >
        {t("enrichment.calendar.actions.today")}
      </Button>
      <StepButton
        label={t(`enrichment.calendar.next.${view}`)}
        icon={IconChevronRight}
        onClick={() => turn(1)}
      />
    </Group>
  );
}

function Views({ view, narrow, onChange }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl<CalendarView>
      aria-label={t("enrichment.calendar.fields.view")}
      fullWidth={narrow}
      value={view}
      onChange={(chosen) => onChange({ view: chosen })}
      data={calendarViews.map((value) => ({
        value,
        label: t(`enrichment.calendar.views.${value}`),
      }))}
    />
  );
}

function Print({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const label = t("enrichment.calendar.actions.print");
  const print = () => window.print();
  if (narrow)
    return <StepButton label={label} icon={IconPrinter} onClick={print} />;
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={print}
    >
      {label}
    </Button>
  );
}

/** To plan something, for those who may. */
export function PlanButton({ onPlan }: { onPlan: () => void }) {
  const { t } = useTranslation();
  const may = useCan();
  if (!may("create", "enrichmentSessions")) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      style={{ flexGrow: 1 }}
      onClick={onPlan}
    >
      {t("enrichment.calendar.actions.plan")}
    </Button>
  );
}

interface FilterProps {
  values: CalendarFilters;
  /** The one object whose calendar it is. */
  fixed: boolean;
  /** The objects of what is read. */
  objectIds: readonly string[];
  onChange: (change: Partial<CalendarFilters>) => void;
  /** What stands before them where there is little room. */
  beside: ReactNode;
}

/** What narrows a calendar: a sector, an enclosure, an object of those in it; behind one button where there is little room. */
export function CalendarFilterBar(props: FilterProps) {
  const { values, fixed, onChange, beside } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const enclosures = useEnclosures(zooId);
  const { sectorId, enclosureId } = values;
  const offered = enclosures.rows.filter(
    ({ data }) => sectorId === null || data.linkedSectorId === sectorId,
  );
  const chips = narrowing(values, fixed);
  return (
    <div data-screen>
      <FilterBar label={t("enrichment.calendar.actions.filter")}>
        <FilterFold search={beside} count={chips.length}>
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
          <ResetFilters chips={chips} onReset={onChange} />
        </FilterFold>
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
