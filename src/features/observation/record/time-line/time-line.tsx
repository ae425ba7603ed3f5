import type { TimeLine as Line } from "@domain/observation/timeline/timeline";
import { clockAt } from "@domain/observation/timeline/clock";
import { Box, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLengthWords } from "../../parts/use-length-words";
import type { SessionNames } from "../../parts/use-session-names";
import { LaneTrack } from "./lane-track";
import { hourSteps } from "./hour-steps";
import { useInSight } from "./use-in-sight";
import classes from "./time-line.module.css";
import type { SessionPlan } from "../../parts/use-plans";

const zooms = ["1", "2", "5", "10", "25"] as const;

export interface TimeLineProps {
  line: Line;
  startedAt: Date;
  plan: SessionPlan;
  names: SessionNames;
  /** The instant that somebody came to see, in ms since it began; it is brought into sight. */
  moment?: number | null;
}

/** So near is looked at where somebody came to see a moment. */
const momentZoom = "10";

/** A session over its time: a lane for each animal, states as bars, events as ticks, pauses hatched, scans as marks. */
export function TimeLine(props: TimeLineProps) {
  const { line, startedAt, plan, moment = null } = props;
  const { t } = useTranslation();
  const length = useLengthWords();
  const [zoom, setZoom] = useState<string>(moment === null ? "1" : momentZoom);
  const [said, setSaid] = useState<string | null>(
    moment === null
      ? null
      : t("observation.record.states.moment", {
          time: clockAt(startedAt, moment),
        }),
  );
  const mark = useInSight(moment);
  const all = Math.max(1, line.lengthMs);
  const left = (at: number) => `${String((100 * at) / all)}%`;
  const used = new Set(
    line.lanes.flatMap(({ bars, ticks }) =>
      [...bars, ...ticks].map(({ behaviourId }) => behaviourId),
    ),
  );
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t("observation.record.help.timeLine")}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t("observation.record.fields.zoom")}
          value={zoom}
          onChange={setZoom}
          data={zooms.map((value) => ({ value, label: `${value}×` }))}
        />
      </Group>
      <div
        className={classes.scroller}
        tabIndex={0}
        role="group"
        aria-label={t("observation.record.headings.timeLine")}
      >
        <div
          className={classes.inner}
          style={{ width: `${String(100 * Number(zoom))}%` }}
        >
          <div className={classes.axis} aria-hidden>
            {hourSteps(line.lengthMs, Number(zoom)).map((at) => (
              <span
                key={at}
                className={classes.hour}
                style={{ left: left(at) }}
              >
                {clockAt(startedAt, at).slice(0, 5)}
              </span>
            ))}
            {line.scans.map((at, place) => (
              <span
                key={place}
                className={classes.scan}
                style={{ left: left(at) }}
              />
            ))}
            {line.missed.map(({ slot, from }) => (
              <span
                key={slot}
                data-missed
                className={classes.scan}
                style={{ left: left(from) }}
              />
            ))}
          </div>
          {moment !== null && (
            <div
              ref={mark}
              className={classes.moment}
              aria-hidden
              style={{ left: left(moment) }}
            />
          )}
          {line.lanes.map((lane) => (
            <LaneTrack
              {...props}
              key={lane.animalId}
              lane={lane}
              left={left}
              onSaid={setSaid}
            />
          ))}
        </div>
      </div>
      <Text size="sm" role="status" mih="1.5em">
        {said}
      </Text>
      <Group gap="md" component="ul" p={0} m={0}>
        {[...used].map((id) => {
          const at = plan.behaviours.findIndex(
            ({ behaviourId }) => behaviourId === id,
          );
          const behaviour = plan.behaviourOf(id);
          return (
            <Group
              key={id ?? ""}
              component="li"
              gap={6}
              style={{ listStyle: "none" }}
            >
              <Box
                component="span"
                aria-hidden
                className={`${classes.bar ?? ""} ${classes.key ?? ""}`}
                data-pattern={at % 4}
                data-hidden={id === null || undefined}
                __vars={{ "--behaviour": behaviour?.color ?? "#868e96" }}
              />
              <Text size="sm">
                {[behaviour?.code, plan.nameOf(id)]
                  .filter((part) => part != null)
                  .join(" · ")}
              </Text>
            </Group>
          );
        })}
        {line.pauses.length > 0 && (
          <Text size="sm" component="li" style={{ listStyle: "none" }}>
            {t("observation.record.states.paused", {
              length: length(
                line.pauses.reduce((sum, { from, to }) => sum + to - from, 0),
              ),
            })}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
