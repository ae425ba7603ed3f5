import { proposedBegin } from "@domain/enrichment/calendar/plan-form";
import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Box, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { usePageKey } from "../../../ui/keys/use-page-key";
import { useWidth } from "../../../ui/layout/use-width";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { ListNotes } from "../../../ui/list/list-notes";
import { usePageParams } from "../../../ui/list/search-params";
import { ErrorState } from "../../../ui/state/error-state";
import { fetched } from "../../../ui/state/fetched";
import { NotKnown } from "../../../ui/state/not-known";
import { isNotKnown } from "../../../ui/state/query-state";
import { calendarFilter } from "./calendar-filter";
import { CalendarFilterBar, CalendarTools, PlanButton } from "./calendar-tools";
import { DayGrid } from "./day-grid";
import { DayList } from "./day-list";
import { DayPanel } from "./day-panel";
import { SessionChip } from "./session-chip";
import { useObjectsNamed } from "../parts/use-objects-named";
import { usePlaceNames } from "./session-words";
import type { Calendar, SessionRow } from "./use-calendar";
import { useCalendar } from "./use-calendar";
import { useSessionMoves } from "./use-session-moves";

const PlanPanel = fetched(() =>
  import("./plan/plan-panel").then((found) => found.PlanPanel),
);
const SessionPanel = fetched(() =>
  import("./session/session-panel").then((found) => found.SessionPanel),
);

/** Narrower than this, in px, days stand below each other. */
const gridMin = 640;

/** Narrower than this, a day of a month has no room for more than a name. */
const hoursMin = 900;

/** How paper is laid, and what is not printed. */
const onPaper = "@page { size: A4 landscape; margin: 10mm }";

type Opened =
  | { kind: "day"; day: CalendarDay }
  | { kind: "plan"; begin: Date }
  | null;

/** A plan for a day, at a time that is still to come. */
const planOn = (day: CalendarDay): Opened => ({
  kind: "plan",
  begin: proposedBegin(day, new Date()),
});

/** What the weeks that are shown are called. */
function useSpanName({ weeks, day }: Calendar, view: CalendarView): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (view === "month") return format.month(day.slice(0, 7));
  if (view === "day") return format.longDay(startOfDay(day), true);
  const week = weeks[0] ?? [];
  return t("enrichment.calendar.states.week", {
    from: format.date(startOfDay(week[0] ?? day)),
    to: format.date(startOfDay(week.at(-1) ?? day)),
  });
}

/** Sessions by month, week or day; with an object its own alone. */
export function EnrichmentCalendar({ objectId }: { objectId: string | null }) {
  const [values, change] = useFilter(calendarFilter);
  const [params, changeParams] = usePageParams();
  const [opened, setOpened] = useState<Opened>(null);
  const [ref, width] = useWidth<HTMLDivElement>();
  const narrow = (width ?? gridMin) < gridMin;
  const narrowed =
    objectId === null ? values : { ...values, enrichmentId: objectId };
  const calendar = useCalendar(narrowed);
  const { day, today, live } = calendar;
  usePageKey("t", () => change({ day: null }));
  const onDay = (next: CalendarDay) =>
    change({ day: next === today ? null : next });
  const sessionId = params.get("sessionId");
  const openSession = (id: string) => {
    setOpened(null);
    changeParams({ sessionId: id });
  };
  const objectIds =
    live.state === "data"
      ? live.data.rows.map(({ data }) => data.enrichmentId)
      : [];
  const plan = <PlanButton onPlan={() => setOpened(planOn(day))} />;
  return (
    <Box ref={ref} mb="md">
      <style>{onPaper}</style>
      <CalendarTools
        view={values.view}
        day={day}
        today={today}
        narrow={narrow}
        onChange={change}
      >
        {plan}
      </CalendarTools>
      <CalendarFilterBar
        values={values}
        fixed={objectId !== null}
        objectIds={objectIds}
        onChange={change}
        beside={narrow ? plan : null}
      />
      <Sessions
        narrow={narrow}
        tight={values.view === "month" && (width ?? hoursMin) < hoursMin}
        calendar={calendar}
        view={values.view}
        opened={opened}
        onDay={onDay}
        onOpen={setOpened}
        onSession={openSession}
      />
      {opened?.kind === "plan" && (
        <PlanPanel
          begin={opened.begin}
          enrichmentId={narrowed.enrichmentId}
          enclosureId={narrowed.enclosureId}
          onClose={() => setOpened(null)}
        />
      )}
      {sessionId !== null && (
        <SessionPanel
          key={sessionId}
          sessionId={sessionId}
          onClose={() => changeParams({ sessionId: null })}
        />
      )}
    </Box>
  );
}

