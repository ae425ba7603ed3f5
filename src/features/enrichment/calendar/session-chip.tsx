import { beginOf } from "@domain/enrichment/calendar/on-day";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import {
  Box,
  Group,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { SessionRow } from "./use-calendar";
import { sessionLooks } from "./session-words";

/** How the address of a dragged session is called on its way. */
export const dragType = "application/x-suricate-session";

interface SessionChipProps {
  row: SessionRow;
  day: CalendarDay;
  name: string;
  place: string;
  /** Where there is room: where it takes place, too. */
  wide: boolean;
  /** Where there is hardly room for a name: without the hour. */
  tight: boolean;
  movable: boolean;
  /** In a grid the day is stepped to, and what is on it opens from there. */
  inGrid: boolean;
  onOpen: () => void;
}

/** A session on a day: when it begins there, what of, how it stands. */
export function SessionChip(props: SessionChipProps) {
  const { row, day, name, place, wide, tight, movable, inGrid, onOpen } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { status, quantity } = row.data;
  const { icon: Icon, color } = sessionLooks[status];
  const begin = beginOf(row.data);
  const began = parisDay(begin) < day;
  const when = began
    ? t("enrichment.calendar.states.since", { when: format.date(begin) })
    : format.time(begin);
  const state = t(`enrichment.calendar.status.${status}`);
  // What there is no room to show.
  const unseen = wide
    ? [state]
    : [...(began || tight ? [when] : []), place, state];
  return (
    <UnstyledButton
      w="100%"
      mih={inGrid ? 24 : 44}
      px={4}
      fz="sm"
      tabIndex={inGrid ? -1 : 0}
      title={[when, name, place, state].join(" · ")}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, row.id);
        event.dataTransfer.effectAllowed = "move";
      }}
      onClick={onOpen}
      style={{
        borderInlineStart: `3px solid var(--mantine-color-${color}-filled)`,
        cursor: movable ? "grab" : "pointer",
        opacity: row.pending ? 0.7 : 1,
      }}
    >
      <Group gap={4} wrap="nowrap">
        <Box component="span" flex="none" lh={0}>
          <Icon size={14} aria-hidden />
        </Box>
        <Text
          component="span"
          inherit
          lineClamp={wide ? undefined : 2}
          style={{ hyphens: "auto", overflowWrap: "anywhere" }}
        >
          {began || tight ? null : `${when} `}
          <b>{name}</b>
          {quantity > 1 && ` × ${format.number(quantity)}`}
        </Text>
      </Group>
      <VisuallyHidden>
        {unseen.map((word) => `, ${word}`).join("")}
      </VisuallyHidden>
      {wide && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {began ? `${when} · ${place}` : place}
        </Text>
      )}
    </UnstyledButton>
  );
}
