import { without } from "@domain/analysis/observed/spans";
import type { Bar, Lane, Tick } from "@domain/observation/timeline/timeline";
import { clockAt } from "@domain/observation/timeline/clock";
import { watchedOfBar } from "@domain/observation/timeline/timeline";
import { Box } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { useLengthWords } from "../../parts/use-length-words";
import type { TimeLineProps } from "./time-line";
import classes from "./time-line.module.css";

/** The height of a line of states, and of what stands above it, in px. */
const lineHeight = 26;
const tickHeight = 20;

type Item = { kind: "bar"; of: Bar } | { kind: "tick"; of: Tick };

const startOf = (item: Item): number =>
  item.kind === "bar" ? item.of.from : item.of.t;

interface LaneTrackProps extends TimeLineProps {
  lane: Lane;
  /** Where an instant stands. */
  left: (at: number) => string;
  /** Told what is looked at, in words. */
  onSaid: (words: string) => void;
}

/** What one animal did: one stop of the keyboard, the arrows go from one to the next. */
export function LaneTrack(props: LaneTrackProps) {
  const { lane, line, left, startedAt, plan, names, onSaid } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const length = useLengthWords();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const items: Item[] = [
    ...lane.bars.map((of): Item => ({ kind: "bar", of })),
    ...lane.ticks.map((of): Item => ({ kind: "tick", of })),
  ].sort((a, b) => startOf(a) - startOf(b));
  const name = names.animal(lane.animalId);
  const present = without([{ from: 0, to: line.lengthMs }], lane.absent).map(
    ({ from, to }) => `${clockAt(startedAt, from)}–${clockAt(startedAt, to)}`,
  );
  const followed =
    lane.absent.length === 0
      ? null
      : t("observation.record.states.followed", {
          when: format.list(present),
        });
  const wordsOf = (item: Item): string => {
    const what = plan.nameOf(item.of.behaviourId);
    const time = clockAt(startedAt, startOf(item));
    return item.kind === "tick"
      ? `${time} · ${what}`
      : `${time} · ${what} · ${length(watchedOfBar(item.of, line))}`;
  };
  const look = (next: number) => {
    const item = items[next];
    if (item === undefined) return;
    setAt(next);
    onSaid(`${name} · ${wordsOf(item)}`);
    document.getElementById(`${id}${String(next)}`)?.scrollIntoView({
      block: "nearest",
      inline: "nearest",
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const wanted = { Home: 0, End: items.length - 1 }[event.key];
    const next = by === undefined ? wanted : at === null ? 0 : at + by;
    if (next === undefined) return;
    event.preventDefault();
    look(Math.min(items.length - 1, Math.max(0, next)));
  };
  const height =
    lane.lines * lineHeight + (lane.ticks.length > 0 ? tickHeight : 0);
  return (
    <div>
      <span className={classes.name} id={`${id}name`}>
        {followed === null ? name : `${name} · ${followed}`}
      </span>
      <div
        className={classes.track}
        role="listbox"
        tabIndex={0}
        aria-orientation="horizontal"
        aria-labelledby={`${id}name`}
        aria-activedescendant={at === null ? undefined : `${id}${String(at)}`}
        style={{ height }}
        onKeyDown={step}
        onFocus={() => look(at ?? 0)}
      >
        {items.map((item, place) => {
          const { behaviourId } = item.of;
          const behaviour = plan.behaviourOf(behaviourId);
          const shared = {
            id: `${id}${String(place)}`,
            role: "option",
            "aria-selected": place === at,
            "aria-label": wordsOf(item),
            onClick: () => look(place),
          };
          const color = behaviour?.color ?? "#868e96";
          const letter =
            behaviour?.code ?? plan.nameOf(behaviourId).slice(0, 1);
          if (item.kind === "tick")
            return (
              <Box
                key={place}
                {...shared}
                className={classes.tick ?? ""}
                __vars={{ "--behaviour": color }}
                style={{ left: left(item.of.t) }}
              >
                {letter}
              </Box>
            );
          const { from, to, line: row } = item.of;
          return (
            <Box
              key={place}
              {...shared}
              className={classes.bar ?? ""}
              __vars={{ "--behaviour": color }}
              data-hidden={behaviourId === null || undefined}
              data-pattern={
                plan.behaviours.findIndex(
                  (one) => one.behaviourId === behaviourId,
                ) % 4
              }
              style={{
                top: row * lineHeight + 1,
                left: left(from),
                width: left(to - from),
              }}
            >
              <span className={classes.letter}>{letter}</span>
            </Box>
          );
        })}
        {line.pauses.map(({ from, to }) => (
          <div
            key={from}
            className={classes.pause}
            aria-hidden
            style={{ left: left(from), width: left(to - from) }}
          />
        ))}
        {lane.absent.map(({ from, to }) => (
          <div
            key={from}
            className={classes.absent}
            aria-hidden
            style={{ left: left(from), width: left(to - from) }}
          />
        ))}
        {items.length === 0 && (
          <div role="option" aria-selected={false} className={classes.name}>
            {t("observation.record.states.nothingSeen")}
          </div>
        )}
      </div>
    </div>
  );
}
