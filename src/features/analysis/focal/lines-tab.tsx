import type { SessionLine } from "@domain/observation/analysed/focal/session-lines";
import { clockAt } from "@domain/observation/timeline/clock";
import { watchedOfBar } from "@domain/observation/timeline/timeline";
import { href } from "@domain/pages";
import { Box, Group, Text } from "@mantine/core";
import { IconClockExclamation } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import type { Rows } from "../../../ui/chart/parts/rows";
import { StatusBadge } from "../../../ui/display/status-badge";
import { RecordList } from "../../../ui/list/record-list";
import { useEffortWords } from "../parts/use-effort-words";
import type { FocalProps } from "./focal-tabs";
import { LineStrip } from "./line-strip";
import classes from "./focal.module.css";

const hiddenColor = "#868e96";

/** Every session over its time, a row each animal, all to one scale; a row leads to the session's record. */
export function LinesTab({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const { coding, names } = analysis;
  const { lines } = report;
  const tableOf = useLineTable();
  const longestMs = Math.max(1, ...lines.map(({ lengthMs }) => lengthMs));
  const { behaviours } = coding.plan;
  const colorOf = (id: string | null) =>
    behaviours.find(({ behaviourId }) => behaviourId === id)?.color ??
    hiddenColor;
  const met = new Set(
    lines.flatMap(({ lane }) =>
      [...lane.bars, ...lane.ticks].map(({ behaviourId }) => behaviourId),
    ),
  );
  const nameOf = (id: string | null) =>
    id === null ? t("analysis.focal.states.notVisible") : coding.behaviour(id);
  return (
    <ChartFigure
      title={t("analysis.focal.lines.title")}
      facts={t("analysis.focal.lines.facts", {
        length: effort.length(longestMs),
      })}
      file={t("analysis.focal.lines.title")}
      rowsOf={() => tableOf(lines, nameOf, names.animal)}
    >
      <Group gap="md" component="ul" p={0} m={0}>
        {[...met].map((id) => (
          <Group
            key={id ?? ""}
            component="li"
            gap={6}
            wrap="nowrap"
            style={{ listStyle: "none" }}
          >
            <Box
              component="span"
              aria-hidden
              className={classes["key"] ?? ""}
              __vars={{ "--behaviour": colorOf(id) }}
            />
            <Text size="sm">{nameOf(id)}</Text>
          </Group>
        ))}
      </Group>
      <RecordList
        label={t("analysis.focal.lines.title")}
        rows={lines}
        rowKey={({ obsSessionId, lane }) => `${obsSessionId} ${lane.animalId}`}
        rowHref={({ obsSessionId }) => href("obsSession", { obsSessionId })}
        columns={[
          {
            id: "start",
            header: t("analysis.results.columns.start"),
            width: "minmax(10.5rem, 1fr)",
            cell: ({ startedAt }) => format.dateTime(startedAt),
          },
          {
            id: "animal",
            header: t("analysis.focal.columns.animal"),
            width: "minmax(6rem, 1fr)",
            from: 480,
            card: "bare",
            cell: ({ lane }) => names.animal(lane.animalId),
          },
          {
            id: "line",
            header: t("analysis.focal.columns.course"),
            width: "minmax(10rem, 5fr)",
            from: 480,
            card: "bare",
            cell: (line) => (
              <LineStrip line={line} longestMs={longestMs} colorOf={colorOf} />
            ),
          },
          {
            id: "observer",
            header: t("analysis.results.columns.observer"),
            width: "minmax(7rem, 1fr)",
            from: 980,
            card: "hidden",
            cell: ({ observerId }) => names.person(observerId),
          },
          {
            id: "marks",
            header: t("analysis.results.columns.remark"),
            width: "fit",
            from: 760,
            card: "bare",
            cell: ({ endedEarly }) =>
              endedEarly && (
                <StatusBadge
                  color="orange"
                  icon={IconClockExclamation}
                  label={t("analysis.results.states.endedEarly")}
                />
              ),
          },
        ]}
      />
    </ChartFigure>
  );
}

/** Every bout and event of every session as a table, in the order of time. */
function useLineTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = (ms: number) =>
    format.number(ms / 1000, { maximumFractionDigits: 1, useGrouping: false });
  return (
    lines: readonly SessionLine[],
    nameOf: (id: string | null) => string,
    animal: (id: string) => string,
  ): Rows => ({
    columns: [
      { head: t("analysis.results.columns.start"), isNumber: false },
      { head: t("analysis.focal.columns.animal"), isNumber: false },
      { head: t("analysis.results.columns.behaviour"), isNumber: false },
      { head: t("analysis.focal.columns.from"), isNumber: false },
      { head: t("analysis.focal.columns.seconds"), isNumber: true },
    ],
    rows: lines.flatMap(({ startedAt, lane, pauses }) =>
      [
        ...lane.bars.map((bar) => ({
          behaviourId: bar.behaviourId,
          from: bar.from,
          ms: watchedOfBar(bar, { pauses }),
        })),
        ...lane.ticks.map(({ behaviourId, t: from }) => ({
          behaviourId,
          from,
          ms: null,
        })),
      ]
        .toSorted((a, b) => a.from - b.from)
        .map(({ behaviourId, from, ms }) => [
          format.dateTime(startedAt),
          animal(lane.animalId),
          nameOf(behaviourId),
          clockAt(startedAt, from),
          ms === null ? "" : seconds(ms),
        ]),
    ),
  });
}
