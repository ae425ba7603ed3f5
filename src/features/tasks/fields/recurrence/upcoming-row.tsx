import type { UpcomingRun } from "@domain/automation/dates/upcoming";
import type { ClosingPolicy } from "@domain/recurrence/closing-days";
import { parisDay } from "@domain/time/paris";
import { Badge, Group, Text } from "@mantine/core";
import {
  IconCalendarEvent,
  IconCalendarOff,
  IconClockHour4,
  IconPencil,
  IconPlayerSkipForward,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../../ui/display/icon";
import { useFormat } from "../../../../lib/use-format";
import { useDayWords } from "../../../shared/recurrence/use-day-words";
import classes from "./recurrence-preview.module.css";

interface UpcomingRowProps {
  run: UpcomingRun;
  /** What the closing days it falls on are called; null: nothing. */
  closure: string | null;
  policy: ClosingPolicy;
  /** Whether the day of the month was chosen by its number. */
  named: boolean;
  actions: ReactNode;
}

/** One of the next dates, when it is due, and what is unusual about it. */
export function UpcomingRow({ actions, ...date }: UpcomingRowProps) {
  const { run } = date;
  const { t } = useTranslation();
  const format = useFormat();
  const dayWords = useDayWords();
  const at = run.at ?? run.occurrence;
  const { dueAt } = run;
  const isOut = run.leftOut !== null;
  return (
    <li className={classes.date}>
      <Text
        span
        size="sm"
        {...(isOut ? { c: "dimmed", td: "line-through" } : {})}
      >
        {dayWords(at)}, {format.time(at)}
      </Text>
      {dueAt !== null && (
        <Text span size="sm" c="dimmed">
          {t("tasks.schedule.preview.due", {
            when:
              parisDay(dueAt) === parisDay(at)
                ? format.time(dueAt)
                : format.dateTime(dueAt),
          })}
        </Text>
      )}
      <Group gap={4} component="span">
        <Marks {...date} />
      </Group>
      {actions !== undefined && (
        <span className={classes.actions}>{actions}</span>
      )}
    </li>
  );
}

interface Mark {
  id: string;
  icon: IconComponent;
  label: string;
  color: "orange" | "gray" | "blue";
}

/** With what the closing days are called, where they have a name. */
const withName = (words: string, name: string | null) =>
  name === null ? words : `${words} · ${name}`;

function Marks({
  run,
  closure,
  policy,
  named,
}: Omit<UpcomingRowProps, "actions">) {
  const { t } = useTranslation();
  const dayWords = useDayWords();
  const { leftOut, override, postponed, clamped, shifted, occurrence } = run;
  const instead = t("tasks.schedule.preview.instead", {
    day: dayWords(occurrence),
  });
  const isMoved = postponed || (override?.at ?? null) !== null;
  const marks: (Mark | false)[] = [
    leftOut === "closed" && {
      id: "closed",
      icon: IconCalendarOff,
      label: withName(
        // Who wants it moved is told that another date takes its place.
        t(
          policy === "skip"
            ? "tasks.schedule.preview.closed"
            : "tasks.schedule.preview.gaveWay",
        ),
        closure,
      ),
      color: "gray",
    },
    leftOut === "excluded" && {
      id: "excluded",
      icon: IconPlayerSkipForward,
      label: t("tasks.schedule.preview.excluded"),
      color: "gray",
    },
    isMoved && {
      id: "moved",
      icon: IconCalendarEvent,
      label: postponed ? withName(instead, closure) : instead,
      color: "orange",
    },
    override !== null && {
      id: "changed",
      icon: IconPencil,
      label: t("tasks.schedule.preview.changed"),
      color: "blue",
    },
    clamped &&
      named && {
        id: "clamped",
        icon: IconCalendarEvent,
        label: t("tasks.schedule.preview.clamped"),
        color: "orange",
      },
    shifted && {
      id: "shifted",
      icon: IconClockHour4,
      label: t("tasks.schedule.preview.shifted"),
      color: "orange",
    },
  ];
  return marks.map(
    (mark) =>
      mark !== false && (
        <Badge
          key={mark.id}
          color={mark.color}
          leftSection={<mark.icon size={14} aria-hidden />}
        >
          {mark.label}
        </Badge>
      ),
  );
}