interface SessionsProps {
  narrow: boolean;
  tight: boolean;
  calendar: Calendar;
  view: CalendarView;
  opened: Opened;
  onDay: (day: CalendarDay) => void;
  onOpen: (opened: Opened) => void;
  onSession: (id: string) => void;
}

/** A grid where there is room, else day after day; and the day that was opened. */
function Sessions(props: SessionsProps) {
  const { narrow, tight, calendar, view, opened } = props;
  const { onDay, onOpen, onSession } = props;
  const name = useSpanName(calendar, view);
  const title = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const { rows, on } = calendar;
  const { nameOf } = useObjectsNamed(rows.map(({ data }) => data.enrichmentId));
  const placeOf = usePlaceNames();
  const { isMovable, move } = useSessionMoves(rows, nameOf);
  const isGrid = view !== "day" && !narrow;
  const may = useCan();
  const { live, today, isEmpty } = calendar;
  /** On a day to come of which is known that nothing is on it, there is nothing to read first, whatever a filter hides. */
  const opens = (day: CalendarDay): Opened =>
    live.state === "data" &&
    day >= today &&
    isEmpty(day) &&
    may("create", "enrichmentSessions")
      ? planOn(day)
      : { kind: "day", day };
  const chip = (row: SessionRow, day: CalendarDay, inGrid: boolean) => (
    <SessionChip
      row={row}
      day={day}
      name={nameOf(row.data.enrichmentId)}
      place={placeOf(row.data)}
      wide={!inGrid || view === "week"}
      tight={tight && inGrid}
      inGrid={inGrid}
      movable={inGrid && isMovable(row)}
      onOpen={() => onSession(row.id)}
    />
  );
  return (
    <>
      <Title order={2} size="h3" mb="sm" aria-live="polite">
        {title}
      </Title>
      <Reading calendar={calendar} />
      {isGrid ? (
        <DayGrid
          calendar={calendar}
          view={view}
          title={title}
          onDay={onDay}
          onOpenDay={(day) => onOpen(opens(day))}
          onDrop={move}
        >
          {(row, day) => chip(row, day, true)}
        </DayGrid>
      ) : (
        <DayList calendar={calendar} view={view}>
          {(row, day) => chip(row, day, false)}
        </DayList>
      )}
      {opened?.kind === "day" && (
        <DayPanel
          day={opened.day}
          rows={on(opened.day)}
          onPlan={() => onOpen(planOn(opened.day))}
          onClose={() => onOpen(null)}
        >
          {(row) => chip(row, opened.day, false)}
        </DayPanel>
      )}
    </>
  );
}

/** Why something may be missing; the weeks stay where they are. */
function Reading({ calendar: { live } }: Pick<SessionsProps, "calendar">) {
  if (live.state === "error")
    return <ErrorState error={live} onRetry={live.retry} />;
  if (live.state === "loading") return null;
  if (isNotKnown(live.data)) return <NotKnown />;
  const { unreadable, full, rows } = live.data;
  return <ListNotes unreadable={unreadable} full={full} shown={rows.length} />;
}
